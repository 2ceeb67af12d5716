import ArrowBack from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { PageMeta } from '../PageMeta';
import Typography from '@mui/material/Typography';

export interface PageHeaderProps {
  title: string;
  /** The way back to the list that the page belongs to. */
  back?: { to: string; text: string };
  /** Buttons beside the title. */
  children?: ReactNode;
}

/** Title line of a console page. */
export function PageHeader({ title, back, children }: PageHeaderProps) {
  return (
    <Box sx={{ mb: 2.5 }}>
      <PageMeta title={title} noindex />
      {back && (
        <Button href={back.to} size="small" startIcon={<ArrowBack />} sx={{ ml: -0.5, mb: 0.5 }}>
          {back.text}
        </Button>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Typography
          variant="h1"
          sx={{ fontSize: '1.5rem', overflowWrap: 'anywhere', flex: '1 1 12rem', lineHeight: 1.25 }}
        >
          {title}
        </Typography>
        {children}
      </Box>
    </Box>
  );
}

import Paper from '@mui/material/Paper';
import type { ReactNode } from 'react';
import Container from '@mui/material/Container';
import { PageMeta } from './PageMeta';
import Typography from '@mui/material/Typography';

export interface FormCardProps {
  title: string;
  text?: string;
  children: ReactNode;
}

/** A page that is one short form. */
export function FormCard({ title, text, children }: FormCardProps) {
  return (
    <Container sx={{ py: { xs: 6, md: 10 } }}>
      <PageMeta title={title} noindex />
      <Paper variant="outlined" sx={{ maxWidth: 480, mx: 'auto', p: { xs: 3, md: 5 } }}>
        <Typography variant="h1" sx={{ typography: 'h3', mb: text ? 1.5 : 3 }}>
          {title}
        </Typography>
        {text && (
          <Typography color="textSecondary" sx={{ mb: 3 }}>
            {text}
          </Typography>
        )}
        {children}
      </Paper>
    </Container>
  );
}

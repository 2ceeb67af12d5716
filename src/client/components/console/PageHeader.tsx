import ArrowBack from '@mui/icons-material/ArrowBack';
import OpenInNew from '@mui/icons-material/OpenInNew';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useTranslation } from '@/client/i18n/useTranslation';
import { PageMeta } from '../PageMeta';

interface PageHeaderProps {
  title: string;
  back?: { to: string; text: string };
  /** Below the title: what the page is for. */
  text?: string;
  children?: ReactNode;
}

export function PageHeader({ title, back, text, children }: PageHeaderProps) {
  return (
    <Box sx={{ mb: text ? 2 : 2.5 }}>
      <PageMeta title={title} noindex />
      {back && (
        <Button href={back.to} size="small" startIcon={<ArrowBack />} sx={{ ml: -0.5, mb: 0.5 }}>
          <span dir="auto">{back.text}</span>
        </Button>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Typography
          variant="h1"
          dir="auto"
          sx={{ fontSize: '1.5rem', flex: '1 1 12rem', lineHeight: 1.25 }}
        >
          {title}
        </Typography>
        {children}
      </Box>
      {text && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2.5, maxWidth: '75ch' }}>
          {text}
        </Typography>
      )}
    </Box>
  );
}

/** Leads from a record to its page for visitors; that of a draft only admins see. */
export function ViewOnSite({ href, isDraft }: { href: string; isDraft?: boolean }) {
  const { t } = useTranslation('admin');
  return (
    <Button href={href} startIcon={isDraft ? <Visibility /> : <OpenInNew />}>
      {t(isDraft ? 'form.preview' : 'form.viewOnSite')}
    </Button>
  );
}

export function TitledPaper(props: { title: string; text?: string; children: ReactNode }) {
  const { title, text, children } = props;
  const id = useId();
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography
        id={id}
        variant="subtitle1"
        component="h2"
        sx={{ fontSize: text ? '1.1rem' : undefined, mb: text ? 0.5 : 1.5 }}
      >
        {title}
      </Typography>
      {text && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 2.5, maxWidth: '65ch' }}>
          {text}
        </Typography>
      )}
      {children}
    </Paper>
  );
}

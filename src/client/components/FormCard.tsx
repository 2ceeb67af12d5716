import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PageMeta } from './PageMeta';

/** Leads from the form to another page. */
export const FormCardLink = (props: { href: string; children: string }) => (
  <Link {...props} sx={{ display: 'inline-block', mt: 1.5, py: 1.25 }} />
);

export function FormCard(props: { title: string; text?: string; children: ReactNode }) {
  const { title, text, children } = props;
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

import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { PageMeta } from '../PageMeta';

/** The address names a type that doesn't exist. */
export function InvalidType({ text }: { text: string }) {
  return (
    <Container sx={{ py: { xs: 10, md: 16 }, textAlign: 'center' }}>
      <PageMeta title={text} noindex />
      <Typography variant="h1" color="error" sx={{ typography: 'h2' }}>
        {text}
      </Typography>
    </Container>
  );
}

import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PageMeta } from '../PageMeta';

interface MessagePageProps {
  /** Large and faint above the title, such as a status code. */
  code?: string;
  title: string;
  text?: string;
  href: string;
  buttonText: string;
}

export function MessagePage({ code, title, text, href, buttonText }: MessagePageProps) {
  return (
    <Container sx={{ py: { xs: 10, md: 16 } }}>
      <PageMeta title={title} noindex />
      <Stack spacing={3} sx={{ alignItems: 'center', textAlign: 'center' }}>
        {code && (
          <Typography
            aria-hidden
            variant="h1"
            component="p"
            sx={{ fontSize: '6rem', color: '#7b8a9e' }}
          >
            {code}
          </Typography>
        )}
        <Typography variant="h2" component="h1" sx={{ maxWidth: '24em' }}>
          {title}
        </Typography>
        {text && (
          <Typography color="textSecondary" sx={{ maxWidth: '36em' }}>
            {text}
          </Typography>
        )}
        <Button variant="contained" size="large" href={href}>
          {buttonText}
        </Button>
      </Stack>
    </Container>
  );
}

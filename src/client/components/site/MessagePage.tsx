import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { PageMeta } from '../PageMeta';

export interface MessagePageProps {
  /** Large and faint above the title, such as a status number. */
  code?: string;
  title: string;
  text?: string;
  /** Where the one button leads. */
  to: string;
  buttonText: string;
}

/** A page that has one thing to say and one way on. */
export function MessagePage({ code, title, text, to, buttonText }: MessagePageProps) {
  return (
    <Container sx={{ py: { xs: 10, md: 16 } }}>
      <PageMeta title={title} noindex />
      <Box sx={{ display: 'grid', gap: 3, justifyItems: 'center', textAlign: 'center' }}>
        {code && (
          <Typography aria-hidden sx={{ typography: 'h1', fontSize: '6rem', color: '#7b8a9e' }}>
            {code}
          </Typography>
        )}
        <Typography variant="h1" sx={{ typography: 'h2', maxWidth: '24em' }}>
          {title}
        </Typography>
        {text && (
          <Typography color="textSecondary" sx={{ maxWidth: '36em' }}>
            {text}
          </Typography>
        )}
        <Button variant="contained" size="large" href={to}>
          {buttonText}
        </Button>
      </Box>
    </Container>
  );
}

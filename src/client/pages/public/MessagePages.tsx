import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PageMeta } from '@/client/components/PageMeta';
import { useTranslation } from '@/client/i18n/useTranslation';
import { paths } from '@/shared/siteMap';

interface MessagePageProps {
  /** Large and faint above the title, such as a status code. */
  code?: string;
  title: string;
  text?: string;
  /** By default the home page. */
  href?: string;
  buttonText: string;
  /** In place of following `href`. */
  onClick?: () => void;
}

export function MessagePage(props: MessagePageProps) {
  const { code, title, text, href = paths.home(), buttonText, onClick } = props;
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
        <Button
          variant="contained"
          size="large"
          href={onClick ? undefined : href}
          onClick={onClick}
        >
          {buttonText}
        </Button>
      </Stack>
    </Container>
  );
}

export function NotFoundPage() {
  const { t } = useTranslation('common');
  return (
    <MessagePage
      code="404"
      title={t('notFound.title')}
      text={t('notFound.text')}
      buttonText={t('goHome')}
    />
  );
}

export function ForbiddenPage() {
  const { t } = useTranslation('account');
  return <MessagePage title={t('forbidden.title')} buttonText={t('forbidden.button')} />;
}

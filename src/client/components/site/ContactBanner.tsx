import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from '@/client/i18n/useTranslation';
import { paths } from '@/shared/siteMap';

export interface ContactBannerProps {
  texts: { readonly heading: string; readonly text: string; readonly button?: string };
  /** By default the contact page, and its name on the button. */
  href?: string;
  plain?: boolean;
}

export function ContactBanner({ texts, href = paths.contact(), plain }: ContactBannerProps) {
  const { t } = useTranslation('common');
  return (
    <Box sx={plain ? undefined : { bgcolor: 'primary.main', color: 'primary.contrastText' }}>
      <Container sx={{ py: { xs: 6, md: 8 } }}>
        <Stack
          direction={{ xs: 'column', md: 'row' }}
          spacing={4}
          sx={{ alignItems: { xs: 'flex-start', md: 'center' }, justifyContent: 'space-between' }}
        >
          <Box sx={{ maxWidth: '40em' }}>
            <Typography variant="h2">{texts.heading}</Typography>
            <Typography sx={{ mt: 1.5, opacity: 0.88, fontSize: '1.1rem' }}>
              {texts.text}
            </Typography>
          </Box>
          <Button
            variant="contained"
            color="secondary"
            size="large"
            href={href}
            sx={{ flexShrink: 0, px: 4 }}
          >
            {texts.button ?? t('nav.contact')}
          </Button>
        </Stack>
      </Container>
    </Box>
  );
}

import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useTranslation } from '@/client/i18n/useTranslation';
import { paths } from '@/shared/siteMap';

export interface ContactBannerProps {
  texts: { readonly heading: string; readonly text: string; readonly button?: string };
  /** Where the button leads; by default to the contact page, under its name. */
  to?: string;
  /** On white, where another banner follows. */
  plain?: boolean;
}

/** The last band of a page: one question and one button. */
export function ContactBanner({ texts, to = paths.contact(), plain = false }: ContactBannerProps) {
  const { t } = useTranslation('common');
  return (
    <Box sx={plain ? {} : { bgcolor: 'primary.main', color: 'primary.contrastText' }}>
      <Container
        sx={{
          py: { xs: 6, md: 8 },
          display: 'flex',
          flexDirection: { xs: 'column', md: 'row' },
          gap: 4,
          alignItems: { md: 'center' },
          justifyContent: 'space-between',
        }}
      >
        <Box sx={{ maxWidth: '40em' }}>
          <Typography variant="h2">{texts.heading}</Typography>
          <Typography sx={{ mt: 1.5, opacity: 0.88, fontSize: '1.1rem' }}>{texts.text}</Typography>
        </Box>
        <Button
          variant="contained"
          size="large"
          href={to}
          color="secondary"
          sx={{ flexShrink: 0, alignSelf: { xs: 'flex-start', md: 'center' }, px: 4 }}
        >
          {texts.button ?? t('nav.contact')}
        </Button>
      </Container>
    </Box>
  );
}

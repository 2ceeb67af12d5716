import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import company from '../../../content/company';
import type { Language } from '../../../lib/language';

/** Where the company is; the link serves where the embedded map cannot be loaded. */
export function CompanyMap() {
  const { t, i18n } = useTranslation('contact');
  const language = i18n.language as Language;
  return (
    <Box component="section" aria-labelledby="map-heading" sx={{ bgcolor: 'grey.100' }}>
      <Container sx={{ py: { xs: 6, md: 8 } }}>
        <Typography id="map-heading" variant="h2">
          {t('map.heading')}
        </Typography>
        <Typography sx={{ mt: 1.5, mb: 3 }}>
          {company.address[language]}
          {' · '}
          <Link href={company.map.linkUrl} target="_blank" rel="noopener" underline="always">
            {t('map.link')}
          </Link>
        </Typography>
        <Box
          component="iframe"
          title={t('map.title')}
          src={company.map.embedUrl}
          loading="lazy"
          referrerPolicy="no-referrer"
          sx={{
            display: 'block',
            width: '100%',
            height: { xs: 300, md: 420 },
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            bgcolor: 'grey.200',
          }}
        />
      </Container>
    </Box>
  );
}

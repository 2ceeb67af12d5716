import { useState } from 'react';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { company } from '@/shared/company';
import { DrawnMap } from './DrawnMap';

const fill = { position: 'absolute', inset: 0, width: '100%', height: '100%', border: 0 };

/**
 * Where the company is: drawn, until the provider's map takes the drawing's place. A frame doesn't
 * say that its page could not be had, but a picture of the same host does.
 */
export function CompanyMap() {
  const { t } = useTranslation('contact');
  const language = useLanguage();
  const [isReachable, setReachable] = useState(false);
  return (
    <Box component="section" aria-labelledby="map-heading" sx={{ bgcolor: 'grey.100' }}>
      <Container sx={{ py: { xs: 6, md: 8 } }}>
        <Typography id="map-heading" variant="h2">
          {t('map.heading')}
        </Typography>
        <Typography sx={{ mt: 1.5, mb: 3 }}>
          {company.address[language]}
          {' · '}
          <Box
            component="a"
            href={company.map.linkUrl}
            target="_blank"
            rel="noopener"
            sx={{ color: 'primary.main' }}
          >
            {t('map.link')}
          </Box>
        </Typography>
        <Box
          sx={{
            position: 'relative',
            height: { xs: 300, md: 420 },
            overflow: 'hidden',
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
          }}
        >
          <Box
            component="iframe"
            title={t('map.title')}
            src={company.map.embedUrl}
            loading="lazy"
            referrerPolicy="no-referrer"
            sx={{ ...fill, visibility: isReachable ? 'visible' : 'hidden' }}
          />
          <Box
            component="img"
            src={new URL('/favicon.ico', company.map.embedUrl).href}
            alt=""
            loading="lazy"
            referrerPolicy="no-referrer"
            onLoad={() => setReachable(true)}
            sx={visuallyHidden}
          />
          {!isReachable && <DrawnMap label={t('map.drawn')} name={company.name[language]} />}
        </Box>
      </Container>
    </Box>
  );
}

import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useState } from 'react';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { company } from '@/shared/company';

const fill = { position: 'absolute', inset: 0, width: '100%', height: '100%', border: 0 };

/** A frame doesn't report that its page failed to load, but an image from the same host does. */
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
          <Link href={company.map.linkUrl} target="_blank" rel="noopener" underline="always">
            {t('map.link')}
          </Link>
        </Typography>
        <Paper
          variant="outlined"
          sx={{ position: 'relative', height: { xs: 300, md: 420 }, overflow: 'hidden' }}
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
        </Paper>
      </Container>
    </Box>
  );
}

const streets =
  'M0 60H800M0 130H800M0 290H800M0 360H800M90 0V420M200 0V420M310 0V420M520 0V420M610 0V420M720 0V420';

function DrawnMap({ label, name }: { label: string; name: string }) {
  const { palette } = useTheme();
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox="0 0 800 420"
      preserveAspectRatio="xMidYMid slice"
      width="100%"
      height="100%"
      style={{ display: 'block' }}
    >
      <rect width="800" height="420" fill="#eef1f4" />
      <path d="M520 300h90v60h-90zM90 60h110v70H90z" fill="#d7e6d3" />
      <path
        d="M-10 250C120 210 170 330 300 300S470 180 560 215 700 330 810 280"
        fill="none"
        stroke="#bcd6e8"
        strokeWidth="34"
      />
      <path d={streets} stroke="#fff" strokeWidth="7" />
      <path d="M0 205H800M420 0V420M0 400 340 0" fill="none" stroke="#f6d9a8" strokeWidth="14" />
      <path
        d="M420 128c-25 0-44 19-44 43 0 31 44 74 44 74s44-43 44-74c0-24-19-43-44-43z"
        fill={palette.secondary.main}
      />
      <circle cx="420" cy="171" r="16" fill="#fff" />
      <text
        x="478"
        y="180"
        fill={palette.primary.main}
        stroke="#fff"
        strokeWidth="6"
        paintOrder="stroke"
        fontSize="24"
        fontWeight="650"
      >
        {name}
      </text>
    </svg>
  );
}

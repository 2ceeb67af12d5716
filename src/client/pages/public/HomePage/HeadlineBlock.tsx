import ArrowForward from '@mui/icons-material/ArrowForward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { Reveal } from '@/client/components/site/motion/Reveal';
import { useTranslation } from '@/client/i18n/useTranslation';

/** What the company is about, in large type: vertical and horizontal transport. */
export function HeadlineBlock() {
  const { t } = useTranslation('home');
  const directions = [
    { Icon: ArrowUpward, ...t('headline.vertical') },
    { Icon: ArrowForward, ...t('headline.horizontal') },
  ];
  return (
    <Box component="section" aria-labelledby="headline" sx={{ py: { xs: 8, md: 14 } }}>
      <Container>
        <Reveal
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr', lg: '1.1fr 1fr' },
            gap: { xs: 5, lg: 10 },
          }}
        >
          <div>
            <Typography id="headline" component="h2" variant="h1" sx={{ textWrap: 'balance' }}>
              {t('headline.heading')}
            </Typography>
            <Typography color="textSecondary" sx={{ mt: 3, maxWidth: '32em', fontSize: '1.2rem' }}>
              {t('headline.lead')}
            </Typography>
          </div>
          <Box sx={{ display: 'grid', gap: 4, alignContent: 'center' }}>
            {directions.map(({ Icon, title, text }) => (
              <Box key={title} sx={{ display: 'flex', gap: 3 }}>
                <Box
                  sx={{
                    display: 'grid',
                    placeItems: 'center',
                    flexShrink: 0,
                    width: 56,
                    height: 56,
                    bgcolor: 'primary.main',
                    color: 'secondary.light',
                  }}
                >
                  <Icon aria-hidden />
                </Box>
                <div>
                  <Typography variant="h3">{title}</Typography>
                  <Typography color="textSecondary" sx={{ mt: 1 }}>
                    {text}
                  </Typography>
                </div>
              </Box>
            ))}
          </Box>
        </Reveal>
      </Container>
    </Box>
  );
}

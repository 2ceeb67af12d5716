import LocalShipping from '@mui/icons-material/LocalShippingOutlined';
import SupportAgent from '@mui/icons-material/SupportAgentOutlined';
import Tune from '@mui/icons-material/TuneOutlined';
import Verified from '@mui/icons-material/VerifiedOutlined';
import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import { keyframes } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { PauseButton, usePlaying } from '@/client/components/site/motion/autoplay';
import { Reveal } from '@/client/components/site/motion/Reveal';
import { PageSection } from '@/client/components/site/PageSection';
import { useTranslation } from '@/client/i18n/useTranslation';

const points = [
  { name: 'quality', Icon: Verified },
  { name: 'support', Icon: SupportAgent },
  { name: 'customization', Icon: Tune },
  { name: 'delivery', Icon: LocalShipping },
] as const;

/** One tile of the drawing: two hoistways with landings and cars, in thin lines. */
const tile = `url("data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="600" fill="none" stroke="#9fb8d8" stroke-opacity=".16">' +
    '<path d="M80 0v600M200 0v600M280 0v600M400 0v600M92 0v600M188 0v600M292 0v600M388 0v600" />' +
    '<path d="M0 120h80M200 120h80M400 120h80M0 320h80M200 320h80M400 320h80M0 520h80M200 520h80M400 520h80" />' +
    '<path d="M100 180h80v110h-80zM140 180v110M140 0v180M140 290v310M300 400h80v110h-80zM340 400v110M340 0v400" />' +
    '<path stroke-dasharray="6 6" d="M220 40v520M240 40v520" /></svg>',
)}")`;

/** Seamless: the drawing moves up by the height of a tile. */
const scroll = keyframes({ to: { transform: 'translateY(-600px)' } });

export function WhyChooseUs() {
  const { t } = useTranslation('home');
  const { playing, toggle } = usePlaying();
  return (
    <PageSection
      heading={t('why.heading')}
      actions={<PauseButton playing={playing} onToggle={toggle} what={t('why.background')} />}
      dark
    >
      <Box
        data-testid="blueprint"
        style={{ animationPlayState: playing ? 'running' : 'paused' }}
        sx={{
          position: 'absolute',
          zIndex: -1,
          inset: '0 0 -600px',
          backgroundImage: tile,
          animation: `${scroll} 25s linear infinite`,
        }}
      />
      <Reveal>
        <Grid container spacing={{ xs: 4, lg: 5 }}>
          {points.map(({ name, Icon }) => (
            <Grid
              key={name}
              size={{ xs: 12, sm: 6, lg: 3 }}
              sx={{ pt: 3, borderTop: 2, borderColor: 'secondary.light' }}
            >
              <Icon aria-hidden sx={{ fontSize: 40, color: 'secondary.light' }} />
              <Typography variant="h3" sx={{ mt: 2 }}>
                {t(`why.points.${name}.title`)}
              </Typography>
              <Typography sx={{ mt: 1.5, color: '#c6d1de' }}>
                {t(`why.points.${name}.text`)}
              </Typography>
            </Grid>
          ))}
        </Grid>
      </Reveal>
    </PageSection>
  );
}

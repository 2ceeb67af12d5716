import LocalShipping from '@mui/icons-material/LocalShippingOutlined';
import SupportAgent from '@mui/icons-material/SupportAgentOutlined';
import Tune from '@mui/icons-material/TuneOutlined';
import Verified from '@mui/icons-material/VerifiedOutlined';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { Reveal } from '@/client/components/site/motion/Reveal';
import { useTranslation } from '@/client/i18n/useTranslation';
import { BlueprintBackground } from './BlueprintBackground';

const points = [
  { name: 'quality', Icon: Verified },
  { name: 'support', Icon: SupportAgent },
  { name: 'customization', Icon: Tune },
  { name: 'delivery', Icon: LocalShipping },
] as const;

/** Four reasons on navy, before a drawing of hoistways that moves slowly upwards. */
export function WhyChooseUs() {
  const { t } = useTranslation('home');
  return (
    <BlueprintBackground>
      <Container
        component="section"
        aria-labelledby="why"
        sx={{ py: { xs: 8, md: 12 }, color: '#fff' }}
      >
        <Typography id="why" variant="h2" sx={{ pr: 8 }}>
          {t('why.heading')}
        </Typography>
        <Reveal
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' },
            gap: { xs: 4, lg: 5 },
            mt: { xs: 4, md: 7 },
          }}
        >
          {points.map(({ name, Icon }) => (
            <Box key={name} sx={{ pt: 3, borderTop: '2px solid', borderColor: 'secondary.light' }}>
              <Icon aria-hidden sx={{ fontSize: 40, color: 'secondary.light' }} />
              <Typography variant="h3" sx={{ mt: 2 }}>
                {t(`why.points.${name}.title`)}
              </Typography>
              <Typography sx={{ mt: 1.5, color: '#c6d1de' }}>
                {t(`why.points.${name}.text`)}
              </Typography>
            </Box>
          ))}
        </Reveal>
      </Container>
    </BlueprintBackground>
  );
}

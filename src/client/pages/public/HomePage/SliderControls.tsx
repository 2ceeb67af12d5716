import ArrowForward from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { PauseButton } from '@/client/components/site/motion/PauseButton';
import { RoundButton } from '@/client/components/site/RoundButton';
import { useTranslation } from '@/client/i18n/useTranslation';

export interface SliderControlsProps {
  index: number;
  count: number;
  goTo: (index: number) => void;
  playing: boolean;
  onToggle: () => void;
}

/** Pause first, as the carousel pattern wants it, then the labels 01, 02 … and Next. */
export function SliderControls({ index, count, goTo, playing, onToggle }: SliderControlsProps) {
  const { t } = useTranslation(['common', 'home']);
  return (
    <Container
      data-scripted
      sx={{
        position: 'absolute',
        inset: 'auto 0 0',
        zIndex: 3,
        display: 'flex',
        alignItems: 'center',
        gap: { xs: 1, md: 2 },
        pb: { xs: 2.5, md: 4 },
        color: '#fff',
        '& :focus-visible': { outlineColor: 'secondary.light' },
      }}
    >
      <PauseButton playing={playing} onToggle={onToggle} what={t('home:slider.label')} />
      <Box
        role="group"
        aria-label={t('home:slider.choose')}
        sx={{ display: 'flex', gap: { xs: 0, md: 1 }, mx: 'auto' }}
      >
        {Array.from({ length: count }, (_, position) => (
          <Box
            key={position}
            component="button"
            type="button"
            aria-current={position === index ? 'true' : undefined}
            onClick={() => goTo(position)}
            sx={{
              position: 'relative',
              width: { xs: 36, sm: 56, lg: 72 },
              height: 44,
              border: 0,
              bgcolor: 'transparent',
              color: '#fff',
              font: 'inherit',
              fontSize: '0.9375rem',
              fontVariantNumeric: 'tabular-nums',
              cursor: 'pointer',
              '&::after': {
                content: '""',
                position: 'absolute',
                inset: 'auto 3px 2px',
                height: 3,
                bgcolor: 'rgb(255 255 255 / 0.45)',
              },
              '&[aria-current]': { fontWeight: 700 },
              '&[aria-current]::after': { bgcolor: 'secondary.light' },
            }}
          >
            {String(position + 1).padStart(2, '0')}
          </Box>
        ))}
      </Box>
      <RoundButton icon={ArrowForward} label={t('motion.next')} onClick={() => goTo(index + 1)} />
    </Container>
  );
}

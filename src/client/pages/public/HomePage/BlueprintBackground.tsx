import { type ReactNode, useState } from 'react';
import Box from '@mui/material/Box';
import { useReducedMotion } from '@/client/components/site/motion/useMatchMedia';
import { PauseButton } from '@/client/components/site/motion/PauseButton';
import { useTranslation } from '@/client/i18n/useTranslation';

/** One tile of the drawing: two hoistways with landings and cars, in thin lines. */
const tile = `url("data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="600" fill="none" stroke="#9fb8d8" stroke-opacity=".16">' +
    '<path d="M80 0v600M200 0v600M280 0v600M400 0v600M92 0v600M188 0v600M292 0v600M388 0v600" />' +
    '<path d="M0 120h80M200 120h80M400 120h80M0 320h80M200 320h80M400 320h80M0 520h80M200 520h80M400 520h80" />' +
    '<path d="M100 180h80v110h-80zM140 180v110M140 0v180M140 290v310M300 400h80v110h-80zM340 400v110M340 0v400" />' +
    '<path stroke-dasharray="6 6" d="M220 40v520M240 40v520" /></svg>',
)}")`;

/** A navy ground with a drawing that scrolls by in 25 s, without end and with a pause button. */
export function BlueprintBackground({ children }: { children: ReactNode }) {
  const { t } = useTranslation('home');
  const reducedMotion = useReducedMotion();
  const [choice, setChoice] = useState<boolean | null>(null);
  const playing = choice ?? !reducedMotion;
  return (
    <Box
      sx={{
        position: 'relative',
        isolation: 'isolate',
        overflow: 'hidden',
        bgcolor: 'primary.main',
        '& :focus-visible': { outlineColor: 'secondary.light' },
      }}
    >
      <Box
        data-testid="blueprint"
        style={{ animationPlayState: playing ? 'running' : 'paused' }}
        sx={{
          position: 'absolute',
          zIndex: -1,
          inset: '0 0 -600px',
          backgroundImage: tile,
          animation: 'blueprint 25s linear infinite',
          '@keyframes blueprint': { to: { transform: 'translateY(-600px)' } },
        }}
      />
      <PauseButton
        playing={playing}
        onToggle={() => setChoice(!playing)}
        what={t('why.background')}
        sx={{
          position: 'absolute',
          // Beside the heading, at the edge of the 1200 px of content.
          top: { xs: 56, md: 96 },
          right: { xs: 16, sm: 'max(24px, calc(50% - 600px))' },
          color: '#fff',
        }}
      />
      {children}
    </Box>
  );
}

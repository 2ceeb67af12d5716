import Pause from '@mui/icons-material/Pause';
import PlayArrow from '@mui/icons-material/PlayArrow';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from '@/client/i18n/useTranslation';

export const useReducedMotion = () => useMediaQuery('(prefers-reduced-motion: reduce)');

/** Automatic motion starts paused under reduced motion; the pause button overrides that. */
export function usePlaying() {
  const reducedMotion = useReducedMotion();
  const [choice, setChoice] = useState<boolean>();
  const playing = choice ?? !reducedMotion;
  return { playing, toggle: () => setChoice(!playing) };
}

interface AutoplayOptions {
  interval: number;
  onAdvance: () => void;
  /** A change restarts the interval, such as the index after a click. */
  restart?: unknown;
  /** Waits without being paused, for instance while the keyboard focus is inside. */
  suspended?: boolean;
}

export function useAutoplay({ interval, onAdvance, restart, suspended }: AutoplayOptions) {
  const { playing, toggle } = usePlaying();
  const running = playing && !suspended;
  const advance = useEffectEvent(onAdvance);

  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => {
      if (!document.hidden) advance();
    }, interval);
    return () => clearInterval(timer);
  }, [running, interval, restart]);

  return { playing, toggle };
}

interface PauseButtonProps {
  playing: boolean;
  onToggle: () => void;
  /** Name of what moves, for the button's label. */
  what: string;
}

export function PauseButton({ playing, onToggle, what }: PauseButtonProps) {
  const { t } = useTranslation('common');
  return (
    <IconButton
      color="outlined"
      aria-label={t(playing ? 'motion.pause' : 'motion.play', { what })}
      onClick={onToggle}
    >
      {playing ? <Pause fontSize="small" /> : <PlayArrow fontSize="small" />}
    </IconButton>
  );
}

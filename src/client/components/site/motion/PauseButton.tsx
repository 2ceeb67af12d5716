import Pause from '@mui/icons-material/Pause';
import PlayArrow from '@mui/icons-material/PlayArrow';
import type { SxProps, Theme } from '@mui/material/styles';
import { RoundButton } from '../RoundButton';
import { useTranslation } from '@/client/i18n/useTranslation';

export interface PauseButtonProps {
  playing: boolean;
  onToggle: () => void;
  /** Name of what moves, for the button's label. */
  what: string;
  sx?: SxProps<Theme>;
}

/** Stops and starts something that moves by itself; every such thing has one. */
export function PauseButton({ playing, onToggle, what, sx }: PauseButtonProps) {
  const { t } = useTranslation('common');
  return (
    <RoundButton
      icon={playing ? Pause : PlayArrow}
      label={t(playing ? 'motion.pause' : 'motion.play', { what })}
      onClick={onToggle}
      sx={sx}
    />
  );
}

import IconButton from '@mui/material/IconButton';
import Pause from '@mui/icons-material/Pause';
import PlayArrow from '@mui/icons-material/PlayArrow';
import type { SxProps, Theme } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';

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
  const Icon = playing ? Pause : PlayArrow;
  return (
    <IconButton
      onClick={onToggle}
      aria-label={t(playing ? 'motion.pause' : 'motion.play', { what })}
      color="inherit"
      sx={[
        { width: 44, height: 44, border: '1px solid currentColor' },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      <Icon fontSize="small" />
    </IconButton>
  );
}

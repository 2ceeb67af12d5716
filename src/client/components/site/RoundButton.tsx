import IconButton from '@mui/material/IconButton';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ComponentType } from 'react';

export interface RoundButtonProps {
  icon: ComponentType<SvgIconProps>;
  label: string;
  onClick: () => void;
  sx?: SxProps<Theme>;
}

/** A round, outlined button with an icon, in the colour of its surroundings. */
export function RoundButton({ icon: Icon, label, onClick, sx }: RoundButtonProps) {
  return (
    <IconButton
      onClick={onClick}
      aria-label={label}
      sx={[
        { width: 44, height: 44, color: 'inherit', border: '1px solid currentColor' },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      <Icon fontSize="small" />
    </IconButton>
  );
}

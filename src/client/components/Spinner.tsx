import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export interface SpinnerProps {
  /** Read to screen readers; without it the spinner only decorates. */
  label?: string;
  /** Pixels. */
  size?: number;
}

/** A turning ring in the colour of the text around it. */
export function Spinner({ label, size = 40 }: SpinnerProps) {
  return (
    <Box
      component="span"
      role={label ? 'progressbar' : undefined}
      aria-label={label}
      aria-hidden={!label}
      sx={{
        display: 'block',
        width: size,
        height: size,
        borderRadius: '50%',
        border: 'max(2px, 0.08em) solid',
        borderColor: 'currentColor',
        borderRightColor: 'transparent',
        animation: `${turn} 1s linear infinite`,
      }}
    />
  );
}

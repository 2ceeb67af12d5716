import Box from '@mui/material/Box';

export interface SpinnerProps {
  /** Read to screen readers; without it the text beside the spinner says enough. */
  label?: string;
  /** Pixels. */
  size?: number;
}

/** A turning ring in the colour of its surroundings. */
export function Spinner({ label, size = 40 }: SpinnerProps) {
  return (
    <Box
      role={label ? 'progressbar' : undefined}
      aria-label={label}
      sx={{
        width: size,
        height: size,
        border: `${Math.max(2, size / 12)}px solid`,
        borderColor: 'currentColor transparent currentColor currentColor',
        borderRadius: '50%',
        animation: 'spinner 1s linear infinite',
        '@keyframes spinner': { to: { transform: 'rotate(1turn)' } },
      }}
    />
  );
}

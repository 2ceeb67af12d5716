import { Box } from './Box';

interface SpinnerProps {
  /** In pixels. */
  size?: number;
  /** What is being loaded; without it the spinner only decorates. */
  label?: string;
}

/** Turns while something is loading. */
export function Spinner({ size = 40, label }: SpinnerProps) {
  return (
    <Box
      component="span"
      role={label && 'progressbar'}
      aria-label={label}
      aria-hidden={!label}
      sx={{
        display: 'inline-block',
        flexShrink: 0,
        width: size,
        height: size,
        color: 'primary.main',
        border: `${size / 11}px solid`,
        borderRightColor: 'transparent',
        borderRadius: '50%',
        animation: 'spinner 1.4s linear infinite',
        '@keyframes spinner': { to: { transform: 'rotate(360deg)' } },
      }}
    />
  );
}

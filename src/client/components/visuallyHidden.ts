import type { SxProps, Theme } from '@mui/material/styles';

/** There for screen readers, and not to be seen. */
export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  m: '-1px',
  p: 0,
  overflow: 'hidden',
  clip: 'rect(0 0 0 0)',
  whiteSpace: 'nowrap',
  border: 0,
} satisfies SxProps<Theme>;

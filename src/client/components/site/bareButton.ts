import type { CSSObject } from '@mui/material/styles';

/** A button without a look of its own. */
export const bareButton = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  position: 'relative',
  boxSizing: 'border-box',
  margin: 0,
  padding: 0,
  border: 0,
  backgroundColor: 'transparent',
  color: 'inherit',
  textDecoration: 'none',
  verticalAlign: 'middle',
  appearance: 'none',
  userSelect: 'none',
  // Safari knows no other.
  WebkitUserSelect: 'none',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  '&:disabled': { pointerEvents: 'none' },
} satisfies CSSObject;

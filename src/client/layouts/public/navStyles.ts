import type { SxProps, Theme } from '@mui/material/styles';

/** A link or button of the navigation bar: as high as the bar, with a mark under the current one. */
export const barItem = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.5,
  height: '100%',
  px: { lg: 1.75, xl: 2.25 },
  border: 0,
  borderBottom: '3px solid transparent',
  borderTop: '3px solid transparent',
  bgcolor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  fontSize: '0.9375rem',
  fontWeight: 550,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '&:hover, &[aria-expanded="true"]': { bgcolor: 'rgb(255 255 255 / 0.1)' },
  '&[aria-current="page"], &[data-current="true"]': { borderBottomColor: 'secondary.light' },
  '&:focus-visible': { outlineColor: 'secondary.light', outlineOffset: -3 },
} satisfies SxProps<Theme>;

/** The sheet that a menu opens below the bar. */
export const menuSheet = {
  position: 'absolute',
  top: '100%',
  bgcolor: 'background.paper',
  color: 'text.primary',
  boxShadow: '0 16px 40px rgb(7 20 40 / 0.22)',
  borderTop: '3px solid',
  borderColor: 'secondary.main',
  '&[hidden]': { display: 'none' },
} satisfies SxProps<Theme>;

/** A link or button in a list of such a sheet. */
export const menuRow = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  width: '100%',
  minHeight: 44,
  px: 2.5,
  py: 1,
  border: 0,
  bgcolor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  fontSize: '0.9375rem',
  lineHeight: 1.35,
  textAlign: 'left',
  textDecoration: 'none',
  cursor: 'pointer',
  '&:hover': { bgcolor: 'grey.100' },
  '&[aria-expanded="true"]': { bgcolor: 'grey.200', fontWeight: 650 },
  '&[aria-current="page"]': { color: 'secondary.main', fontWeight: 650 },
  '&:focus-visible': { outlineOffset: -3 },
} satisfies SxProps<Theme>;

/** A link beside the list of a sheet that leads further, to a text or to everything. */
export const menuMore = {
  ...menuRow,
  color: 'secondary.main',
  fontWeight: 600,
} satisfies SxProps<Theme>;

/** A list without marks and margins. */
export const plainList = { listStyle: 'none', m: 0, p: 0 } satisfies SxProps<Theme>;

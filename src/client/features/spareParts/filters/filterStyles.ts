import type { SxProps, Theme } from '@mui/material/styles';

const field = {
  boxSizing: 'border-box',
  width: '100%',
  minWidth: 0,
  height: 40,
  px: 1,
  border: 1,
  borderColor: 'text.secondary',
  borderRadius: 0.5,
  bgcolor: 'background.paper',
  color: 'text.primary',
  font: 'inherit',
} as const;

/** The fields of the form, styled from its root: a styled element for each costs a phone dear. */
export const filterStyles = {
  display: 'grid',
  gap: 2.5,
  '& fieldset': { minWidth: 0, m: 0, p: 0, border: 0 },
  '& legend': { p: 0, mb: 0.5, fontWeight: 650 },
  '& fieldset label': {
    display: 'flex',
    alignItems: 'center',
    gap: 1,
    minHeight: { xs: 44, lg: 32 },
    fontSize: '0.95rem',
    lineHeight: 1.3,
    overflowWrap: 'anywhere',
    cursor: 'pointer',
  },
  '& label > span:first-of-type': { minWidth: 0 },
  '& [data-level="1"]': { pl: 2.5 },
  '& [data-level="2"]': { pl: 5 },
  '& [data-level="3"]': { pl: 7.5 },
  '& [data-count]': {
    flexShrink: 0,
    ml: 'auto',
    color: 'text.secondary',
    fontVariantNumeric: 'tabular-nums',
  },
  '& [type=checkbox], & [type=radio]': {
    flexShrink: 0,
    width: 18,
    height: 18,
    m: 0,
    accentColor: 'var(--mui-palette-primary-main)',
  },
  '& [data-range]': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(64px, 1fr))',
    gap: 1,
  },
  '& [data-range] > label': {
    flexDirection: 'column',
    alignItems: 'stretch',
    gap: 0.25,
    typography: 'body2',
    color: 'text.secondary',
  },
  '& [type=number], & select': field,
  '& [aria-invalid]': { borderColor: 'error.main' },
  '& [role=alert]': { m: 0, mt: 0.5, typography: 'body2', color: 'error.main' },
  '& summary': {
    py: 0.75,
    color: 'secondary.main',
    fontWeight: 600,
    fontSize: '0.95rem',
    cursor: 'pointer',
  },
  '& details[open] > summary > [data-closed], & details:not([open]) > summary > [data-open]': {
    display: 'none',
  },
} satisfies SxProps<Theme>;

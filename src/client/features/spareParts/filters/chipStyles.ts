import type { SxProps, Theme } from '@mui/material/styles';

/** The applied filters in a row, each a link that takes it away. */
export const chipStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  m: 0,
  mb: 3,
  p: 0,
  listStyle: 'none',
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 1,
    minHeight: 36,
    px: 1.5,
    py: 0.5,
    borderRadius: 5,
    bgcolor: 'grey.200',
    color: 'text.primary',
    fontSize: '0.95rem',
    lineHeight: 1.3,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    '&:hover': { textDecoration: 'underline' },
  },
  '& a[data-clear]': { bgcolor: 'transparent', textDecoration: 'underline' },
} satisfies SxProps<Theme>;

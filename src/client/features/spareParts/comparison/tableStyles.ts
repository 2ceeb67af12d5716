import type { SxProps, Theme } from '@mui/material/styles';

/** The table and all in it, styled from its root. */
export const tableStyles = {
  overflowX: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  '& table': { width: '100%', borderCollapse: 'separate', borderSpacing: 0 },
  '& th, & td': {
    minWidth: { xs: 160, md: 200 },
    p: 1.5,
    borderBottom: 1,
    borderColor: 'divider',
    textAlign: 'left',
    verticalAlign: 'top',
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  },
  '& tr > th:first-of-type': {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    minWidth: { xs: 116, md: 180 },
    width: { xs: 116, md: 180 },
    borderRight: 1,
    borderColor: 'divider',
    bgcolor: 'background.paper',
  },
  '& tbody > tr:last-of-type > *': { borderBottom: 0 },
  '& tbody th': { fontWeight: 600, color: 'text.secondary' },
  '& thead a': { display: 'block', color: 'secondary.main' },
  '& [data-remove]': { mt: 1, py: 0.5, fontWeight: 400, fontSize: '0.95rem' },
  '& [data-picture] > *': { width: '100%', maxWidth: 240, height: 'auto', aspectRatio: '4 / 3' },
  '& [data-missing]': { color: 'text.secondary' },
  '& [data-differs] > td': { bgcolor: '#fdf3e7' },
  '& [data-mark]': { display: 'block', color: 'secondary.main', fontSize: '0.85rem' },
} satisfies SxProps<Theme>;

import { type SxProps, type Theme, alpha } from '@mui/material/styles';

const cells: SxProps<Theme> = {
  maxHeight: '70vh',
  overflow: 'auto',
  // The focused cell is not behind the names and headings.
  scrollPadding: { xs: '64px 0 0 140px', md: '64px 0 0 260px' },
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  overscrollBehavior: 'contain',
  '& table': {
    borderCollapse: 'separate',
    borderSpacing: 0,
    fontSize: '0.875rem',
    // Rows of whole pixels: the lines of sticky cells would be off by one.
    lineHeight: '1.25rem',
  },
  '& table[aria-busy=true]': { opacity: 0.55 },
  '& th, & td': { borderRight: 1, borderBottom: 1, borderColor: 'divider' },
  '& th': {
    position: 'sticky',
    zIndex: 1,
    px: 1,
    py: 0.5,
    bgcolor: 'background.paper',
    textAlign: 'left',
    overflowWrap: 'anywhere',
    fontWeight: 400,
  },
  '& thead th': { top: 0, color: 'text.secondary', fontWeight: 600 },
  '& th:first-of-type': {
    left: 0,
    width: { xs: 140, md: 260 },
    minWidth: { xs: 140, md: 260 },
  },
  '& thead th:first-of-type': { zIndex: 2 },
  '& small': {
    display: 'block',
    color: 'text.secondary',
    fontSize: '0.75rem',
    lineHeight: '1.125rem',
  },
  '& td': { p: 0 },
  '& td[data-foreign]': { bgcolor: 'action.hover' },
  '& td[data-edited]': { bgcolor: ({ palette }) => alpha(palette.warning.main, 0.16) },
  '& td:has([aria-invalid])': { bgcolor: ({ palette }) => alpha(palette.error.main, 0.12) },
  '& td small': { px: 1 },
  '& [aria-invalid] + small': { color: 'error.main' },
  // Until the choice is typed in full.
  '& :focus:not([aria-invalid]) + small': { display: 'none' },
  '& td[data-english]': {
    minWidth: 200,
    maxWidth: 480,
    px: 1,
    py: 1.25,
    verticalAlign: 'top',
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  },
  '& input, & textarea': {
    display: 'block',
    fieldSizing: 'content',
    boxSizing: 'border-box',
    minWidth: 112,
    width: '100%',
    maxWidth: 240,
    minHeight: 40,
    px: 1,
    border: 0,
    bgcolor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    textOverflow: 'ellipsis',
  },
  '& textarea': { minWidth: { xs: 0, md: 380 }, maxWidth: 'none', py: 1.25, resize: 'none' },
  '& textarea::placeholder': { color: 'transparent' },
  '& table:has([data-english])': { width: '100%' },
  '& input:focus, & textarea:focus': {
    outline: 2,
    outlineOffset: -2,
    outlineColor: 'primary.main',
  },
};

/** Texts are long: on phones the English one stands above the Chinese one. */
const textRows: SxProps<Theme> = ({ breakpoints, palette }) => ({
  [breakpoints.down('md')]: {
    '& table:has([data-english]) thead': { display: 'none' },
    '& tr:has(> [data-english])': { display: 'grid' },
    '& tr:has(> [data-english]) > *': { position: 'static', width: 'auto', maxWidth: 'none' },
    '& textarea::placeholder': { color: palette.text.secondary, opacity: 1 },
  },
});

/** One class for the whole grid: thousands of cells would be slow with one each. */
export const gridStyles: SxProps<Theme> = [cells, textRows];

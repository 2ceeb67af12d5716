import type { SxProps, Theme } from '@mui/material/styles';
import { headerHeight } from '@/client/components/site/headerHeight';

/** Pixels that a column takes at least, and the first of all, by the width of the screen. */
const column = { xs: 124, md: 190 };
const first = { xs: 104, md: 170 };

const widthOf = (count: number, at: 'xs' | 'md') => first[at] + count * column[at];

/**
 * The table and all in it, styled from its root. On small screens it scrolls by itself in both
 * directions, so that names and properties stay in sight; on wide ones the page scrolls it.
 */
export const tableStyles = (count: number) =>
  ({
    overflow: { xs: 'auto', lg: 'visible' },
    maxHeight: {
      xs: `calc(100dvh - ${headerHeight.xs + 16}px)`,
      md: `calc(100dvh - ${headerHeight.md + 16}px)`,
      lg: 'none',
    },
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
    '& table': {
      tableLayout: 'fixed',
      width: '100%',
      minWidth: { xs: widthOf(count, 'xs'), md: widthOf(count, 'md') },
      borderCollapse: 'separate',
      borderSpacing: 0,
    },
    '& th, & td': {
      p: { xs: 1, md: 1.5 },
      borderBottom: 1,
      borderColor: 'divider',
      textAlign: 'left',
      verticalAlign: 'top',
      whiteSpace: 'pre-line',
      overflowWrap: 'anywhere',
      fontSize: { xs: '0.9rem', md: '1rem' },
    },
    '& thead th': {
      position: 'sticky',
      // Below the navigation that stays at the top of the page.
      top: { xs: 0, lg: 64 },
      zIndex: 1,
      bgcolor: 'background.paper',
      borderBottom: 2,
      borderColor: 'divider',
    },
    '& tr > th:first-of-type': {
      position: 'sticky',
      left: 0,
      zIndex: 1,
      width: first,
      borderRight: 1,
      borderColor: 'divider',
      bgcolor: 'background.paper',
    },
    '& thead tr > th:first-of-type': { zIndex: 2 },
    '& tbody > tr:last-of-type > *': { borderBottom: 0 },
    '& tbody th': { fontWeight: 600, color: 'text.secondary' },
    '& thead a': { display: 'block', color: 'secondary.main' },
    // It stays in sight, and is not to fill the screen.
    '& thead [data-name]': {
      display: '-webkit-box',
      WebkitLineClamp: { xs: 4, md: 3 },
      WebkitBoxOrient: 'vertical',
      overflow: 'hidden',
      lineHeight: 1.3,
    },
    '& thead [data-remove]': { mt: 0.5, py: 0.5, fontWeight: 400 },
    '& td > a': { display: 'inline-block', py: 0.5, color: 'secondary.main' },
    '& [data-picture] > *': { width: '100%', maxWidth: 240, height: 'auto', aspectRatio: '4 / 3' },
    '& [data-missing]': { color: 'text.secondary' },
    '& [data-differs] > td': { bgcolor: '#fdf3e7' },
    '& [data-mark]': { display: 'block', color: 'secondary.main', fontSize: '0.85rem' },
  }) satisfies SxProps<Theme>;

/** Says that the table goes on beside the screen, where it does. */
export const sidewaysStyles = (count: number) =>
  ({
    containerType: 'inline-size',
    '& > p': {
      m: 0,
      mb: 1,
      color: 'text.secondary',
      fontSize: '0.95rem',
      [`@container (min-width: ${widthOf(count, 'md') + 2}px)`]: { display: 'none' },
      '@media (max-width: 767.95px)': {
        [`@container (min-width: ${widthOf(count, 'xs') + 2}px)`]: { display: 'none' },
      },
    },
  }) satisfies SxProps<Theme>;

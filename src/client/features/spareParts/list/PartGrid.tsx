import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { cardStyles, placeholderStyles } from './cardStyles';
import { PARTS_PER_PAGE } from './partQueries';

const columns = (wide = false) => ({
  display: 'grid',
  gridTemplateColumns: {
    xs: 'repeat(2, 1fr)',
    md: 'repeat(3, 1fr)',
    lg: wide ? 'repeat(4, 1fr)' : undefined,
  },
  gap: { xs: 1.5, sm: 2, lg: 3 },
  m: 0,
  p: 0,
  listStyle: 'none',
});

export interface PartGridProps {
  label: string;
  /** Nothing stands beside it: room for one more column on wide screens. */
  wide?: boolean;
}

/** Cards beside and below each other; its children are list items that hold a `CatalogueCard`. */
export function PartGrid({ label, wide, children }: PartGridProps & { children: ReactNode }) {
  return (
    <Box component="ul" aria-label={label} sx={{ ...columns(wide), ...cardStyles }}>
      {children}
    </Box>
  );
}

/** The grid while its parts are on their way, with a spinner above it. */
export function LoadingPartGrid({ label, wide }: PartGridProps) {
  return (
    <Box role="status">
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, height: 24, mb: 3 }}>
        <CircularProgress size={20} aria-label={label} />
        <span aria-hidden>{label}</span>
      </Box>
      <Box aria-hidden sx={{ ...columns(wide), ...placeholderStyles }}>
        {Array.from({ length: PARTS_PER_PAGE }, (_, index) => (
          <div key={index} />
        ))}
      </Box>
    </Box>
  );
}

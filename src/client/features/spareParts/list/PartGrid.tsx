import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import type { ReactNode } from 'react';
import { GridList } from '@/client/components/GridList';
import { LoadingCard } from './CatalogueCard';
import { PARTS_PER_PAGE } from './partQueries';

const gap = { xs: 1.5, sm: 2, lg: 3 };
const columns = (wide = false) => ({
  xs: 'repeat(2, minmax(0, 1fr))',
  md: 'repeat(3, minmax(0, 1fr))',
  lg: `repeat(${wide ? 4 : 3}, minmax(0, 1fr))`,
});

export interface PartGridProps {
  label: string;
  /** The page has no other column: there is room for one more card in a row. */
  wide?: boolean;
}

/** A grid of `CatalogueCard`s. */
export function PartGrid({ label, wide, children }: PartGridProps & { children: ReactNode }) {
  return (
    <GridList label={label} columns={columns(wide)} gap={gap}>
      {children}
    </GridList>
  );
}

/** The grid while its parts are loading, with a spinner above it. */
export function LoadingPartGrid({ label, wide }: PartGridProps) {
  return (
    <Box role="status">
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, height: 24, mb: 3 }}>
        <CircularProgress size={20} aria-label={label} />
        <span aria-hidden>{label}</span>
      </Box>
      <Box aria-hidden>
        <GridList columns={columns(wide)} gap={gap}>
          {Array.from({ length: PARTS_PER_PAGE }, (_, index) => (
            <LoadingCard key={index} />
          ))}
        </GridList>
      </Box>
    </Box>
  );
}

import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { HydrationBoundary } from '@/client/components/site/HydrationBoundary';
import { FilterColumn, PlacedFilterBar } from '@/client/features/spareParts/filters/lazyFilters';
import type { FilterFailure } from '@/client/features/spareParts/filters/FilterSheet';
import type { FilterOptions } from '@/client/features/spareParts/filters/useFilters';

export interface SearchColumnsProps {
  /** Undefined where there is nothing to narrow the results down by. */
  filters: FilterOptions | undefined;
  total: number | undefined;
  failure?: FilterFailure;
  children: ReactNode;
}

/** The results with the filters beside them; they have the page to themselves where there are none. */
export function SearchColumns({ filters, total, failure, children }: SearchColumnsProps) {
  return (
    <Box
      sx={
        filters && {
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '256px minmax(0, 1fr)' },
          columnGap: { lg: 6 },
          alignItems: 'start',
        }
      }
    >
      {filters && (
        <div>
          <HydrationBoundary>
            <FilterColumn {...filters} />
          </HydrationBoundary>
        </div>
      )}
      <div key="results">
        {filters && <PlacedFilterBar {...filters} total={total} failure={failure} />}
        <div key="list">{children}</div>
      </div>
    </Box>
  );
}

import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { HydrationBoundary } from '@/client/components/site/HydrationBoundary';

/** Keeps the footer off the first screen: it must not jump into it when little is found. */
export const belowFold = '72vh';

export interface CatalogueColumnsProps {
  sidebar: ReactNode;
  /** Below the sidebar, which is no higher then than a part of the screen. */
  filters?: ReactNode;
  children: ReactNode;
}

/** The tree of categories beside the page's own content; above it on small screens. */
export function CatalogueColumns({ sidebar, filters, children }: CatalogueColumnsProps) {
  return (
    <Container
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '256px minmax(0, 1fr)' },
        gap: { xs: 3, lg: 6 },
        alignItems: 'start',
        alignContent: 'start',
        minHeight: belowFold,
        py: { xs: 3, md: 6 },
      }}
    >
      <Box
        sx={
          filters
            ? {
                display: 'grid',
                gap: 5,
                '& > nav': { maxHeight: { lg: 'min(520px, 100vh - 120px)' } },
              }
            : { position: { lg: 'sticky' }, top: 96 }
        }
      >
        <HydrationBoundary>{sidebar}</HydrationBoundary>
        {filters && <HydrationBoundary>{filters}</HydrationBoundary>}
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <HydrationBoundary>{children}</HydrationBoundary>
      </Box>
    </Container>
  );
}

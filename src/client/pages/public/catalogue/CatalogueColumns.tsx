import type { ReactNode } from 'react';
import { Box } from '../../../components/Box';
import { Container } from '../../../components/Container';
import { HydrationBoundary } from '../../../components/site/HydrationBoundary';

/** Keeps the footer off the first screen: it must not jump into it when little is found. */
export const belowFold = '72vh';

/** The tree of categories beside the page's own content; above it on small screens. */
export function CatalogueColumns({
  sidebar,
  children,
}: {
  sidebar: ReactNode;
  children: ReactNode;
}) {
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
      <Box sx={{ position: { lg: 'sticky' }, top: 96 }}>
        <HydrationBoundary>{sidebar}</HydrationBoundary>
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <HydrationBoundary>{children}</HydrationBoundary>
      </Box>
    </Container>
  );
}

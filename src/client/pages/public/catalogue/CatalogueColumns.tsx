import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { type ReactNode, Suspense } from 'react';

/** Keeps the footer off the first screen: it must not jump into it when few parts are found. */
export const belowFold = '72vh';

/** A narrow column and the page's own content; below each other on small screens. */
export const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '256px minmax(0, 1fr)' },
  columnGap: 6,
  alignItems: 'start',
  alignContent: 'start',
  '@media print': { display: 'block', minHeight: 0, py: 2 },
} as const;

/** Without script trees and forms are open, and would hide the page's content from a phone. */
export const lastWithoutScript = {
  '@media (scripting: none)': { order: { xs: 1, lg: 0 }, mt: { xs: 3, lg: 0 } },
} as const;

interface CatalogueColumnsProps {
  /** Above the sidebar, within the first screen. */
  filters?: ReactNode;
  sidebar: ReactNode;
  children: ReactNode;
}

/** `Suspense` splits hydration into tasks; as one task it blocks a slow phone 80 ms longer. */
export function CatalogueColumns({ filters, sidebar, children }: CatalogueColumnsProps) {
  return (
    <Container
      sx={{ ...columns, rowGap: { xs: 2, md: 3 }, minHeight: belowFold, py: { xs: 2, md: 6 } }}
    >
      <Box
        sx={[
          { display: 'grid', gap: 5, ...lastWithoutScript },
          !filters && { position: { lg: 'sticky' }, top: 96 },
        ]}
      >
        {filters && <Suspense>{filters}</Suspense>}
        <Suspense>{sidebar}</Suspense>
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Suspense>{children}</Suspense>
      </Box>
    </Container>
  );
}

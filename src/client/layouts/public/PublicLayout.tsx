import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { SkipLink } from '@/client/components/SkipLink';
import { SiteFooter } from './SiteFooter';
import { SiteHeader } from './SiteHeader';

/** `Suspense` splits hydration: React hydrates header, page and footer in separate tasks. */
export function PublicLayout() {
  return (
    <Stack sx={{ minHeight: '100vh' }}>
      {/* A header that is parsed in parts would shift while it is painted. */}
      <link rel="expect" href="#main" blocking="render" />
      <SkipLink />
      <Suspense>
        <SiteHeader />
      </Suspense>
      <Box component="main" id="main" tabIndex={-1} sx={{ flex: 1, minWidth: 0, outline: 'none' }}>
        <Suspense>
          <Outlet />
        </Suspense>
      </Box>
      <Suspense>
        <SiteFooter />
      </Suspense>
    </Stack>
  );
}

import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { Outlet } from 'react-router-dom';
import { SkipLink } from '@/client/components/SkipLink';
import { HydrationBoundary } from '@/client/components/site/HydrationBoundary';
import { SiteFooter } from './SiteFooter';
import { SiteHeader } from './SiteHeader';

export function PublicLayout() {
  return (
    <Stack sx={{ minHeight: '100vh' }}>
      <SkipLink />
      <HydrationBoundary>
        <SiteHeader />
      </HydrationBoundary>
      <Box component="main" id="main" tabIndex={-1} sx={{ flex: 1, minWidth: 0, outline: 'none' }}>
        <HydrationBoundary>
          <Outlet />
        </HydrationBoundary>
      </Box>
      <HydrationBoundary>
        <SiteFooter />
      </HydrationBoundary>
    </Stack>
  );
}

import type { ElementType } from 'react';
import { Outlet } from 'react-router-dom';
import Box, { type BoxProps } from '@mui/material/Box';
import { HydrationBoundary } from '@/client/components/site/HydrationBoundary';
import { SiteFooter } from './SiteFooter';
import { SiteHeader } from './SiteHeader';
import { SkipLink } from './SkipLink';
import { useCovered } from './useCovered';

/** Out of the keyboard's reach while the menu of a small screen lies over it; its content stays as it is. */
function Coverable<C extends ElementType = 'div'>(props: BoxProps<C>) {
  return <Box inert={useCovered()} {...(props as BoxProps<'div'>)} />;
}

/** Header, page and footer of the public site. */
export function PublicLayout() {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100vh' }}>
      <Coverable>
        <SkipLink />
      </Coverable>
      <HydrationBoundary>
        <SiteHeader />
      </HydrationBoundary>
      <Coverable
        component="main"
        id="main"
        tabIndex={-1}
        sx={{ flex: 1, minWidth: 0, outline: 'none' }}
      >
        <HydrationBoundary>
          <Outlet />
        </HydrationBoundary>
      </Coverable>
      <Coverable>
        <HydrationBoundary>
          <SiteFooter />
        </HydrationBoundary>
      </Coverable>
    </Box>
  );
}

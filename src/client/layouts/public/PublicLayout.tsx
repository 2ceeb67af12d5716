import { useDeferredValue } from 'react';
import { useSelector } from 'react-redux';
import { Outlet } from 'react-router-dom';
import { Box } from '../../components/Box';
import { HydrationBoundary } from '../../components/site/HydrationBoundary';
import { selectMobileMenuOpen } from '../../features/ui/uiSlice';
import { SiteFooter } from './SiteFooter';
import { SiteHeader } from './SiteHeader';
import { SkipLink } from './SkipLink';

/** Header, page and footer of the public site. */
export function PublicLayout() {
  // What lies under the menu of a small screen is out of the keyboard's reach.
  const covered = useDeferredValue(useSelector(selectMobileMenuOpen));
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100vh' }}>
      {!covered && <SkipLink />}
      <HydrationBoundary>
        <SiteHeader />
      </HydrationBoundary>
      <Box
        component="main"
        id="main"
        tabIndex={-1}
        inert={covered}
        sx={{ flex: 1, minWidth: 0, outline: 'none' }}
      >
        <HydrationBoundary>
          <Outlet />
        </HydrationBoundary>
      </Box>
      <Box inert={covered}>
        <HydrationBoundary>
          <SiteFooter />
        </HydrationBoundary>
      </Box>
    </Box>
  );
}

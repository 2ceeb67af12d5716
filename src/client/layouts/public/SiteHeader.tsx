import { lazy, Suspense } from 'react';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { api } from '@/client/api';
import { NoScript } from '@/client/components/site/NoScript';
import { useTranslation } from '@/client/i18n/useTranslation';
import { Logo } from './Logo';
import { NavBar } from './NavBar';
import { NoScriptMenu } from './NoScriptMenu';
import { TopBar } from './TopBar';
import { useStickyNav } from './useStickyNav';

/** Nobody needs it before the page is scrolled; where its code can't be had, the header is up there. */
const StickySearch = lazy(() =>
  import(/* webpackChunkName: "sticky-search" */ './StickySearch').catch(() => ({
    default: () => <></>,
  })),
);

/**
 * The header and, beyond the first pixels of scroll, the sticky navigation in its place. The
 * header keeps its room in the page, so that nothing shifts; what of it is hidden on wide screens
 * is hidden from the keyboard and from screen readers as well. On small screens it stays.
 */
export function SiteHeader() {
  // Fetched for the menus; what comes concerns them only.
  api.endpoints.listCategories.useQuerySubscription();
  const { t } = useTranslation('common');
  const sticky = useStickyNav();
  return (
    <>
      <Box
        component="header"
        sx={{
          position: 'sticky',
          top: 0,
          zIndex: 'appBar',
          bgcolor: 'background.paper',
          visibility: { lg: sticky ? 'hidden' : 'visible' },
        }}
      >
        <TopBar />
        <NoScript>{typeof document === 'undefined' && <NoScriptMenu />}</NoScript>
        <Box
          component="nav"
          aria-label={t('layout.mainNav')}
          data-scripted
          sx={{ display: { xs: 'none', lg: 'block' }, bgcolor: 'primary.main', color: '#fff' }}
        >
          <Container sx={{ position: 'relative', height: 52, px: { lg: 1 } }}>
            <NavBar variant="header" />
          </Container>
        </Box>
      </Box>
      {sticky && (
        <Box
          component="nav"
          aria-label={t('layout.stickyNav')}
          sx={{
            display: { xs: 'none', lg: 'block' },
            position: 'fixed',
            inset: '0 0 auto',
            zIndex: 'appBar',
            bgcolor: 'primary.main',
            color: '#fff',
            boxShadow: '0 4px 20px rgb(7 20 40 / 0.3)',
            animation: 'sticky-nav-in 250ms ease-out',
            '@keyframes sticky-nav-in': { from: { transform: 'translateY(-100%)' } },
          }}
        >
          <Container
            sx={{
              position: 'relative',
              display: 'flex',
              alignItems: 'center',
              justifyContent: 'space-between',
              gap: { lg: 1, xl: 2 },
              height: 64,
            }}
          >
            <Logo />
            <NavBar variant="sticky" />
            <Box sx={{ width: 44, height: 44 }}>
              <Suspense>
                <StickySearch />
              </Suspense>
            </Box>
          </Container>
        </Box>
      )}
    </>
  );
}

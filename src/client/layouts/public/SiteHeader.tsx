import { keyframes } from '@emotion/react';
import OpenInNew from '@mui/icons-material/OpenInNew';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';
import visuallyHidden from '@mui/utils/visuallyHidden';
import useScrollTrigger from '@mui/material/useScrollTrigger';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { api } from '@/client/api';
import { headerHeight } from '@/client/components/site/headerHeight';
import { MENU_TREE } from '@/client/features/categories/selectors';
import { ListLink } from '@/client/features/quotationList/ListLink';
import { selectStickyNavVisible, stickyNavShown } from '@/client/features/ui/uiSlice';
import { useTranslation } from '@/client/i18n/useTranslation';
import { company } from '@/shared/company';
import { paths } from '@/shared/siteMap';
import { LanguageLinks } from './LanguageLinks';
import { Logo } from './Logo';
import { MobileMenu } from './MobileMenu';
import { NavBar } from './NavBar';
import { SearchBox, StickySearch } from './SearchBox';

const STICKY_THRESHOLD = 50;

const slideDown = keyframes({ from: { transform: 'translateY(-100%)' } });

/** The hidden header still takes its room in the page, so that nothing shifts. */
export function SiteHeader() {
  // For the menus, whose entries render when they open.
  api.endpoints.listCategories.useQuerySubscription(MENU_TREE);
  const dispatch = useDispatch();
  const scrolled = useScrollTrigger({ disableHysteresis: true, threshold: STICKY_THRESHOLD });
  const sticky = useSelector(selectStickyNavVisible);
  useEffect(() => {
    dispatch(stickyNavShown(scrolled));
  }, [scrolled, dispatch]);
  return (
    <>
      <Header hidden={sticky} />
      {sticky && <StickyNav />}
    </>
  );
}

function Header({ hidden }: { hidden: boolean }) {
  const { t } = useTranslation('common');
  return (
    <AppBar
      position="sticky"
      color="inherit"
      elevation={0}
      sx={{ visibility: { lg: hidden ? 'hidden' : 'visible' } }}
    >
      <Container>
        <Toolbar
          disableGutters
          sx={{
            display: { xs: 'grid', md: 'flex' },
            gridTemplateColumns: 'minmax(0, 1fr) auto auto',
            alignContent: 'center',
            justifyContent: 'space-between',
            columnGap: { xs: 1, md: 3, lg: 1.5, xl: 2.5 },
            rowGap: 0.5,
            // With large text the rows wrap.
            flexWrap: 'wrap',
            minHeight: headerHeight,
            py: 0.5,
            color: 'primary.main',
          }}
        >
          <Logo withTagline />
          <SearchBox
            sx={{
              gridColumn: '1 / -1',
              gridRow: 2,
              flex: '1 1 10rem',
              minWidth: 0,
              maxWidth: { md: 480, lg: 320 },
              ml: { md: 'auto' },
            }}
          />
          <Stack
            direction="row"
            sx={{
              display: { xs: 'none', lg: 'flex' },
              flexWrap: 'wrap',
              alignItems: 'stretch',
              minHeight: 42,
              gap: { lg: 1.5, xl: 2.5 },
              whiteSpace: 'nowrap',
            }}
          >
            <LanguageLinks />
            <Button href={company.portalUrl} variant="outlined" endIcon={<OpenInNew />}>
              {t('layout.portal')}
            </Button>
            <Button href={paths.contact()} variant="contained" color="secondary">
              {t('nav.contact')}
            </Button>
          </Stack>
          <ListLink />
          <MobileMenu />
        </Toolbar>
      </Container>
      <Box
        component="nav"
        aria-label={t('layout.mainNav')}
        sx={{ display: { xs: 'none', lg: 'block' }, bgcolor: 'primary.main' }}
      >
        <Container sx={{ position: 'relative', px: { lg: 1 } }}>
          <NavBar variant="header" />
        </Container>
      </Box>
    </AppBar>
  );
}

function StickyNav() {
  const { t } = useTranslation('common');
  return (
    <AppBar
      component="nav"
      aria-label={t('layout.stickyNav')}
      sx={{
        display: { xs: 'none', lg: 'block' },
        boxShadow: '0 4px 20px rgb(7 20 40 / 0.3)',
        animation: `${slideDown} 250ms ease-out`,
      }}
    >
      <Container sx={{ position: 'relative' }}>
        <Toolbar
          disableGutters
          sx={{
            // The widest menu is as wide as the container.
            position: 'static',
            justifyContent: 'space-between',
            gap: { lg: 1, xl: 2 },
            minHeight: 64,
            // The mark is enough of the logo where the menus need the width.
            '@media (max-width: 1119.95px)': { '& > a > span': visuallyHidden },
          }}
        >
          <Logo />
          <NavBar variant="sticky" />
          <Stack direction="row">
            <StickySearch />
            <ListLink withoutLabel />
          </Stack>
        </Toolbar>
      </Container>
    </AppBar>
  );
}

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

/** Of a bar: what it shows paints its ground and takes clicks, so that a hidden one does neither. */
const container = {
  containerType: 'inline-size',
  pointerEvents: 'none',
  bgcolor: 'transparent',
} as const;

/** The mark is enough of the logo where the rest needs the width. */
const markOnly = { '& > a:first-of-type > span': visuallyHidden };

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

/** Its own width and text size decide what it shows, also where a style sheet enlarges the text. */
function Header({ hidden }: { hidden: boolean }) {
  const { t } = useTranslation('common');
  return (
    <AppBar
      position="sticky"
      elevation={0}
      sx={{ ...container, visibility: { lg: hidden ? 'hidden' : 'visible' } }}
    >
      <Box
        sx={{
          visibility: { xs: 'visible', '@lg': hidden ? 'hidden' : 'visible' },
          pointerEvents: 'auto',
          bgcolor: 'background.default',
          color: 'primary.main',
        }}
      >
        <Container>
          <Toolbar
            disableGutters
            sx={{
              display: { xs: 'grid', '@sm': 'flex' },
              gridTemplateColumns: 'minmax(0, 1fr) auto auto',
              alignContent: 'center',
              justifyContent: 'space-between',
              columnGap: { xs: 1, '@sm': 2, '@md': 3, '@lg': 1.5, '@xl': 2.5 },
              rowGap: 0.5,
              minHeight: {
                xs: 0,
                '@20': headerHeight.xs,
                '@sm': headerHeight.sm,
                '@lg': headerHeight.lg,
              },
              py: 0.5,
              // One row has room for large text here, and two would be too high.
              '@container (min-width: 600px)': { display: 'flex' },
              '@container (min-width: 600px) and (max-width: 28rem)': markOnly,
            }}
          >
            <Logo withTagline />
            <SearchBox
              sx={{
                gridColumn: '1 / -1',
                gridRow: 2,
                flex: '1 1 10rem',
                minWidth: 0,
                maxWidth: { '@md': 480, '@lg': 320 },
                ml: { '@md': 'auto' },
                '& input': { py: { xs: 0.5, '@20': 1.0625 } },
                '& button': { p: { xs: 0.25, '@20': 1 } },
              }}
            />
            <Stack
              direction="row"
              sx={{
                display: { xs: 'none', '@lg': 'flex' },
                alignItems: 'stretch',
                minHeight: 42,
                gap: { '@lg': 1.5, '@xl': 2.5 },
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
          sx={{ display: { xs: 'none', '@lg': 'block' }, bgcolor: 'primary.main' }}
        >
          <Container sx={{ position: 'relative', px: { '@lg': 1 } }}>
            <NavBar variant="header" />
          </Container>
        </Box>
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
      elevation={0}
      sx={{ ...container, display: { xs: 'none', lg: 'block' } }}
    >
      <Box
        sx={{
          display: { xs: 'none', '@lg': 'block' },
          pointerEvents: 'auto',
          bgcolor: 'primary.main',
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
              gap: { '@lg': 1, '@xl': 2 },
              minHeight: 64,
              '@container (max-width: 69.99rem)': markOnly,
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
      </Box>
    </AppBar>
  );
}

import Close from '@mui/icons-material/Close';
import Menu from '@mui/icons-material/Menu';
import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { SiteIconButton } from '../../components/site/SiteIconButton';
import { useTranslation } from '../../content/useTranslation';
import { menusClosed, mobileMenuToggled, selectMobileMenuOpen } from '../../features/ui/uiSlice';
import { MobileMenuPanel } from './MobileMenuPanel';

const panelId = 'mobile-menu';

/** The menu of small screens: a button, and below the bar a sheet that fills the screen. */
export function MobileMenu() {
  const { t } = useTranslation('common');
  const open = useSelector(selectMobileMenuOpen);
  const dispatch = useDispatch();
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    const { overflow } = document.body.style;
    document.body.style.overflow = 'hidden';
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      dispatch(menusClosed());
      button.current?.focus();
    };
    // A tablet that is turned gets the desktop navigation: the page must not stay locked.
    const wide = window.matchMedia('(min-width: 1024px)');
    const onWide = () => dispatch(menusClosed());
    document.addEventListener('keydown', onKeyDown);
    wide.addEventListener('change', onWide);
    return () => {
      document.body.style.overflow = overflow;
      document.removeEventListener('keydown', onKeyDown);
      wide.removeEventListener('change', onWide);
    };
  }, [open, dispatch]);

  const Icon = open ? Close : Menu;
  return (
    <Box data-scripted sx={{ display: { lg: 'none' } }}>
      <SiteIconButton
        ref={button}
        aria-expanded={open}
        aria-controls={panelId}
        aria-label={t(open ? 'layout.closeMenu' : 'layout.openMenu')}
        onClick={() => dispatch(mobileMenuToggled())}
        sx={{ width: 48, height: 48, mr: -1.5, color: 'inherit' }}
      >
        <Icon fontSize="large" />
      </SiteIconButton>
      {open && <MobileMenuPanel id={panelId} onFollow={() => dispatch(menusClosed())} />}
    </Box>
  );
}

import Close from '@mui/icons-material/Close';
import Menu from '@mui/icons-material/Menu';
import { Activity, useCallback, useDeferredValue, useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Box } from '../../components/Box';
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
  const close = useCallback(() => dispatch(menusClosed()), [dispatch]);
  const button = useRef<HTMLButtonElement>(null);
  // The menu shows first: to lock the page below it takes a cheap phone as long again.
  const shown = useDeferredValue(open);

  useEffect(() => {
    if (!shown) return;
    const { overflow } = document.body.style;
    document.body.style.overflow = 'hidden';
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      close();
      button.current?.focus();
    };
    // A tablet that is turned gets the desktop navigation: the page must not stay locked.
    const wide = window.matchMedia('(min-width: 1024px)');
    document.addEventListener('keydown', onKeyDown);
    wide.addEventListener('change', close);
    return () => {
      document.body.style.overflow = overflow;
      document.removeEventListener('keydown', onKeyDown);
      wide.removeEventListener('change', close);
    };
  }, [shown, close]);

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
      {/* Made ahead, when the browser has nothing else to do. */}
      <Activity mode={open ? 'visible' : 'hidden'}>
        <MobileMenuPanel id={panelId} onFollow={close} />
      </Activity>
    </Box>
  );
}

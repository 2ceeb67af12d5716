import IconButton from '@mui/material/IconButton';
import Close from '@mui/icons-material/Close';
import Menu from '@mui/icons-material/Menu';
import { useCallback, useDeferredValue, useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import Box from '@mui/material/Box';
import { useTranslation } from '@/client/i18n/useTranslation';
import { menusClosed, mobileMenuToggled, selectMobileMenuOpen } from '@/client/features/ui/uiSlice';
import { MobileMenuPanel } from './MobileMenuPanel';
import { useCovered } from './useCovered';

const panelId = 'mobile-menu';

/** The menu of small screens: a button, and below the bar a sheet that fills the screen. */
export function MobileMenu() {
  const { t } = useTranslation('common');
  const open = useSelector(selectMobileMenuOpen);
  const dispatch = useDispatch();
  const close = useCallback(() => dispatch(menusClosed()), [dispatch]);
  const button = useRef<HTMLButtonElement>(null);
  const covered = useCovered();
  // After the button, which shows at once that it is pressed.
  const shown = useDeferredValue(open);
  // Made ahead, when the browser has nothing else to do.
  const isMade = useDeferredValue(true, false);

  useEffect(() => {
    if (!covered) return;
    const { overflow } = document.body.style;
    document.body.style.overflow = 'hidden';
    return () => {
      document.body.style.overflow = overflow;
    };
  }, [covered]);
  useEffect(() => {
    if (!open) return;
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
      document.removeEventListener('keydown', onKeyDown);
      wide.removeEventListener('change', close);
    };
  }, [open, close]);

  const Icon = open ? Close : Menu;
  return (
    <Box data-scripted sx={{ display: { lg: 'none' } }}>
      <IconButton
        ref={button}
        aria-expanded={open}
        aria-controls={panelId}
        aria-label={t(open ? 'layout.closeMenu' : 'layout.openMenu')}
        onClick={() => dispatch(mobileMenuToggled())}
        sx={{ width: 48, height: 48, mr: -1.5, color: 'inherit' }}
      >
        <Icon fontSize="large" />
      </IconButton>
      {(isMade || shown) && (
        <Box
          // Not shown, but laid out, which takes a cheap phone as long as all else of a tap.
          sx={{ visibility: 'hidden', '&[data-open=true]': { visibility: 'visible' } }}
          data-open={shown}
        >
          <MobileMenuPanel id={panelId} onFollow={close} />
        </Box>
      )}
    </Box>
  );
}

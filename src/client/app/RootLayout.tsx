import Backdrop from '@mui/material/Backdrop';
import CircularProgress from '@mui/material/CircularProgress';
import { useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import {
  Outlet,
  ScrollRestoration,
  useLocation,
  useNavigation,
  useNavigationType,
} from 'react-router-dom';
import { LazyNotices } from '../components/LazyNotices';
import { selectResultDialog } from '../features/ui/uiSlice';
import { useTranslation } from '../i18n/useTranslation';
import { focusMain } from '../lib/focusMain';

/** What every page has: scroll restoration, focus, the loading indicator, notices and the result dialog. */
export function RootLayout() {
  useFocusOnNavigation();
  return (
    <>
      <Outlet />
      <PageLoading />
      <LazyNotices />
      <ScrollRestoration />
    </>
  );
}

/**
 * After following a link the focus moves to the new page's main region, as it would on a
 * page load; otherwise a screen reader stays silent and the keyboard stays in the old menu.
 * Changes of the query string (paging, searching) leave the focus where it is, and so does a page
 * that opens behind a dialog.
 */
function useFocusOnNavigation() {
  const { pathname, state } = useLocation();
  const navigationType = useNavigationType();
  const isBehindDialog = useSelector(selectResultDialog) !== null;
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    // A table focuses the row that one comes back to.
    if ((state as { row?: string } | null)?.row) return;
    if (navigationType !== 'POP' && !isBehindDialog) focusMain();
  }, [pathname, navigationType, state, isBehindDialog]);
}

/** Milliseconds that a page may take to load before the indicator shows. */
const INDICATOR_DELAY = 400;

/** The full-screen loading indicator, while the next page takes its time. */
export function PageLoading() {
  const { t } = useTranslation('common');
  const { location } = useNavigation();
  const [lateFor, setLateFor] = useState<string>();

  const awaited = location?.key;
  useEffect(() => {
    if (!awaited) return;
    const timer = setTimeout(() => setLateFor(awaited), INDICATOR_DELAY);
    return () => clearTimeout(timer);
  }, [awaited]);

  if (awaited === undefined || awaited !== lateFor) return null;
  return (
    <Backdrop
      open
      role="status"
      sx={{
        zIndex: 'tooltip',
        flexDirection: 'column',
        gap: 2,
        bgcolor: 'rgb(255 255 255 / 0.85)',
        color: 'primary.main',
        fontWeight: 600,
      }}
    >
      <CircularProgress aria-hidden />
      {t('loading')}
    </Backdrop>
  );
}

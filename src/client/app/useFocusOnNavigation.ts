import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * After following a link the focus moves to the new page's main region, as it would on a
 * page load; otherwise a screen reader stays silent and the keyboard stays in the old menu.
 * Changes of the query string (paging, searching) leave the focus where it is.
 */
export function useFocusOnNavigation() {
  const { pathname } = useLocation();
  const navigationType = useNavigationType();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    if (navigationType !== 'POP') document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname, navigationType]);
}

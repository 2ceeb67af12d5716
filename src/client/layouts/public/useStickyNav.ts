import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectStickyNavVisible, stickyNavShown } from '@/client/features/ui/uiSlice';

/** Pixels of scroll up to which the header itself is shown. */
const THRESHOLD = 50;

/** Whether the page is scrolled so far that the sticky navigation takes the header's place. */
export function useStickyNav(): boolean {
  const visible = useSelector(selectStickyNavVisible);
  const dispatch = useDispatch();
  useEffect(() => {
    const check = () => {
      const beyond = window.scrollY > THRESHOLD;
      if (beyond !== visible) dispatch(stickyNavShown(beyond));
    };
    check();
    window.addEventListener('scroll', check, { passive: true });
    return () => window.removeEventListener('scroll', check);
  }, [visible, dispatch]);
  return visible;
}

import { useSyncExternalStore } from 'react';
import { savesData } from '@/client/lib/savesData';
import { useMatchMedia, useReducedMotion } from '@/client/components/site/motion/useMatchMedia';

const subscribeToLoad = (listener: () => void) => {
  window.addEventListener('load', listener);
  return () => window.removeEventListener('load', listener);
};

/** The page and its first pictures are there, so that a film delays none of them. */
const usePageLoaded = () =>
  useSyncExternalStore(
    subscribeToLoad,
    () => document.readyState === 'complete',
    () => false,
  );

/** Whether films may run: on wide screens, unless the visitor wants less motion or less data. */
export function useFilmsAdmitted(): boolean {
  const wide = useMatchMedia('(min-width: 1024px)');
  const reducedMotion = useReducedMotion();
  const loaded = usePageLoaded();
  return wide && !reducedMotion && loaded && !savesData();
}

import { useCallback, useSyncExternalStore } from 'react';

/** Whether the screen matches a media query; on the server no query matches. */
export function useMatchMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}

/** The visitor has asked the system for less motion. */
export const useReducedMotion = () => useMatchMedia('(prefers-reduced-motion: reduce)');

import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useReducedMotion } from './useMatchMedia';

export interface AutoplayOptions {
  /** Milliseconds between two advances. */
  interval: number;
  onAdvance: () => void;
  /** A change of it starts the interval anew, such as the index after a click. */
  restart?: unknown;
  /** Waits without being paused, for instance while the keyboard is inside. */
  suspended?: boolean;
}

const subscribeToVisibility = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};

/** The tab is in the background. */
const useDocumentHidden = () =>
  useSyncExternalStore(
    subscribeToVisibility,
    () => document.hidden,
    () => false,
  );

/**
 * Motion that goes on by itself until the visitor pauses it. It starts paused under
 * `prefers-reduced-motion`, and the visitor's own choice outweighs that.
 */
export function useAutoplay(options: AutoplayOptions) {
  const { interval, onAdvance, restart, suspended = false } = options;
  const reducedMotion = useReducedMotion();
  const documentHidden = useDocumentHidden();
  const [choice, setChoice] = useState<boolean | null>(null);
  const playing = choice ?? !reducedMotion;
  const running = playing && !suspended && !documentHidden;
  const advance = useEffectEvent(onAdvance);

  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => advance(), interval);
    return () => clearInterval(timer);
  }, [running, interval, restart]);

  return { playing, toggle: () => setChoice(!playing) };
}

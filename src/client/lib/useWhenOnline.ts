import { useEffect, useEffectEvent } from 'react';

/** Calls back when the browser has a connection again. */
export function useWhenOnline(callback: () => void) {
  const onOnline = useEffectEvent(callback);
  useEffect(() => {
    const handleOnline = () => onOnline();
    window.addEventListener('online', handleOnline);
    return () => window.removeEventListener('online', handleOnline);
  }, []);
}

import { LRUCache } from 'lru-cache';
import { tooMany, type RateLimit } from './rateLimiter';

/** Keys that are counted at the same time, at most; beyond it the one unused for longest goes. */
const MAX_KEYS = 10_000;

export type MemoryLimiter = ReturnType<typeof memoryLimiter>;

/**
 * Counts per key in fixed windows, in the memory of this process: for limits that protect the
 * process itself and are checked too often to write each check to the database.
 */
export function memoryLimiter({ max, windowMs }: RateLimit, clock: () => number) {
  const windows = new LRUCache<string, { points: number; endsAt: number }>({ max: MAX_KEYS });
  return {
    /** Throws a 429 with `Retry-After`, and counts nothing, where the key has fewer points left. */
    take: (key: string, points: number): void => {
      const now = clock();
      const known = windows.get(key);
      // A window that ends too late was begun before the clock was set back.
      const isOpen = known && known.endsAt > now && known.endsAt <= now + windowMs;
      const window = isOpen ? known : { points: 0, endsAt: now + windowMs };
      if (window.points + points > max) throw tooMany(window.endsAt - now);
      window.points += points;
      windows.set(key, window);
    },
  };
}

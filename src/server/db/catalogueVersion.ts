import { withTimeout } from '@/server/lib/timeout';
import type { CatalogueVersion } from './types';
import { DatabaseUnavailable } from './unavailable';

/** Another backend's save shows after this at the latest. */
const MAX_AGE_MS = 500;
/** A request waits no longer to learn that the database is unavailable. */
const TIMEOUT_MS = 1000;

export interface CachedCatalogueVersion {
  /** As `version.stamp`, at most half a second old. Rejects with `DatabaseUnavailable` within a second. */
  current: () => Promise<string>;
  /** Makes the next `current` read the database: call it after a change of the catalogue. */
  invalidate: () => void;
}

/** Caches what `read` returns, failures too; requests that come together share one read. */
export function cacheCatalogueVersion(
  read: () => Promise<CatalogueVersion>,
): CachedCatalogueVersion {
  let cached: { readAt: number; version: Promise<string> } | undefined;

  const readVersion = async (): Promise<string> => {
    const { version, stamp } = await withTimeout(
      read(),
      TIMEOUT_MS,
      () => new DatabaseUnavailable('away', { cause: new Error('No catalogue version in time.') }),
    );
    return `${version}.${stamp}`;
  };

  return {
    current: () => {
      const now = performance.now();
      if (!cached || now - cached.readAt >= MAX_AGE_MS) {
        cached = { readAt: now, version: readVersion() };
      }
      return cached.version;
    },
    invalidate: () => {
      cached = undefined;
    },
  };
}

import { withTimeout } from '@/server/lib/timeout';
import type { Queries } from './types';
import { DatabaseUnavailable } from './unavailable';

/** Another backend's save shows after this at the latest. */
const MAX_AGE_MS = 500;
/** A request waits no longer to learn that the database is unavailable. */
const TIMEOUT_MS = 1000;

/** With the same version and stamp all rows of the catalogue are the same. */
export const readCatalogueVersion = (queries: Queries) =>
  queries.selectFrom('catalogue').select(['version', 'stamp']).executeTakeFirstOrThrow();

export type CachedCatalogueVersion = ReturnType<typeof cacheCatalogueVersion>;

/** Caches what `read` returns, failures too; requests that come together share one read. */
export function cacheCatalogueVersion(read: () => ReturnType<typeof readCatalogueVersion>) {
  let cached: { readAt: number; version: Promise<string> } | undefined;

  const readVersion = async (): Promise<string> => {
    const { version, stamp } = await withTimeout(
      // Retries once: a single connection that was cut is no reason to fail all requests.
      read().catch(read),
      TIMEOUT_MS,
      () =>
        new DatabaseUnavailable('unreachable', {
          cause: new Error('No catalogue version in time.'),
        }),
    );
    return `${version}.${stamp}`;
  };

  /** At most half a second old. Rejects with `DatabaseUnavailable` within a second. */
  const current = (): Promise<string> => {
    const now = performance.now();
    if (!cached || now - cached.readAt >= MAX_AGE_MS) {
      cached = { readAt: now, version: readVersion() };
    }
    return cached.version;
  };

  /** Makes the next `current` read the database: call it after a change of the catalogue. */
  const invalidate = (): void => {
    cached = undefined;
  };

  /** Memoizes what `load` returns for one version of the catalogue; callers share one load. */
  const memoize = <T>(load: () => Promise<T>): (() => Promise<T>) => {
    let memoized: { version: string; value: Promise<T> } | undefined;
    return async () => {
      const version = await current();
      if (memoized?.version !== version) {
        memoized = { version, value: load() };
        memoized.value.catch(() => {
          memoized = undefined;
        });
      }
      return memoized.value;
    };
  };

  return { current, invalidate, memoize };
}

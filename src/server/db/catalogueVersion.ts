import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { withTimeout } from '@/server/lib/timeout';
import type { Queries } from './types';
import { DatabaseUnavailable } from './unavailable';

/** Another backend's save shows after this at the latest. */
const MAX_AGE_MS = 500;
/** Local changes that are remembered; a cache that lacks more of them is cleared. */
const MAX_CHANGES = 1000;
/** A request waits no longer to learn that the database is unavailable. */
const TIMEOUT_MS = 1000;

/** Also of the schema: what was made for a catalogue before an upgrade is not for that after it. */
export const CATALOGUE_STAMP = sql<string>`(select version from ${sql.table('schemaVersion')}) || '.' || ${sql.ref('stamp')}`;

/**
 * With the same version and stamp all rows of the catalogue are the same; with the same stamp all
 * but the search index.
 */
export const readCatalogueVersion = (queries: Queries) =>
  queries
    .selectFrom('catalogue')
    .select(['version', CATALOGUE_STAMP.as('stamp')])
    .executeTakeFirstOrThrow();

/** A change of the catalogue by this process. */
export interface LocalChange {
  version: string;
  /** By `performance.now`. */
  changedAt: number;
  /** The cache tags of what it has changed. */
  tags: ReadonlySet<string>;
}

export type CachedCatalogueVersion = ReturnType<typeof cacheCatalogueVersion>;

/** As other processes see it too: another one for each change. */
export const versionText = ({
  version,
  stamp,
}: Awaited<ReturnType<typeof readCatalogueVersion>>): string => `${version}.${stamp}`;

/** Caches what `read` returns, failures too; requests that come together share one read. */
export function cacheCatalogueVersion(read: () => ReturnType<typeof readCatalogueVersion>) {
  const changes = new LRUCache<number, LocalChange>({ max: MAX_CHANGES });
  let cached: { readAt: number; version: Promise<string> } | undefined;

  const noVersion = () =>
    new DatabaseUnavailable('unreachable', { cause: new Error('No catalogue version in time.') });

  /** At most half a second old. Rejects with `DatabaseUnavailable` within a second. */
  const current = (): Promise<string> => {
    const now = performance.now();
    if (!cached || now - cached.readAt >= MAX_AGE_MS) {
      // Retries once: a single connection that was cut is no reason to fail all requests.
      const reading = withTimeout(read().catch(read), TIMEOUT_MS, noVersion);
      cached = {
        readAt: now,
        version: reading.then(versionText),
      };
    }
    return cached.version;
  };

  /** Makes the next `current` read the database: call it after a change of the catalogue. */
  const invalidate = (): void => {
    cached = undefined;
  };

  /** Remembers what a change touches, just before its commit. */
  const remember = (version: string, tags: Iterable<string>): void => {
    const change = { version, changedAt: performance.now(), tags: new Set(tags) };
    changes.set(numberOf(version), change);
  };

  /** After a commit that has failed, or may have. */
  const forget = (version: string): void => void changes.delete(numberOf(version));

  /** The changes from one version to another; undefined unless all of them are remembered. */
  const changesBetween = (from: string, to: string): LocalChange[] | undefined => {
    const found: LocalChange[] = [];
    for (let number = numberOf(from) + 1; number <= numberOf(to); number += 1) {
      const change = changes.get(number);
      if (!change) return undefined;
      found.push(change);
    }
    // Also where a database was restored, whose versions another change has had before.
    return found.at(-1)?.version === to ? found : undefined;
  };

  /**
   * Memoizes what `load` returns until a change touches one of the tags, or has none; callers share
   * one load.
   */
  const memoize = <T extends object>(load: () => Promise<T>, tags: string[]) => {
    const memoized = new LRUCache<string, T>({ max: 1, ignoreFetchAbort: true, fetchMethod: load });
    let [key, known] = ['', ''];
    return async (): Promise<T> => {
      const version = await current();
      if (version !== known) {
        const changes = changesBetween(known, version);
        if (!changes || changes.some((change) => tags.some((tag) => change.tags.has(tag))))
          key = version;
        known = version;
      }
      return memoized.forceFetch(key);
    };
  };

  return { current, invalidate, remember, forget, changesBetween, memoize };
}

const numberOf = (version: string): number => Number.parseInt(version, 10);

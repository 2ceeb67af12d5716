import type { Db } from '@/server/db/kysely';
import type { Trx } from '@/server/db/types';
import { catalogueRepository } from './repository';

/** The version of a catalogue that nobody has ever written to. */
export const UNTOUCHED = 0;

/**
 * Runs a change of the catalogue as one transaction. It begins with raising the catalogue's version,
 * whose row is locked from then on: one such change runs at a time, and what it has checked, such as
 * a parent or a count, still holds when it commits.
 */
export async function changeCatalogue<T>(db: Db, change: (trx: Trx) => Promise<T>): Promise<T> {
  try {
    return await db.writer.transaction().execute(async (trx) => {
      await catalogueRepository(trx).raiseVersion();
      return change(trx);
    });
  } finally {
    // Also after an error: a commit whose response was lost may have been made.
    db.catalogueVersion.invalidate();
  }
}

export type Catalogue = ReturnType<typeof makeCatalogue>;

/** What the modules know of the catalogue as a whole. */
export function makeCatalogue({ catalogueVersion }: Pick<Db, 'catalogueVersion'>) {
  /** Memoizes what `read` returns for one version of the catalogue; callers share one read. */
  const memoize = <T>(read: () => Promise<T>): (() => Promise<T>) => {
    let memoized: { version: string; value: Promise<T> } | undefined;
    return async () => {
      const version = await catalogueVersion.current();
      if (memoized?.version !== version) {
        const latest = { version, value: read() };
        latest.value.catch(() => {
          if (memoized === latest) memoized = undefined;
        });
        memoized = latest;
      }
      return memoized.value;
    };
  };
  return { version: () => catalogueVersion.current(), memoize };
}

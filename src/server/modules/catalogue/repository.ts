import { randomBytes } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';
import type { CatalogueVersion, Queries } from '@/server/db/types';

/** So many of the latest changes are kept, and up to `TIDIED_EVERY` more. */
export const MAX_CHANGES = 500;
export const TIDIED_EVERY = 50;

/** What an update sets `version` to: every change of a row counts. */
export const NEXT_VERSION: RawBuilder<number> = sql<number>`${sql.ref('version')} + 1`;

/** The catalogue as a whole: which state it is in, and what led there. */
export function catalogueRepository(queries: Queries) {
  const version = (): Promise<CatalogueVersion> =>
    queries.selectFrom('catalogue').select(['version', 'stamp']).executeTakeFirstOrThrow();

  /** Raises the version, and locks its row until the end of the transaction. */
  const raiseVersion = (): Promise<CatalogueVersion> =>
    queries
      .updateTable('catalogue')
      .set({ version: NEXT_VERSION, stamp: randomBytes(9).toString('hex') })
      .returning(['version', 'stamp'])
      .executeTakeFirstOrThrow();

  /** The changes that led to these versions, the oldest first. */
  const listChanges = (first: number, last: number) =>
    queries
      .selectFrom('catalogueChanges')
      .selectAll()
      .where('version', '>=', first)
      .where('version', '<=', last)
      .orderBy('version')
      .execute();

  /** `touched` is a `Touched` as JSON; null: anything. */
  const recordChange = async (current: CatalogueVersion, touched: string | null): Promise<void> => {
    await queries
      .insertInto('catalogueChanges')
      .values({ ...current, touched })
      .execute();
    if (current.version % TIDIED_EVERY > 0) return;
    await queries
      .deleteFrom('catalogueChanges')
      .where('version', '<', current.version - MAX_CHANGES)
      .execute();
  };

  return { version, raiseVersion, listChanges, recordChange };
}

import { randomBytes } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '@/server/db/kysely';
import type { Trx } from '@/server/db/types';

/** What an update sets `version` to: every change of a row counts. */
export const NEXT_VERSION: RawBuilder<number> = sql<number>`${sql.ref('version')} + 1`;

/**
 * Runs a change of the catalogue as one transaction. It begins with raising the catalogue's version,
 * whose row is locked from then on: one such change runs at a time, and what it has checked, such as
 * a parent or a count, still holds when it commits.
 */
export async function changeCatalogue<T>(db: Db, change: (trx: Trx) => Promise<T>): Promise<T> {
  try {
    return await db.writer.transaction().execute(async (trx) => {
      const stamp = randomBytes(9).toString('hex');
      await trx.updateTable('catalogue').set({ version: NEXT_VERSION, stamp }).execute();
      return change(trx);
    });
  } finally {
    // Also after an error: a commit whose response was lost may have been made.
    db.catalogueVersion.invalidate();
  }
}

import { sql } from 'kysely';
import type { Db } from '../../db/kysely';
import type { Trx } from '../../db/types';

/**
 * Runs a change of the catalogue as one transaction. It begins with raising the version, which
 * drops cached answers and, because that row is locked, lets one such change run at a time:
 * what it has checked, such as a parent or a count, still holds when it commits.
 */
export async function changeCatalogue<T>(db: Db, change: (trx: Trx) => Promise<T>): Promise<T> {
  const result = await db.writer.transaction().execute(async (trx) => {
    await trx
      .updateTable('catalogue')
      .set({ version: sql<number>`${sql.ref('version')} + 1` })
      .execute();
    return change(trx);
  });
  db.forgetVersion();
  return result;
}

/** The version of a catalogue that nobody has ever written to. */
export const UNTOUCHED = 0;

import { randomBytes } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '@/server/db/kysely';
import { countRows } from '@/server/db/sql';
import type { Queries, Trx } from '@/server/db/types';

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

const TABLES = { category: 'categories', part: 'spareParts' } as const;

/** Ids in their order, from the first behind `after`, and how many there are altogether. */
export async function listIds(
  queries: Queries,
  kind: keyof typeof TABLES,
  after: string,
  limit: number,
) {
  const table = TABLES[kind];
  const data = await queries
    .selectFrom(table)
    .select(['id as _id', 'updatedAt'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  return { data, total: await countRows(queries.selectFrom(table)) };
}

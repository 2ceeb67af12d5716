import { randomBytes } from 'node:crypto';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { CATALOGUE_STAMP, versionText } from '@/server/db/catalogueVersion';
import type { Db } from '@/server/db/kysely';
import { lockedTransaction } from '@/server/db/lockedTransaction';
import { countRows } from '@/server/db/sql';
import type { Queries, Trx } from '@/server/db/types';
import { conflict } from '@/server/lib/httpError';

/** What an update sets `version` to: every change of a row counts. */
export const NEXT_VERSION: RawBuilder<number> = sql<number>`${sql.ref('version')} + 1`;

interface ChangeOptions {
  /** Throws `catalogue_changed` where the catalogue has another stamp than this by now. */
  madeFor?: string;
  /** False: every field that an admin edits stays as it is, and so the stamp. */
  isEdit?: boolean;
}

/**
 * Runs a change of the catalogue in a transaction that first increments the catalogue's version. The
 * lock on that row serializes such changes, so that a check, such as of a parent or a count, remains
 * valid until the commit. Other writes take no lock that a change holds; on SQLite they come between
 * two changes. Cached responses are invalidated: those with a tag that `change` passes to `setTags`,
 * and all where it passes none.
 */
export async function changeCatalogue<T>(
  db: Db,
  change: (trx: Trx, setTags: (tags: string[]) => void) => Promise<T>,
  options: ChangeOptions = {},
): Promise<T> {
  let version = '';
  const lock = async (trx: Trx) => (version = await incrementVersion(trx, options));
  const work = async (trx: Trx): Promise<T> => {
    let tags: string[] | undefined;
    const result = await change(trx, (changed) => (tags = changed));
    // Before the commit: after it a request may read the new version at once.
    if (tags) db.catalogueVersion.remember(version, tags);
    return result;
  };
  const commit = async (): Promise<T> => {
    try {
      return await lockedTransaction(db, lock, work);
    } catch (error) {
      db.catalogueVersion.forget(version);
      throw error;
    }
  };
  try {
    return await db.inTurn(commit);
  } finally {
    // Also after an error: a commit whose response was lost may have been made.
    db.catalogueVersion.invalidate();
  }
}

async function incrementVersion(
  trx: Trx,
  { madeFor, isEdit = true }: ChangeOptions,
): Promise<string> {
  const row = await trx
    .updateTable('catalogue')
    .set({ version: NEXT_VERSION })
    .$if(isEdit, (rows) => rows.set({ stamp: randomBytes(9).toString('hex') }))
    .$if(madeFor !== undefined, (rows) => rows.where(CATALOGUE_STAMP, '=', madeFor!))
    .returning(['version', CATALOGUE_STAMP.as('stamp')])
    .executeTakeFirst();
  if (!row) throw conflict('catalogue_changed', 'The catalogue has changed since it was checked.');
  return versionText(row);
}

const TABLES = { category: 'categories', part: 'spareParts' } as const;

/** A page of the ids on the site that follow `after`, in order, and how many there are altogether. */
export async function listIds(
  queries: Queries,
  kind: keyof typeof TABLES,
  after: string,
  limit: number,
) {
  const listed = queries
    .selectFrom(TABLES[kind])
    .where('deletedAt', 'is', null)
    .$if(kind === 'part', (rows) => rows.where(sql<SqlBool>`hidden = 0`));
  const data = await listed
    .select(['id as _id', 'updatedAt'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  return { data, total: await countRows(listed) };
}

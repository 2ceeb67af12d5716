import { withJobLock } from '@/server/db/jobs';
import type { Db } from '@/server/db/kysely';
import { countRows } from '@/server/db/sql';
import type { Database, Queries } from '@/server/db/types';

type SharedList = Omit<Database['quotationLists'], 'bytes'>;

/** Of all lists together. */
export interface SharedListBounds {
  lists: number;
  bytes: number;
}

export function sharedListRepository(db: Db) {
  const { reader, writer } = db;

  const hasRoom = async (
    { lists, bytes }: SharedListBounds,
    added = 0,
    queries: Queries = reader,
  ): Promise<boolean> => {
    const stored = queries.selectFrom('quotationLists');
    if ((await countRows(stored)) >= lists) return false;
    const sum = stored.select((eb) => eb.fn.sum('bytes').as('bytes'));
    return Number((await sum.executeTakeFirst())?.bytes ?? 0) + added <= bytes;
  };

  /** Stores a list. Returns false where there is no room for it. */
  const insert = (list: SharedList, bounds: SharedListBounds): Promise<boolean> =>
    withJobLock(db, 'sharedLists', async (trx) => {
      // Another insert waits until this one commits, and then counts its list.
      const bytes = Buffer.byteLength(list.lines);
      if (!(await hasRoom(bounds, bytes, trx))) return false;
      await trx
        .insertInto('quotationLists')
        .values({ ...list, bytes })
        .execute();
      return true;
    });

  const find = (tokenHash: string) =>
    reader
      .selectFrom('quotationLists')
      .select(['lines', 'expiresAt'])
      .where('tokenHash', '=', tokenHash)
      .executeTakeFirst();

  /** Removes the lists that expired before that time. */
  const purge = async (before: Date): Promise<void> => {
    const expired = writer.deleteFrom('quotationLists');
    await expired.where('expiresAt', '<', before.toISOString()).execute();
  };

  return { hasRoom, insert, find, purge };
}

import type { Limits } from '@/server/context';
import { withJobLock } from '@/server/db/jobs';
import type { Db } from '@/server/db/kysely';
import { countRows } from '@/server/db/sql';
import type { Database, Queries } from '@/server/db/types';

type SharedList = Omit<Database['quotationLists'], 'bytes'>;

type Bounds = Limits['sharedLists'];

export function sharedListRepository(db: Db) {
  const { reader } = db;

  const hasRoom = async (
    { lists, bytes }: Bounds,
    added = 0,
    queries: Queries = reader,
  ): Promise<boolean> => {
    const stored = queries.selectFrom('quotationLists');
    if ((await countRows(stored)) >= lists) return false;
    const sum = stored.select((eb) => eb.fn.sum('bytes').as('bytes'));
    return Number((await sum.executeTakeFirst())?.bytes ?? 0) + added <= bytes;
  };

  /** Stores a list. Returns false where there is no room for it. */
  const insert = (list: SharedList, bounds: Bounds): Promise<boolean> =>
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

  return { hasRoom, insert, find };
}

/** Until an expired list is purged its link returns 410. */
const EXPIRED_MS = 30 * 86_400_000;

/** Removes lists that have long expired. */
export const purgeSharedLists = ({ writer }: Db, clock: () => number) =>
  writer
    .deleteFrom('quotationLists')
    .where('expiresAt', '<', new Date(clock() - EXPIRED_MS).toISOString())
    .execute();

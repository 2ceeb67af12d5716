import { sql } from 'kysely';
import type { Depth, TokenQuery } from '../../db/search';
import type { Db } from '../../db/kysely';
import type { IndexRow } from './indexRow';

/** Reads which parts have the tokens of a query. */
export function findRepository(db: Pick<Db, 'reader' | 'matches' | 'joinNumbers'>) {
  /** The numbers of all rows, in the order of the index. */
  const listRowids = async (wanted: TokenQuery): Promise<number[]> => {
    const rows = db.reader
      .selectFrom('partIndex')
      .select('rowid')
      .where(db.matches(wanted, 3))
      .orderBy('rowid');
    const row = await db.reader
      .selectFrom(rows.as('found'))
      .select(db.joinNumbers(sql<number>`rowid`).as('joined'))
      .executeTakeFirst();
    return JSON.parse(`[${row?.joined ?? ''}]`) as number[];
  };

  /** The first rows that have all of it within this depth. */
  const readRows = (wanted: TokenQuery, depth: Depth, most: number): Promise<IndexRow[]> =>
    db.reader
      .selectFrom('partIndex')
      .select(['rowid', 'name', 'numbers', 'category', 'kind', 'facts', 'description'])
      .select(['head', 'keys', 'tie'])
      .where(db.matches(wanted, depth))
      .orderBy('rowid')
      .limit(most)
      .execute();

  return { listRowids, readRows };
}

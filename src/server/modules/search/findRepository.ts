import type { Depth, TokenQuery } from '../../db/search';
import type { Db } from '../../db/kysely';
import type { IndexRow } from './indexRow';

/** Reads which parts have the tokens of a query. */
export function findRepository(db: Pick<Db, 'reader' | 'rowsWith'>) {
  /** The numbers of the rows that have all of it within this depth, in the order of the index. */
  const listRowids = async (wanted: TokenQuery, depth: Depth, most?: number): Promise<number[]> => {
    const row = await db.reader
      .selectNoFrom(db.rowsWith(wanted, depth, most).as('joined'))
      .executeTakeFirst();
    return JSON.parse(`[${row?.joined ?? ''}]`) as number[];
  };

  const readRows = async (rowids: number[]): Promise<IndexRow[]> => {
    if (rowids.length === 0) return [];
    return db.reader
      .selectFrom('partIndex')
      .select(['rowid', 'name', 'numbers', 'category', 'kind', 'facts', 'description'])
      .select(['head', 'keys', 'tie'])
      .where('rowid', 'in', rowids)
      .execute();
  };

  return { listRowids, readRows };
}

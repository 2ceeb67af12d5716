import { sql } from 'kysely';
import type { Db } from '../../db/kysely';
import type { FoundPart } from '../../db/search';

export interface Order {
  column: 'seq' | 'nameKey' | 'brandKey' | 'categoryKey';
  descending: boolean;
}

/** Which parts a list has; words are folded, and every one must occur. */
export interface Selection {
  words: string[];
  categoryId: string | undefined;
}

const allParts = sql<FoundPart>`${sql.table('spareParts')}`;

/** Reads which parts a list has, by their row numbers. */
export function listRepository(db: Pick<Db, 'reader' | 'search' | 'joinSeqs'>) {
  const matching = ({ words, categoryId }: Selection, by?: Order['column']) => {
    const wholeRows = categoryId !== undefined || (by !== undefined && by !== 'seq');
    const found = words.length > 0 ? db.search(words, wholeRows) : allParts;
    const query = db.reader.selectFrom(found.as('spareParts'));
    return categoryId === undefined ? query : query.where('categoryId', '=', categoryId);
  };

  const inOrder = (selection: Selection, { column, descending }: Order) => {
    const direction = descending ? 'desc' : 'asc';
    const query = matching(selection, column).select('seq');
    return column === 'seq'
      ? query.orderBy('seq', direction)
      : query.orderBy(column, direction).orderBy('seq', direction);
  };

  const count = async (selection: Selection): Promise<number> => {
    const query = matching(selection).select(sql<number | string>`count(*)`.as('total'));
    return Number((await query.executeTakeFirst())?.total ?? 0);
  };

  const slice = async (
    selection: Selection,
    order: Order,
    offset: number,
    limit: number,
  ): Promise<number[]> => {
    const rows = await inOrder(selection, order).limit(limit).offset(offset).execute();
    return rows.map(({ seq }) => seq);
  };

  /** All of them. Without `order` in any, which costs less. */
  const list = async (selection: Selection, order?: Order): Promise<Uint32Array> => {
    const rows = order ? inOrder(selection, order) : matching(selection).select('seq');
    const row = await db.reader
      .selectFrom(rows.as('spareParts'))
      .select(db.joinSeqs.as('seqs'))
      .executeTakeFirst();
    return Uint32Array.from(JSON.parse(`[${row?.seqs ?? ''}]`) as number[]);
  };

  return { count, slice, list };
}

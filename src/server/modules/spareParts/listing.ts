import { sql } from 'kysely';
import { foldedWords } from '../../../shared/search';
import type { Db } from '../../db/kysely';
import type { FoundPart } from '../../db/search';
import { assertStorable } from '../../lib/text';
import { categoryRepository } from '../categories/repository';
import type { Sort, SortParameter } from './fields';
import { parseSeqs, type FindParts } from './foundParts';
import { sparePartRepository } from './repository';
import type { SparePartRow } from './presenter';
import { sourcesOfList } from './sources';

export interface Filter {
  categoryId?: string | undefined;
  /** Words; every one must occur. */
  q?: string | undefined;
  sort?: SortParameter | undefined;
}

interface Order {
  column: 'seq' | 'nameKey' | 'brandKey' | 'categoryKey';
  descending: boolean;
}

const ORDER_COLUMNS: Record<Sort, Order['column']> = {
  name: 'nameKey',
  brand: 'brandKey',
  category: 'categoryKey',
  createdAt: 'seq',
};

/** The newest first, unless another order is asked for. */
function orderOf(sort: SortParameter = '-createdAt'): Order {
  const descending = sort.startsWith('-');
  return { column: ORDER_COLUMNS[sort.replace('-', '') as Sort], descending };
}

const allParts = sql<FoundPart>`${sql.table('spareParts')}`;

/** Lists of parts under one filter. Throws 400 for a search text that no part can contain. */
export function makeListing(db: Db, findParts: FindParts, filter: Filter) {
  const parts = sparePartRepository(db.reader);
  const categories = categoryRepository(db.reader);
  const order = orderOf(filter.sort);
  const words = wordsOf(filter.q ?? '');
  const byWordsOnly = words.length > 0 && filter.categoryId === undefined;

  const matching = (by?: Order['column']) => {
    const wholeRows = filter.categoryId !== undefined || (by !== undefined && by !== 'seq');
    const found = words.length > 0 ? db.search(words, wholeRows) : allParts;
    const query = db.reader.selectFrom(found.as('spareParts'));
    return filter.categoryId ? query.where('categoryId', '=', filter.categoryId) : query;
  };

  const inOrder = ({ column, descending }: Order) => {
    const direction = descending ? 'desc' : 'asc';
    const query = matching(column).select('seq');
    return column === 'seq'
      ? query.orderBy('seq', direction)
      : query.orderBy(column, direction).orderBy('seq', direction);
  };

  /** Without words the counts that are kept; with words they have to be counted. */
  const count = async (): Promise<number> => {
    if (byWordsOnly) return (await findParts(words)).length;
    if (words.length > 0) {
      const query = matching().select(sql<number | string>`count(*)`.as('total'));
      return Number((await query.executeTakeFirst())?.total ?? 0);
    }
    if (!filter.categoryId) return parts.count();
    return (await categories.find(filter.categoryId))?.partCount ?? 0;
  };

  /** Rows from `offset` of `total`, read from the end of the list that is nearer. */
  const slice = async (offset: number, limit: number, total: number): Promise<SparePartRow[]> => {
    const length = Math.min(limit, total - offset);
    if (length <= 0) return [];
    if (byWordsOnly && order.column === 'seq') {
      const found = await findParts(words);
      if (!order.descending) return parts.listBySeq([...found.subarray(offset, offset + length)]);
      const end = Math.max(0, found.length - offset);
      return parts.listBySeq([...found.subarray(Math.max(0, end - length), end)].reverse());
    }
    const behind = total - offset - length;
    if (behind >= offset) {
      const rows = await inOrder(order).limit(length).offset(offset).execute();
      return parts.listBySeq(rows.map(({ seq }) => seq));
    }
    const reversed = { ...order, descending: !order.descending };
    const rows = await inOrder(reversed).limit(length).offset(behind).execute();
    return parts.listBySeq(rows.map(({ seq }) => seq).reverse());
  };

  /** The row numbers of all parts in order, for reading a list of any length piece by piece. */
  const seqs = async (): Promise<Uint32Array> => {
    if (byWordsOnly && order.column === 'seq') {
      const found = await findParts(words);
      return order.descending ? found.toReversed() : found;
    }
    const row = await db.reader
      .selectFrom(inOrder(order).as('spareParts'))
      .select(db.joinSeqs.as('seqs'))
      .executeTakeFirst();
    return parseSeqs(row?.seqs);
  };

  /** What an answer is made from that shows these parts of the list. */
  const sources = (rows: SparePartRow[]) => sourcesOfList(filter, words, rows);

  return { count, slice, seqs, sources };
}

export type Listing = ReturnType<typeof makeListing>;

function wordsOf(q: string): string[] {
  assertStorable(q, 'The search text');
  return foldedWords(q);
}

import { foldedWords } from '../../../shared/search';
import type { Db } from '../../db/kysely';
import { assertStorable } from '../../lib/text';
import { categoryRepository } from '../categories/repository';
import type { Sort, SortParameter } from './fields';
import type { FindParts } from './foundParts';
import { listRepository, type Order } from './listRepository';
import { sparePartRepository } from './repository';
import type { SparePartRow } from './presenter';
import { sourcesOfList } from './sources';

export interface Filter {
  categoryId?: string | undefined;
  /** Words; every one must occur. */
  q?: string | undefined;
  sort?: SortParameter | undefined;
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

/** Lists of parts under one filter. Throws 400 for a search text that no part can contain. */
export function makeListing(db: Db, findParts: FindParts, filter: Filter) {
  const parts = sparePartRepository(db.reader);
  const categories = categoryRepository(db.reader);
  const order = orderOf(filter.sort);
  const words = wordsOf(filter.q ?? '');
  const lists = listRepository(db);
  const selection = { words, categoryId: filter.categoryId };
  const byWordsOnly = words.length > 0 && filter.categoryId === undefined;

  /** Without words the counts that are kept; with words they have to be counted. */
  const count = async (): Promise<number> => {
    if (byWordsOnly) return (await findParts(words)).length;
    if (words.length > 0) return lists.count(selection);
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
      return parts.listBySeq(await lists.slice(selection, order, offset, length));
    }
    const reversed = { ...order, descending: !order.descending };
    const seqs = await lists.slice(selection, reversed, behind, length);
    return parts.listBySeq(seqs.reverse());
  };

  /** The row numbers of all parts in order, for reading a list of any length piece by piece. */
  const seqs = async (): Promise<Uint32Array> => {
    if (byWordsOnly && order.column === 'seq') {
      const found = await findParts(words);
      return order.descending ? found.toReversed() : found;
    }
    return lists.list(selection, order);
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

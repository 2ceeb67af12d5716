import type { Db } from '@/server/db/kysely';
import { assertStorable } from '@/server/lib/text';
import type { Catalogue } from '../catalogue/follow';
import { categoryRepository } from '../categories/repository';
import type { Found } from '../search/find';
import type { Search } from '../search/service';
import type { SortParameter } from './fields';
import { listRepository, type Order } from './listRepository';
import { sourcesOfList } from './sources';

const MAX_BYTES = 8 * 1024 ** 2;

/** Which parts a list has, in which order. */
export interface Filter {
  categoryId: string | undefined;
  /** The category's whole branch. */
  deep: boolean;
  /** Empty: nothing is searched. */
  query: string;
  verbatim: boolean;
  /** Undefined: the best first where something is searched, otherwise the newest. */
  sort: SortParameter | undefined;
}

const ORDER_COLUMNS: Record<string, Order['column']> = {
  name: 'nameKey',
  brand: 'brandKey',
  category: 'categoryKey',
  createdAt: 'seq',
};

const orderOf = (sort: SortParameter): Order => ({
  column: ORDER_COLUMNS[sort.replace('-', '')] ?? 'seq',
  descending: sort.startsWith('-'),
});

interface Query {
  categoryId?: string | undefined;
  deep?: boolean | undefined;
  q?: string | undefined;
  verbatim?: boolean | undefined;
  sort?: SortParameter | undefined;
}

/** What a request asks for. Throws 400 for a search text that no part can contain. */
export function readFilter({ categoryId, deep, q = '', verbatim, sort }: Query): Filter {
  assertStorable(q, 'search text');
  const query = q.trim().replace(/\s+/g, ' ');
  return {
    ...{ categoryId, query, sort },
    deep: deep === true && categoryId !== undefined,
    verbatim: verbatim === true && query !== '',
  };
}

/** A list's parts in order, and what the search has made of its words. */
export interface PartList extends Omit<Found, 'seqs'> {
  seqs: Uint32Array;
}

const UNSEARCHED = { corrected: [], dropped: [], isMissed: false, wanted: undefined };

export type FindList = (filter: Filter) => Promise<PartList>;

/**
 * Reads a list whole and remembers it as long as it holds, so that every page of it, its length and
 * the list without pages come from one place. With 100,000 parts it makes a page, be it the first,
 * the last or that of a search, take 1 ms as with 10,000, where counting and passing over rows takes
 * 7 ms in the median and 67 at most. It costs these bytes, and 13 ms (by name 20) for who first asks for
 * the list of all parts after one has come or gone.
 */
export function makeLists(
  db: Pick<Db, 'reader' | 'joinNumbers'>,
  search: Pick<Search, 'find'>,
  { makeCache, state }: Pick<Catalogue, 'makeCache' | 'state'>,
): FindList {
  const { list } = listRepository(db);
  const categories = categoryRepository(db.reader);
  const cache = makeCache<PartList>(MAX_BYTES);

  const remember = async (filter: Filter, read: () => Promise<PartList>): Promise<PartList> => {
    const key = JSON.stringify(filter);
    const known = cache.get(key);
    if (known) return known;
    const since = state();
    const found = await read();
    const sources = sourcesOfList(filter, [], found);
    cache.set(key, found, found.seqs.byteLength, { since, sources });
    return found;
  };

  const idsOf = async ({ categoryId, deep }: Filter): Promise<string[] | undefined> => {
    if (categoryId === undefined) return undefined;
    return deep ? (await categories.listSubtree(categoryId)).map(({ id }) => id) : [categoryId];
  };

  const unsearched = (filter: Filter, sort: SortParameter) =>
    remember({ ...filter, query: '', verbatim: false, sort }, async () => ({
      ...UNSEARCHED,
      seqs: await list(await idsOf(filter), orderOf(sort)),
    }));

  return (filter) => {
    const { query, sort, categoryId, verbatim } = filter;
    if (query === '') return unsearched(filter, sort ?? '-createdAt');
    return remember(filter, async () => {
      if (categoryId === undefined && sort === undefined) return search.find(query, verbatim);
      const everywhere = { ...filter, categoryId: undefined, deep: false, sort: undefined };
      const [found, filed] = await Promise.all([
        remember(everywhere, () => search.find(query, verbatim)),
        unsearched(filter, sort ?? '-createdAt'),
      ]);
      const [ordered, others] =
        sort === undefined ? [found.seqs, filed.seqs] : [filed.seqs, found.seqs];
      const both = new Set(others);
      return { ...found, seqs: ordered.filter((seq) => both.has(seq)) };
    });
  };
}

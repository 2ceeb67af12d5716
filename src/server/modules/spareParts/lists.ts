import type { Db } from '@/server/db/kysely';
import { assertStorable } from '@/server/lib/text';
import type { PartFacets } from '@/server/generated/requests';
import { attributeRepository } from '../attributes/repository';
import { categoryRepository } from '../categories/repository';
import { countFacets } from '../facets/facets';
import { readConditions } from '../facets/filter';
import type { Found, Search } from '@/server/search/search';
import type { SortParameter } from './fields';
import { listRepository, type Order, type Slice } from './listRepository';

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

function orderOf(sort: SortParameter): Order {
  const column = ORDER_COLUMNS[sort.replace('-', '')] ?? 'seq';
  return { column, descending: sort.startsWith('-') };
}

const NEWEST_FIRST = orderOf('-createdAt');

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

/** A list of parts. */
export interface PartList extends Omit<Found, 'seqs'> {
  /** Row numbers of the parts on a page, and how many parts the list has. */
  readPage: (slice: Slice) => Promise<{ seqs: number[]; total: number }>;
  /** Row numbers of all parts. */
  readAll: () => Promise<number[]>;
  readFacets: () => Promise<PartFacets>;
}

/** `parameters` are the request's, among them the filters. */
export type FindList = (filter: Filter, parameters: object) => Promise<PartList>;

const UNSEARCHED = { corrected: [], dropped: [], isMissed: false };

/** Finds lists of parts. Throws 400 where a filter does not suit the attributes. */
export function makeLists({ reader }: Pick<Db, 'reader'>, search: Pick<Search, 'find'>): FindList {
  const categories = categoryRepository(reader);
  const { list: listAttributes } = attributeRepository(reader);

  const idsOf = async ({ categoryId, deep }: Filter): Promise<string[] | undefined> => {
    if (categoryId === undefined) return undefined;
    return deep ? (await categories.listSubtree(categoryId)).map(({ id }) => id) : [categoryId];
  };

  return async (filter, parameters) => {
    const { query, verbatim, sort } = filter;
    const attributes = await listAttributes();
    const conditions = readConditions(parameters, attributes);
    const { seqs: found, ...understood } =
      query === '' ? { ...UNSEARCHED, seqs: undefined } : await search.find(query, verbatim);
    const scope = { categoryIds: await idsOf(filter), seqs: found };
    const { list, count } = listRepository(reader, scope, conditions);
    const order = sort ? orderOf(sort) : NEWEST_FIRST;
    const isNarrowed = found !== undefined || conditions.length > 0;

    const readAll = memoize(async (): Promise<number[]> => {
      if (!scope.seqs || sort) return list(order);
      if (!scope.categoryIds && conditions.length === 0) return scope.seqs;
      // In the order of the search.
      const matching = new Set(await list(order));
      return scope.seqs.filter((seq) => matching.has(seq));
    });

    return {
      ...understood,
      readAll,
      readPage: async (slice) => {
        if (!isNarrowed) return { seqs: await list(order, slice), total: await count() };
        // Its conditions cost more than its row numbers, and the facets need all of them.
        const seqs = await readAll();
        const { offset, limit } = slice;
        return { seqs: seqs.slice(offset, offset + limit), total: seqs.length };
      },
      readFacets: async () => {
        const matched = isNarrowed || scope.categoryIds ? await readAll() : undefined;
        return countFacets(reader, { scope, conditions, matched }, attributes);
      },
    };
  };
}

function memoize<T>(read: () => Promise<T>): () => Promise<T> {
  let value: Promise<T> | undefined;
  return () => (value ??= read());
}

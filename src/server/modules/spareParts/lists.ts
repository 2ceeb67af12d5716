import type { Db } from '@/server/db/kysely';
import { assertStorable } from '@/server/lib/text';
import type { PartFacets } from '@/server/generated/requests';
import { attributeRepository } from '../attributes/repository';
import { categoryRepository } from '../categories/repository';
import { conditionsOf } from '../facets/conditions';
import { countFacets } from '../facets/counts';
import type { FacetFilter } from '../facets/filter';
import type { Found } from '../search/find';
import type { Search } from '../search/service';
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
  /** Counts what the list can be narrowed down by; `total` is that of the list. */
  readFacets: (total: number) => Promise<PartFacets>;
}

export type FindList = (filter: Filter, facetFilter: FacetFilter) => Promise<PartList>;

const UNSEARCHED = { corrected: [], dropped: [], isMissed: false };

/** Finds lists of parts. Throws 400 where a filter does not suit the attributes. */
export function makeLists({ reader }: Pick<Db, 'reader'>, search: Pick<Search, 'find'>): FindList {
  const categories = categoryRepository(reader);
  const { list: listAttributes } = attributeRepository(reader);

  const idsOf = async ({ categoryId, deep }: Filter): Promise<string[] | undefined> => {
    if (categoryId === undefined) return undefined;
    return deep ? (await categories.listSubtree(categoryId)).map(({ id }) => id) : [categoryId];
  };

  return async (filter, facetFilter) => {
    const { query, verbatim, sort } = filter;
    const attributes = facetFilter.attributes.length > 0 ? await listAttributes() : [];
    const conditions = conditionsOf(facetFilter, attributes);
    const { seqs: found, ...understood } =
      query === '' ? { ...UNSEARCHED, seqs: undefined } : await search.find(query, verbatim);
    const scope = { categoryIds: await idsOf(filter), seqs: found && [...found] };
    const { list, count } = listRepository(reader, scope, conditions);

    /** The order of the search; undefined: the database sorts. */
    const readRanked = async (): Promise<number[] | undefined> => {
      if (!scope.seqs || sort) return undefined;
      if (!scope.categoryIds && conditions.length === 0) return scope.seqs;
      const matching = new Set(await list(NEWEST_FIRST));
      return scope.seqs.filter((seq) => matching.has(seq));
    };
    const order = sort ? orderOf(sort) : NEWEST_FIRST;

    return {
      ...understood,
      readPage: async (slice) => {
        const ranked = await readRanked();
        if (!ranked) return { seqs: await list(order, slice), total: await count() };
        const { offset, limit } = slice;
        return { seqs: ranked.slice(offset, offset + limit), total: ranked.length };
      },
      readAll: async () => (await readRanked()) ?? list(order),
      readFacets: async (total) =>
        countFacets(reader, { scope, conditions, total, attributes: await listAttributes() }),
    };
  };
}

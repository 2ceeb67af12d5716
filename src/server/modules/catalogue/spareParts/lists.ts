import { foldedWords } from '@/shared/search';
import type { Db } from '@/server/db/kysely';
import type { PartFacets, Requests } from '@/server/generated/requests';
import type { Found, Search } from '@/server/search/search';
import { attributeRepository } from '../attributes/repository';
import { PARTS_TAG, SORTED_TEXTS_TAG, categoryTag } from '@/server/db/cacheTags';
import { categoryRepository } from '../categories/repository';
import { countFacets } from '../facets/facets';
import { readConditions } from '../facets/filter';
import { listHiddenParts } from './hiddenPartRepository';
import { sparePartRepository, type Order, type Slice } from './repository';

/** The query parameters of a list. */
export type ListQuery = Requests['listSpareParts']['Querystring'];

const ORDER_COLUMNS: Record<string, Order['column']> = {
  name: 'nameKey',
  brand: 'brandKey',
  partNumber: 'partNumberKey',
  category: 'categoryKey',
  createdAt: 'seq',
};

const ORDER_COLUMNS_ZH: typeof ORDER_COLUMNS = {
  ...ORDER_COLUMNS,
  name: 'nameKeyZh',
  category: 'categoryKeyZh',
};

function orderOf({ sort = '-createdAt', lang }: ListQuery): Order {
  const columns = lang === 'zh' ? ORDER_COLUMNS_ZH : ORDER_COLUMNS;
  return { column: columns[sort.replace('-', '')] ?? 'seq', descending: sort.startsWith('-') };
}

/** A list of parts. */
export interface PartList extends Omit<Found, 'seqs' | 'complete'> {
  /** What is searched; empty: nothing. */
  text: string;
  /** Row numbers of the parts on a page, and how many parts the list has. */
  readPage: (slice: Slice) => Promise<{ seqs: number[]; total: number }>;
  /** Row numbers of all parts. */
  readAll: () => Promise<number[]>;
  readFacets: () => Promise<PartFacets>;
  /** Cache tags, beside those of the parts on a page; a search has no others. */
  tags: string[];
}

const SEARCH_PARAMETERS: readonly (keyof ListQuery)[] = [
  'q',
  'facets',
  'brand',
  'withImage',
  'inStock',
  'hidden',
  'missing',
  'outdated',
];

/** Whether a list depends on more of its parts than their categories and when they were added. */
export const isSearch = (query: ListQuery): boolean =>
  SEARCH_PARAMETERS.some((name) => query[name] !== undefined) ||
  Object.keys(query).some((name) => name.startsWith('f.'));

const UNSEARCHED = {
  complete: 0,
  corrected: [],
  dropped: [],
  makers: [],
  isMissed: false,
  parsed: { clauses: [], numbers: [] },
};

/**
 * Finds lists of parts, the best first where something is searched, otherwise the newest. Throws what
 * `readConditions` throws.
 */
export function makeLists(
  { reader, catalogueVersion }: Pick<Db, 'reader' | 'catalogueVersion'>,
  search: Pick<Search, 'find'>,
) {
  const parts = sparePartRepository(reader);
  const listAttributes = catalogueVersion.memoize(() => attributeRepository(reader).list(), []);
  const hiddenParts = catalogueVersion.memoize(() => listHiddenParts(reader), [SORTED_TEXTS_TAG]);

  /** Hidden parts, which the index does not have, have all words and come after those that do. */
  const findWithHidden = async (text: string, verbatim: boolean): Promise<Found> => {
    const found = await search.find(text, verbatim);
    const words = foldedWords(text);
    const hidden = (await hiddenParts()).filter((part) =>
      words.every((word) => part.text.includes(word)),
    );
    const seqs = [...found.seqs];
    seqs.splice(found.complete, 0, ...hidden.map(({ seq }) => seq));
    return { ...found, seqs, complete: found.complete + hidden.length };
  };

  return async (query: ListQuery): Promise<PartList> => {
    const { q = '', verbatim = false, categoryId, deep, sort } = query;
    const { hidden, missing, outdated, includeHidden = hidden === true } = query;
    const attributes = await listAttributes();
    const conditions = readConditions(query, attributes);
    const text = q.replace(/\s+/g, ' ');
    const find = includeHidden ? findWithHidden : search.find;
    const {
      seqs: found,
      complete,
      ...understood
    } = text === '' ? { ...UNSEARCHED, seqs: undefined } : await find(text, verbatim);
    let categoryIds = categoryId === undefined ? undefined : [categoryId];
    if (categoryId !== undefined && deep) {
      const branch = await categoryRepository(reader).listSubtree(categoryId);
      categoryIds = branch.map(({ id }) => id);
    }
    const scope = { categoryIds, seqs: found, includeHidden, hidden, missing, outdated };
    const order = orderOf(query);
    const isOfState = hidden !== undefined || outdated || missing !== undefined;
    const isFiltered = found !== undefined || conditions.length > 0 || isOfState;

    let all: Promise<number[]> | undefined;
    const readAll = () => (all ??= findAll());
    const findAll = async (): Promise<number[]> => {
      if (!found || sort) return parts.listSeqs(scope, conditions, order);
      if (!categoryIds && conditions.length === 0 && !isOfState) return found;
      // In the order of the search.
      const matching = new Set(await parts.listSeqs(scope, conditions, order));
      return found.filter((seq) => matching.has(seq));
    };

    const haveAllWords = new Set(found?.slice(0, complete));
    const lackWords = async () => (await readAll()).some((seq) => !haveAllWords.has(seq));

    return {
      ...understood,
      // Filters may have left none of the parts that lack a word.
      dropped: understood.dropped.length > 0 && (await lackWords()) ? understood.dropped : [],
      text,
      tags: isSearch(query)
        ? []
        : [
            ...(categoryIds?.map(categoryTag) ?? [PARTS_TAG]),
            ...(order.column === 'seq' ? [] : [SORTED_TEXTS_TAG]),
          ],
      readAll,
      readPage: async (slice) => {
        if (!isFiltered) {
          const seqs = await parts.listSeqs(scope, [], order, slice);
          return { seqs, total: await parts.count(scope) };
        }
        // Its conditions cost more than its row numbers, and the facets need all of them.
        const seqs = await readAll();
        const { offset, limit } = slice;
        return { seqs: seqs.slice(offset, offset + limit), total: seqs.length };
      },
      readFacets: async () => {
        const matched = isFiltered || scope.categoryIds ? await readAll() : undefined;
        return countFacets(
          reader,
          { scope, conditions, matched, language: query.lang },
          attributes,
        );
      },
    };
  };
}

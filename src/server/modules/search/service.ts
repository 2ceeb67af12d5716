import type { Db } from '@/server/db/kysely';
import type { Catalogue } from '../catalogue/follow';
import { topics } from '../catalogue/sources';
import { readCategoryTokens, type CategoryTokens } from './categoryTokens';
import { findBest, findParts } from './find';
import type { Knowledge } from './knowledge';
import { makePlan, type Plan } from './plan';
import { readSynonymBook, type SynonymBook } from './synonymBook';
import { termRepository } from './termRepository';

export type Search = ReturnType<typeof makeSearch>;

/** The names of some thousand categories; of synonyms there are at most two thousand pairs. */
const MAX_BYTES = 2 * 1024 ** 2;
const BYTES_OF_SYNONYM = 500;

/** Finds parts, by what the database knows of words, synonyms and categories. */
export function makeSearch(
  db: Pick<Db, 'reader' | 'findRows'>,
  { makeCache, state }: Pick<Catalogue, 'makeCache' | 'state'>,
) {
  const cache = makeCache<CategoryTokens>(MAX_BYTES);
  const terms = termRepository(db.reader);
  const books = makeCache<SynonymBook>(MAX_BYTES);

  /** Making them of 300 categories takes 5 ms, which no search is to wait for. */
  const categoryTokens = async (): Promise<CategoryTokens> => {
    const known = cache.get('');
    if (known) return known;
    const since = state();
    const tokens = await readCategoryTokens(db.reader);
    const bytes = 100 * tokens.named.length + 50 * tokens.byWord.size;
    cache.set('', tokens, bytes, { since, sources: { topics: [topics.categoryNames] } });
    return tokens;
  };

  const synonyms = async (): Promise<SynonymBook> => {
    const known = books.get('');
    if (known) return known;
    const since = state();
    const book = await readSynonymBook(db.reader);
    const sources = { topics: [topics.synonyms] };
    books.set('', book, BYTES_OF_SYNONYM * book.size, { since, sources });
    return book;
  };

  const know = async (): Promise<Knowledge> => ({
    terms,
    synonyms: await synonyms(),
    categories: await categoryTokens(),
  });

  return {
    /** All parts of a query, the best first; `verbatim` neither corrects nor leaves out words. */
    find: async (query: string, verbatim: boolean) => findParts(db, await know(), query, verbatim),
    plan: async (query: string) => makePlan(query, false, await know()),
    /** The best parts of a plan alone. */
    findBest: (plan: Plan, most: number) => findBest(db, plan, most),
    categoryTokens,
  };
}

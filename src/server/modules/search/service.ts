import type { Db } from '@/server/db/kysely';
import type { Catalogue } from '../catalogue/catalogue';
import { readCategoryTokens } from './categoryTokens';
import { findBest, findParts } from './find';
import type { Knowledge } from './knowledge';
import { makePlan, type Plan } from './plan';
import { readSynonymBook } from './synonymBook';
import { termRepository } from './termRepository';

export type Search = ReturnType<typeof makeSearch>;

/** Finds parts, by what the database knows of words, synonyms and categories. */
export function makeSearch(
  db: Pick<Db, 'reader' | 'findRows'>,
  { memoize }: Pick<Catalogue, 'memoize'>,
) {
  const terms = termRepository(db.reader);
  const categoryTokens = memoize(() => readCategoryTokens(db.reader));
  const synonyms = memoize(() => readSynonymBook(db.reader));

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

import type { CategoryTokens } from './categoryTokens';
import type { SynonymBook } from './synonymBook';
import type { termRepository } from './termRepository';

/** What a query is made out by. */
export interface Knowledge {
  terms: ReturnType<typeof termRepository>;
  synonyms: SynonymBook;
  categories: CategoryTokens;
}

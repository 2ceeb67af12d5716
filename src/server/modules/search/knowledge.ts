import type { CategoryTokens } from './categoryTokens';
import type { synonymRepository } from './synonymRepository';
import type { termRepository } from './termRepository';

/** What a query is made out by. */
export interface Knowledge {
  terms: ReturnType<typeof termRepository>;
  synonyms: Pick<ReturnType<typeof synonymRepository>, 'findByKeys' | 'listKeys'>;
  categories: CategoryTokens;
}

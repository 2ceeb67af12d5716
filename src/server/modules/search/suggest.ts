import type { Queries, Row } from '@/server/db/types';
import { categoryRepository } from '../categories/repository';
import { termsOf } from '@/server/search/analyzer';
import { correctWords, type ParsedQuery } from '@/server/search/queryParser';
import type { Search } from '@/server/search/search';
import type { Candidate } from '@/server/search/searchIndex';

const MAX_WORDS = 2;
const MAX_CATEGORIES = 3;
/** Categories that are checked for parts, so that no empty one is suggested. */
const MAX_CHECKED = 8;

export interface Suggested {
  /** The query with its words corrected or its last one completed. */
  words: string[];
  categories: Row<'categories', 'id' | 'name'>[];
  /** Row numbers of parts. */
  seqs: number[];
}

export interface NamedCategory {
  id: string;
  name: string;
  terms: Set<string>;
}

/** All categories with the terms of their names. */
export async function readNamedCategories(queries: Queries): Promise<NamedCategory[]> {
  const rows = await categoryRepository(queries).listNames();
  return rows.map(({ id, name }) => ({ id, name, terms: new Set(termsOf(name)) }));
}

/** What somebody who has typed so far may be looking for, `limit` entries at most. */
export async function suggest(
  {
    queries,
    search,
    categories,
  }: {
    queries: Queries;
    search: Pick<Search, 'parse' | 'findBest'>;
    categories: () => Promise<NamedCategory[]>;
  },
  query: string,
  limit: number,
): Promise<Suggested> {
  const parsed = await search.parse(query);
  const [candidates, fitting] = await Promise.all([
    search.findBest(parsed),
    categories().then((all) => findCategories(queries, parsed, all)),
  ]);
  const words = suggestWords(query, parsed, candidates).slice(0, Math.min(MAX_WORDS, limit));
  const room = Math.max(0, limit - words.length - fitting.length);
  return { words, categories: fitting, seqs: candidates.slice(0, room).map(({ rowid }) => rowid) };
}

/** Categories whose names have all clauses, and which have parts. */
async function findCategories(
  queries: Queries,
  { clauses }: ParsedQuery,
  all: NamedCategory[],
): Promise<Suggested['categories']> {
  if (clauses.length === 0) return [];
  const fitting = all
    .filter((category) =>
      clauses.every(({ alternatives }) =>
        alternatives.some(({ terms }) => terms.every((term) => category.terms.has(term))),
      ),
    )
    // The fewer other words a name has the better it fits.
    .sort((a, b) => a.terms.size - b.terms.size)
    .slice(0, MAX_CHECKED);
  const filled = await categoryRepository(queries).listFilled(fitting.map(({ id }) => id));
  return fitting
    .filter(({ id }) => filled.has(id))
    .slice(0, MAX_CATEGORIES)
    .map(({ id, name }) => ({ id, name }));
}

function suggestWords(
  query: string,
  { clauses, corrected }: ParsedQuery,
  candidates: Candidate[],
): string[] {
  if (corrected.length > 0) return [correctWords(query, corrected)];
  const last = clauses.at(-1);
  const typed = last?.typed ?? '';
  if (!last || typed === '' || !query.toLowerCase().endsWith(typed)) return [];
  const rest = query.slice(0, query.length - typed.length);
  return last.alternatives
    .flatMap(({ terms: [term = ''], quality }) => {
      if (quality !== 1 || !/^\p{L}+$/u.test(term)) return [];
      const times = candidates.filter((candidate) => isNamed(candidate, term, typed)).length;
      return times > 0 ? [{ term, times }] : [];
    })
    .sort((a, b) => b.times - a.times)
    .map(({ term }) => rest + term);
}

/** Whether a part is called so, other than by a name with a dash, such as `door-zone` of `door`. */
function isNamed({ head, name, category }: Candidate, term: string, typed: string): boolean {
  const names = head + name + category;
  return names.includes(` ${term} `) && !names.includes(` ${term.slice(typed.length)} `);
}

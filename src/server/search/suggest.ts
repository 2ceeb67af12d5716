import { correctWords, type ParsedQuery } from './queryParser';
import type { Candidate } from './searchIndex';
import type { NamedCategory } from './vocabularyRepository';

const MAX_WORDS = 2;
const MAX_CATEGORIES = 3;

export interface Suggested {
  /** The query with its words corrected or its last one completed. */
  words: string[];
  categories: { id: string; name: string }[];
  /** Row numbers of parts. */
  seqs: number[];
}

/** What somebody who has typed so far may be looking for, `limit` entries at most. */
export function suggest(
  query: string,
  parsed: ParsedQuery,
  candidates: Candidate[],
  categories: NamedCategory[],
  limit: number,
): Suggested {
  const words = suggestWords(query, parsed, candidates).slice(0, Math.min(MAX_WORDS, limit));
  const named = findCategories(parsed, categories);
  const room = Math.max(0, limit - words.length - named.length);
  return { words, categories: named, seqs: candidates.slice(0, room).map(({ rowid }) => rowid) };
}

/** Categories whose names have all clauses; the fewer other words a name has the better it fits. */
function findCategories({ clauses }: ParsedQuery, categories: NamedCategory[]) {
  if (clauses.length === 0) return [];
  return categories
    .filter((category) =>
      clauses.every(({ alternatives }) =>
        alternatives.some(({ terms }) => terms.every((term) => category.terms.has(term))),
      ),
    )
    .sort((a, b) => a.terms.size - b.terms.size)
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
  if (!last || !query.toLowerCase().endsWith(last.typed)) return [];
  const rest = query.slice(0, query.length - last.typed.length);
  return last.alternatives
    .flatMap(({ terms: [term = ''] }) => {
      if (!/^\p{L}+$/u.test(term) || !term.startsWith(last.typed) || term === last.typed) return [];
      const times = candidates.filter((each) => isNamed(each, term, last.typed)).length;
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

import { fold } from '@/shared/search';
import { correctWords, type ParsedQuery } from './queryParser';
import type { Candidate } from './searchIndex';
import type { Synonyms } from './synonyms';
import type { NamedCategory } from './vocabularyRepository';

const MAX_CATEGORIES = 3;

/** Categories whose names have all clauses; the fewer other words a name has the better it fits. */
export function findCategories({ clauses }: ParsedQuery, categories: NamedCategory[]) {
  if (clauses.length === 0) return [];
  return categories
    .filter((category) =>
      clauses.every(({ alternatives }) =>
        alternatives.some(({ terms }) => terms.every((term) => category.terms.has(term))),
      ),
    )
    .sort((a, b) => a.terms.size - b.terms.size)
    .slice(0, MAX_CATEGORIES)
    .map(({ id, name, nameZh }) => ({ id, name, nameZh }));
}

/** The query with its words corrected, or with its last one completed, the most frequent first. */
export function suggestWords(
  query: string,
  { clauses, corrected }: ParsedQuery,
  candidates: Candidate[],
  { meanings }: Synonyms,
): string[] {
  if (corrected.length > 0) return [correctWords(query, corrected)];
  const last = clauses.at(-1);
  if (!last || !query.endsWith(last.typed)) return [];
  const rest = query.slice(0, query.length - last.typed.length);
  const typed = fold(last.typed);
  return last.alternatives
    .flatMap(({ terms: [term = ''] }) => {
      if (!/^\p{L}+$/u.test(term) || !term.startsWith(typed) || term === typed) return [];
      // A pair of Chinese characters may be cut out of a longer word.
      if (/\p{Script=Han}/u.test(term) && !meanings.has(term)) return [];
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

import { distance, forgiven } from './distance';
import type { Knowledge } from './knowledge';
import type { Term } from './termRepository';
import { tokensOfKey } from './units';

/** The words that are meant by one that nobody has, the likeliest first. */
export async function corrections(word: string, know: Knowledge): Promise<string[][]> {
  const most = forgiven(word);
  if (most === 0) return [];
  const { keys, phraseWords } = know.synonyms;
  // Such as the `stair` of `stair chain`, which no part has and which means something with others.
  if (phraseWords.includes(word)) return [];
  const known = await know.terms.findSimilar(word, most);
  const others = [...keys, ...phraseWords].map((term) => ({ term, docs: 0 }));
  const near = nearest(word, most, [...known, ...others]);
  if (near.length > 0) {
    const pairs = know.synonyms.findByKeys(near);
    const has = new Set(known.map(({ term }) => term));
    const meanings = pairs.map(({ termKey, meaningKey }) =>
      tokensOfKey(near.includes(termKey) ? meaningKey : termKey),
    );
    const meant = [...near.flatMap((term) => (has.has(term) ? [[term]] : [])), ...meanings];
    return meant.length > 0 ? meant : near.slice(0, 1).map((term) => [term]);
  }
  const halves = Array.from({ length: Math.max(0, word.length - 5) }, (_, index) => [
    word.slice(0, index + 3),
    word.slice(index + 3),
  ]);
  const parts = await know.terms.find([...new Set(halves.flat())], []);
  const has = new Set(parts.map(({ term }) => term));
  const split = halves.find((both) => both.every((half) => has.has(half)));
  return split ? [split] : [];
}

const MAX_CORRECTIONS = 3;
/** Of words that may begin with another letter than what was typed. */
const MIN_LETTERS = 4;

function nearest(word: string, most: number, terms: Term[]): string[] {
  const measured = terms
    .map(({ term, docs }) => ({ term, docs, steps: distance(word, term, most) }))
    .filter(({ term, steps }) => steps <= most && /^\p{L}+$/u.test(term))
    // Too many short words are one letter away: a maker's name is none of them.
    .filter(({ term }) => term.length >= MIN_LETTERS || term[0] === word[0]);
  const least = Math.min(...measured.map(({ steps }) => steps));
  const first = (term: string) => (term[0] === word[0] ? 0 : 1);
  const best = measured
    .filter(({ steps }) => steps === least)
    .sort((a, b) => first(a.term) - first(b.term) || b.docs - a.docs || (a.term < b.term ? -1 : 1))
    .map(({ term }) => term);
  return [...new Set(best)].slice(0, MAX_CORRECTIONS);
}

import { distance, forgiven } from './distance';
import type { Knowledge } from './knowledge';
import type { Term } from './termRepository';
import { tokensOfKey } from './units';

/** What a word may mean that nobody has: all of these tokens, and how many parts may have them. */
export interface Correction {
  tokens: string[];
  docs: number;
}

/** The words that are meant by one that nobody has, the likeliest first. */
export async function corrections(word: string, know: Knowledge): Promise<Correction[]> {
  const most = forgiven(word);
  if (most === 0) return [];
  const { words, joined } = know.synonyms;
  // What is known, such as the `stair` of `stair chain`, is not misspelt though no part has it.
  if (words.has(word)) return [];
  const known = await know.terms.findSimilar(word, most);
  const others = [...words].map((term) => ({ term, docs: 0 }));
  const near = nearest(word, most, [...known, ...others]);
  if (near.length === 0) return splitInTwo(word, know);
  const docs = new Map(known.map((term) => [term.term, term.docs]));
  const pairs = know.synonyms.findByKeys(near.map((term) => joined.get(term) ?? term));
  const meanings = pairs.map(({ termKey, meaningKey }) =>
    near.some((term) => term === termKey || joined.get(term) === termKey) ? meaningKey : termKey,
  );
  const meant = [...near.filter((term) => docs.has(term) || joined.has(term)), ...meanings].map(
    (key) => tokensOfKey(joined.get(key) ?? key),
  );
  const all = meant.length > 0 ? meant : near.slice(0, 1).map((term) => [term]);
  const open = all.flat().filter((token) => !docs.has(token));
  for (const term of await know.terms.find([...new Set(open)], [])) docs.set(term.term, term.docs);
  return all.map((tokens) => ({
    tokens,
    docs: Math.min(...tokens.map((token) => docs.get(token) ?? 0)),
  }));
}

/** The first of the ways to read two words that parts have in one. */
async function splitInTwo(word: string, { terms }: Knowledge): Promise<Correction[]> {
  const halves = Array.from({ length: Math.max(0, word.length - 5) }, (_, index) => [
    word.slice(0, index + 3),
    word.slice(index + 3),
  ]);
  const found = await terms.find([...new Set(halves.flat())], []);
  const docs = new Map(found.map((term) => [term.term, term.docs]));
  const tokens = halves.find((both) => both.every((half) => docs.has(half)));
  return tokens ? [{ tokens, docs: Math.min(...tokens.map((half) => docs.get(half) ?? 0)) }] : [];
}

const MAX_CORRECTIONS = 5;
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

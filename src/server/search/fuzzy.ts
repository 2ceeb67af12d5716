import { termsOfKey, type Synonyms } from './synonyms';
import type { VocabularyTerm, vocabularyRepository } from './vocabularyRepository';

/** What a misspelt word may mean: all of these terms, and how many parts may have them. */
export interface Correction {
  terms: string[];
  docs: number;
}

const MAX_CORRECTIONS = 5;
/** Shorter words have to begin with the letter that was typed. */
const MIN_LETTERS = 4;

/** Edits that a word of this length is forgiven. */
export const maxEdits = (word: string): number => (word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0);

/**
 * The Damerau-Levenshtein distance: letters to change, add, leave out or swap with their neighbour to
 * make one word of the other; more than `max` counts as `max + 1`.
 */
export function editDistance(a: string, b: string, max: number): number {
  if (Math.abs(a.length - b.length) > max) return max + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const changed = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swapped = isSwap ? (before[j - 2] ?? 0) + 1 : Infinity;
      row.push(Math.min(changed, swapped, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
    if (Math.min(...row) > max) return max + 1;
    [before, last] = [last, row];
  }
  return last[b.length] ?? max + 1;
}

/** What is meant by a word that no part has, the likeliest first. */
export async function correct(
  word: string,
  synonyms: Synonyms,
  terms: Pick<ReturnType<typeof vocabularyRepository>, 'find' | 'findSimilar'>,
): Promise<Correction[]> {
  const max = maxEdits(word);
  // A known word, such as the `stair` of `stair chain`, is not misspelt though no part has it.
  if (max === 0 || synonyms.words.has(word)) return [];
  const similar = await terms.findSimilar(word, max);
  const others = [...synonyms.words].map((term) => ({ term, docs: 0 }));
  const near = nearest(word, max, [...similar, ...others]);
  if (near.length === 0) return splitInTwo(word, terms);
  const docs = new Map(similar.map((each) => [each.term, each.docs]));
  const keyOf = (term: string) => synonyms.compounds.get(term) ?? term;
  const meant = [
    ...near.filter((term) => docs.has(term) || keyOf(term) !== term).map(keyOf),
    ...near.flatMap((term) => synonyms.meanings.get(keyOf(term)) ?? []),
  ].map(termsOfKey);
  const all = meant.length > 0 ? meant : near.slice(0, 1).map((term) => [term]);
  const unknown = all.flat().filter((term) => !docs.has(term));
  for (const each of await terms.find(unknown)) docs.set(each.term, each.docs);
  return all.map((each) => correction(each, docs));
}

const correction = (terms: string[], docs: Map<string, number>): Correction => ({
  terms,
  docs: Math.min(...terms.map((term) => docs.get(term) ?? 0)),
});

/** Two words that were written in one. */
async function splitInTwo(
  word: string,
  terms: Pick<ReturnType<typeof vocabularyRepository>, 'find'>,
): Promise<Correction[]> {
  const halves = Array.from({ length: Math.max(0, word.length - 5) }, (_, index) => [
    word.slice(0, index + 3),
    word.slice(index + 3),
  ]);
  const found = await terms.find(halves.flat());
  const docs = new Map(found.map((each) => [each.term, each.docs]));
  const split = halves.find((both) => both.every((half) => docs.has(half)));
  return split ? [correction(split, docs)] : [];
}

function nearest(word: string, max: number, terms: VocabularyTerm[]): string[] {
  const measured = terms
    .filter(({ term }) => term.length >= MIN_LETTERS || term[0] === word[0])
    .map(({ term, docs }) => ({ term, docs, edits: editDistance(word, term, max) }))
    .filter(({ edits }) => edits <= max);
  const least = Math.min(...measured.map(({ edits }) => edits));
  const first = (term: string) => (term[0] === word[0] ? 0 : 1);
  const best = measured
    .filter(({ edits }) => edits === least)
    .sort((a, b) => first(a.term) - first(b.term) || b.docs - a.docs || (a.term < b.term ? -1 : 1));
  return [...new Set(best.map(({ term }) => term))].slice(0, MAX_CORRECTIONS);
}

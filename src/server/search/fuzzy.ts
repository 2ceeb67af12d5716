import { isForeignWord } from './foreignTerms';
import { isSymptomWord } from './symptoms';
import { termsOfKey, type Synonyms } from './synonyms';
import type { Lexicon, VocabularyTerm } from './vocabularyRepository';

/** What a misspelt word may mean: all of these terms, and how many parts may have them. */
export interface Correction {
  terms: string[];
  docs: number;
  /** It may well be another word, not a slip of the hand. */
  isDoubtful: boolean;
}

const MAX_CORRECTIONS = 5;
/** Shorter words have to begin with the letter that was typed. */
const MIN_LETTERS = 4;

/** Whether a word means something, though no part may have it. */
export const isKnownWord = (word: string, { words }: Synonyms): boolean =>
  words.has(word) || isSymptomWord(word) || isForeignWord(word);

/** Edits that a word of this length may have. */
export const maxEdits = (word: string): number => (word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0);

/**
 * What is meant by a word that no part has, the likeliest first. The first letter of a word that
 * `beginsOther` words is right.
 */
export async function correct(
  word: string,
  beginsOther: boolean,
  { synonyms, vocabulary }: Lexicon,
): Promise<Correction[]> {
  const max = maxEdits(word);
  // A known word, such as the `stair` of `stair chain`, is not misspelt though no part has it.
  if (max === 0 || isKnownWord(word, synonyms)) return [];
  // It may be the beginning of a maker's name.
  if ([...synonyms.makers].some((maker) => maker.startsWith(word))) return [];
  const others = [...synonyms.words].map((term) => ({ term, docs: 0 }));
  const similar = await vocabulary.findSimilar(word, max);
  const near = nearest(word, max, beginsOther, [...similar, ...others]);
  const meant = near.flatMap((term) =>
    [term, ...(synonyms.meanings.get(term) ?? [])]
      .map(termsOfKey)
      .map((terms) => ({ terms, isDoubtful: !isSlip(word, term) })),
  );
  // Or two words are written in one.
  const halves = Array.from({ length: Math.max(0, word.length - 5) }, (_, index) => ({
    terms: [word.slice(0, index + 3), word.slice(index + 3)],
    isDoubtful: false,
  }));
  const candidates = near.length > 0 ? meant : halves;
  const found = await vocabulary.find(candidates.flatMap(({ terms }) => terms));
  const docs = new Map(found.map((row) => [row.term, row.docs]));
  return candidates
    .map((one) => ({ ...one, docs: Math.min(...one.terms.map((term) => docs.get(term) ?? 0)) }))
    .filter((candidate) => candidate.docs > 0)
    .slice(0, near.length > 0 ? undefined : 1);
}

/** Letters that are taken for each other: vowels, those of one sound, and neighbours on the keyboard. */
const SOUNDS = 'aeiouy ckqsxzgj fvw bp dt mn'.split(' ');
const KEYBOARD = 'qwertyuiop asdfghjkl zxcvbnm';
/** Of longer words another letter changes no word into another. */
const MAX_SHORT = 5;
const MAX_MIDDLE = 7;

/**
 * Whether a word that differs by one edit, or any long one, is surely the term misspelt: of a short word
 * two letters are swapped, one is missing, or one is doubled; of a longer one a letter is confused.
 */
function isSlip(word: string, term: string): boolean {
  if (word.length > MAX_MIDDLE) return true;
  if (term[0] !== word[0]) return false;
  if (term.length > word.length) return true;
  const at = [...word].findIndex((letter, index) => letter !== term[index]);
  if (term.length < word.length) return word.length > MAX_SHORT || word[at] === word[at - 1];
  const isSwap = word[at] === term[at + 1] && word[at + 1] === term[at];
  return isSwap || (word.length > MAX_SHORT && areConfused(word[at] ?? '', term[at] ?? ''));
}

const areConfused = (a: string, b: string): boolean =>
  SOUNDS.some((letters) => letters.includes(a) && letters.includes(b)) ||
  KEYBOARD.includes(a + b) ||
  KEYBOARD.includes(b + a);

function nearest(
  word: string,
  max: number,
  beginsOther: boolean,
  terms: VocabularyTerm[],
): string[] {
  const measured = terms
    .filter(({ term }) => term[0] === word[0] || (term.length >= MIN_LETTERS && !beginsOther))
    .map(({ term, docs }) => ({ term, docs, edits: editDistance(word, term, max) }))
    .filter(({ edits }) => edits <= max);
  const least = Math.min(...measured.map(({ edits }) => edits));
  const first = (term: string) => (term[0] === word[0] ? 0 : 1);
  const best = measured
    .filter(({ edits }) => edits === least)
    .sort((a, b) => first(a.term) - first(b.term) || b.docs - a.docs || (a.term < b.term ? -1 : 1));
  return [...new Set(best.map(({ term }) => term))].slice(0, MAX_CORRECTIONS);
}

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

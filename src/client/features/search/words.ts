import { fold, isStopWord } from '@/shared/search';
import { foldSigns, formsOf } from './folding';

/** The words of a query, as the backend splits it: by blanks. */
export const wordsOf = (query: string): string[] => query.split(/\s+/).filter(Boolean);

/** Those of some words that say something of a part: to mark every `a` would mark nothing. */
export function significantWords(words: readonly string[]): string[] {
  const telling = words.filter((word) => !isStopWord(fold(word)) && !/^[a-z]$/i.test(word));
  return telling.length > 0 ? telling : [...words];
}

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What may stand between the letters and digits of a number, or be left out. */
const BETWEEN = '[\\s./_:·‐-–-]?';

/** Numbers of parts, which everybody writes with other signs in between; `4.5` is none. */
const isPartNumber = (signs: string) =>
  /\d/.test(signs) && (signs.length >= 5 || (signs.length >= 3 && /\D/.test(signs)));

/** A pattern for all that counts as the word, in a folded text. */
function patternsOf(word: string): string[] {
  const signs = foldSigns(word).folded.replace(/[^\p{L}\p{N}]/gu, '');
  return isPartNumber(signs) ? [[...signs].map(escaped).join(BETWEEN)] : formsOf(word).map(escaped);
}

/**
 * Cuts a text at every occurrence of a word, whatever its case, width and accents, and whatever the
 * signs within a number; `hit` tells the pieces apart.
 */
export function splitAtWords(text: string, words: readonly string[]) {
  // The longest first: `encoders` shall be marked as a whole when `encoder` is searched too.
  const patterns = words.flatMap(patternsOf).sort((a, b) => b.length - a.length);
  if (patterns.length === 0) return [{ text, hit: false }];
  const { folded, starts, ends } = foldSigns(text);
  const pieces: { text: string; hit: boolean }[] = [];
  let last = 0;
  const cut = (end: number, hit: boolean) => {
    if (end > last) pieces.push({ text: text.slice(last, end), hit });
    last = Math.max(last, end);
  };
  for (const { 0: found, index } of folded.matchAll(new RegExp(patterns.join('|'), 'gu'))) {
    cut(starts[index]!, false);
    cut(ends[index + found.length - 1]!, true);
  }
  cut(text.length, false);
  return pieces;
}

/** Characters of a description that stay before the first hit. */
const LEAD = 40;

/** The text from shortly before its first hit on, so that the hit is in the lines that show. */
export function excerpt(text: string, words: readonly string[]): string {
  const [before] = splitAtWords(text, words);
  if (!before || before.hit || before.text.length === text.length) return text;
  if (before.text.length <= LEAD * 2) return text;
  const start = before.text.lastIndexOf(' ', before.text.length - LEAD);
  return `… ${text.slice(start > 0 ? start + 1 : before.text.length - LEAD)}`;
}

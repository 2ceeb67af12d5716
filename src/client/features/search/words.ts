import type { SparePartPage } from '@/client/api';
import { fold, foldCharacters, isStopWord, singular } from '@/shared/search';

/** The folded forms of a word that match it in a text. */
const formsOf = (word: string): string[] => {
  const folded = fold(word);
  return folded ? [...new Set([folded, singular(folded)])] : [];
};

export const containsWord = (text: string, word: string): boolean =>
  formsOf(word).some((form) => fold(text).includes(form));

/** The words of a query, which the backend splits at spaces too. */
export const wordsOf = (query: string): string[] => query.split(/\s+/).filter(Boolean);

/** The query without makers that no part mentions. */
export const withoutMakers = (query: string, makers: SparePartPage['makers'] = []): string =>
  wordsOf(makers.reduce((rest, maker) => rest.replace(maker, ' '), query)).join(' ');

/** Without stop words and single letters, unless there are no others: they would mark too much. */
export function significantWords(words: readonly string[]): string[] {
  const significant = words.filter((word) => !isStopWord(fold(word)) && !/^[a-z]$/i.test(word));
  return significant.length > 0 ? significant : [...words];
}

export interface SearchedWord {
  text: string;
  isCorrected: boolean;
}

/** Words that are corrected together, such as the syllables of pinyin, count as one. */
export function correctedWords(
  query: string,
  corrected: SparePartPage['corrected'] = [],
): SearchedWord[] {
  const phrase = corrected.find(({ from }) => /\s/.test(from) && query.includes(from));
  if (phrase) {
    const [before = '', ...after] = query.split(phrase.from);
    return [
      ...correctedWords(before, corrected),
      { text: phrase.to, isCorrected: true },
      ...correctedWords(after.join(phrase.from), corrected),
    ];
  }
  const byWord = new Map(corrected.map(({ from, to }) => [fold(from), to]));
  return wordsOf(query).map((word) => {
    const to = byWord.get(fold(word));
    return { text: to ?? word, isCorrected: to !== undefined };
  });
}

/** What is marked: the words that are meant, and as typed those that are words by themselves. */
export function markedWords(
  query: string,
  meant: readonly SearchedWord[],
  corrected: SparePartPage['corrected'] = [],
): string[] {
  const syllables = corrected.filter(({ from }) => /\s/.test(from));
  const typed = syllables.reduce((rest, { from }) => rest.replace(from, ' '), query);
  return significantWords([...meant.map(({ text }) => text), ...wordsOf(typed)]);
}

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What may be between the letters and digits of a part number. */
const SEPARATOR = '[\\s./_:·‐-–-]?';

/** Part numbers match whatever their separators; `4.5` is none. */
const isPartNumber = (characters: string) =>
  /\d/.test(characters) &&
  (characters.length >= 5 || (characters.length >= 3 && /\D/.test(characters)));

/** Short words, such as `de` or a syllable of pinyin, are none within others. */
const patternOf = (form: string) =>
  /^\p{Script=Latin}{1,2}$/u.test(form) ? `(?<!\\p{L})${form}(?!\\p{L})` : escaped(form);

function patternsOf(word: string): string[] {
  const characters = fold(word).replace(/[^\p{L}\p{N}]/gu, '');
  return isPartNumber(characters)
    ? [[...characters].map(escaped).join(SEPARATOR)]
    : formsOf(word).map(patternOf);
}

export function splitAtWords(text: string, words: readonly string[]) {
  // The longest first: `encoders` shall be marked as a whole when `encoder` is searched too.
  const patterns = words.flatMap(patternsOf).sort((a, b) => b.length - a.length);
  if (patterns.length === 0) return [{ text, isMatch: false }];
  const { folded, starts, ends } = foldCharacters(text);
  const segments: { text: string; isMatch: boolean }[] = [];
  let last = 0;
  const cut = (end: number, isMatch: boolean) => {
    if (end > last) segments.push({ text: text.slice(last, end), isMatch });
    last = Math.max(last, end);
  };
  for (const { 0: match, index } of folded.matchAll(new RegExp(patterns.join('|'), 'gu'))) {
    cut(starts[index]!, false);
    cut(ends[index + match.length - 1]!, true);
  }
  cut(text.length, false);
  return segments;
}

/** Characters of a description that stay before the first match. */
const LEAD = 40;

/** The text from shortly before its first match on, so that the match is in the lines that show. */
export function excerpt(text: string, words: readonly string[]): string {
  const [before] = splitAtWords(text, words);
  if (!before || before.isMatch || before.text.length === text.length) return text;
  if (before.text.length <= LEAD * 2) return text;
  const start = before.text.lastIndexOf(' ', before.text.length - LEAD);
  return `… ${text.slice(start > 0 ? start + 1 : before.text.length - LEAD)}`;
}

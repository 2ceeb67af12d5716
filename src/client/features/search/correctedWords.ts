import type { SparePartPage } from '@/client/api';
import { foldText } from './folding';
import { wordsOf } from './words';

/** A word as it was searched. */
export interface SearchedWord {
  text: string;
  /** It was typed otherwise. */
  isCorrected: boolean;
}

/** The words of a query with those in place that the backend has put in their place. */
export function correctedWords(
  query: string,
  corrected: SparePartPage['corrected'] = [],
): SearchedWord[] {
  const byWord = new Map(corrected.map(({ from, to }) => [foldText(from), to]));
  return wordsOf(query).map((word) => {
    const to = byWord.get(foldText(word));
    return { text: to ?? word, isCorrected: to !== undefined };
  });
}

export const textOf = (words: readonly SearchedWord[]): string =>
  words.map(({ text }) => text).join(' ');

import { MAX_LENGTHS, MAX_LOOKUP } from '@/shared/limits';
import { listedNumbers, onOneLine } from '@/shared/numberList';
import { paths } from '@/shared/siteMap';
import { cleanLine, cut, lengthOf } from '@/shared/texts';

/** The query of the results page; empty: none. */
export const queryOf = (params: URLSearchParams): string =>
  cleanLine(onOneLine(params.get('q') ?? ''));

/** How a query is handled: a list of numbers is looked up, and a longer text is not searched. */
export function readQuery(query: string) {
  const numbers = listedNumbers(query);
  // No part has a longer number, and a lookup does not accept any length.
  const lookedUp = numbers.slice(0, MAX_LOOKUP).map((number) => cut(number, MAX_LENGTHS.word));
  return {
    numbers,
    lookupArg: { lookupForm: { numbers: lookedUp } },
    isTooLong: numbers.length === 0 && lengthOf(query) > MAX_LENGTHS.query,
  };
}

/** All words are searched exactly as typed: none is corrected or dropped. */
export const isVerbatim = (params: URLSearchParams): boolean => params.get('verbatim') === '1';

export const verbatimPath = (query: string): string => `${paths.search(query)}&verbatim=1`;

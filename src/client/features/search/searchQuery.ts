import { MAX_LENGTHS } from '@/shared/limits';
import { paths } from '@/shared/siteMap';

/** What an address of the results page searches for; empty: nothing. */
export const queryOf = (params: URLSearchParams): string =>
  (params.get('q') ?? '').trim().slice(0, MAX_LENGTHS.query);

/** Whether an address of the results page wants the words as they were typed, and all of them. */
export const verbatimOf = (params: URLSearchParams): boolean => params.get('verbatim') === '1';

/** The results for these very words: none is corrected, none left out. */
export const verbatimPath = (query: string): string => `${paths.search(query)}&verbatim=1`;

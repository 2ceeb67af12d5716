import { MAX_LENGTHS } from '@/shared/limits';
import { paths } from '@/shared/siteMap';

/** The query of the results page, trimmed; empty: none. */
export const queryOf = (params: URLSearchParams): string =>
  (params.get('q') ?? '').trim().slice(0, MAX_LENGTHS.query);

/** All words are searched exactly as typed: none is corrected or dropped. */
export const isVerbatim = (params: URLSearchParams): boolean => params.get('verbatim') === '1';

export const verbatimPath = (query: string): string => `${paths.search(query)}&verbatim=1`;

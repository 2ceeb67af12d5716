import { MAX_LENGTHS } from '@/shared/limits';
import { paths } from '@/shared/siteMap';
import { cleanLine, cut } from '@/shared/texts';

/** The query of the results page; empty: none. */
export const queryOf = (params: URLSearchParams): string =>
  cut(cleanLine(params.get('q') ?? ''), MAX_LENGTHS.query);

/** All words are searched exactly as typed: none is corrected or dropped. */
export const isVerbatim = (params: URLSearchParams): boolean => params.get('verbatim') === '1';

export const verbatimPath = (query: string): string => `${paths.search(query)}&verbatim=1`;

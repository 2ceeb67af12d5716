import { MAX_LENGTHS } from '../../../shared/limits';

/** What an address of the results page searches for; empty: nothing. */
export const queryOf = (params: URLSearchParams): string =>
  (params.get('q') ?? '').trim().slice(0, MAX_LENGTHS.query);

/** As long as the backend admits. */
export const MAX_QUERY_LENGTH = 200;

/** What an address of the results page searches for; empty: nothing. */
export const queryOf = (params: URLSearchParams): string =>
  (params.get('q') ?? '').trim().slice(0, MAX_QUERY_LENGTH);

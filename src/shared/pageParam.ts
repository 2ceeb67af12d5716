/** The `page` of a query string: a whole number from 1, otherwise 1. */
export function pageOf(params: URLSearchParams): number {
  const text = params.get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}

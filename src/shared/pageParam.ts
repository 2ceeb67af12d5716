/** The page number of an address as people may have typed it: a whole number from 1, else 1. */
export function pageOf(params: URLSearchParams): number {
  const text = params.get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}

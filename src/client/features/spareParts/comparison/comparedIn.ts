import { MOST_COMPARED } from '../sparePartsSlice';

/** Ids of the parts that an address puts side by side, each once; more have no room. */
export const comparedIn = (params: URLSearchParams): string[] =>
  [...new Set(params.getAll('part').filter(Boolean))].slice(0, MOST_COMPARED);

import type { IndexedPart } from '../search/indexRow';
import type { SparePartRow } from './presenter';

/** A part as the search's index takes it, save the words of its category. */
export function indexedPart(row: SparePartRow): Omit<IndexedPart, 'categoryWords'> {
  const numbers = [row.partNumber, ...(row.references ?? []).map(({ number }) => number)];
  return { ...row, hasPicture: row.images.length > 0, numbers: numbers.filter(Boolean) };
}

import type { IndexedPart } from '../search/indexRow';
import type { IndexedPart as CountedPart } from '../facets/repository';
import type { SparePartRow } from './presenter';

/** A part as the search's index takes it, save the words of its category. */
export function indexedPart(row: SparePartRow): Omit<IndexedPart, 'categoryWords'> {
  const numbers = [row.partNumber, ...(row.references ?? []).map(({ number }) => number)];
  return { ...row, hasPicture: row.images.length > 0, numbers: numbers.filter(Boolean) };
}

/** A part as the index of facets takes it. */
export function countedPart({ seq, categoryId, brand, images }: SparePartRow): CountedPart {
  return { seq, categoryId, brand, pictured: images.length > 0 };
}

import type { IndexedPart, IndexedValue } from './repository';

/** Facets that every part has; all others are attributes, by their ids. */
export const CATEGORY = 'category';
export const BRAND = 'brand';
export const PICTURE = 'picture';
export const PICTURED = 'yes';

/** By facet the value that each part has, by `seq`; without a value a part is missing. */
export type PartFacetValues = Map<string, Map<number, string>>;

/** What these parts are counted by. */
export function facetsOf(parts: IndexedPart[], values: IndexedValue[]): PartFacetValues {
  const facets: PartFacetValues = new Map();
  const set = (facet: string, seq: number, value: string) => {
    const own = facets.get(facet);
    if (own) own.set(seq, value);
    else facets.set(facet, new Map([[seq, value]]));
  };
  for (const { seq, categoryId, brand, pictured } of parts) {
    set(PICTURE, seq, pictured ? PICTURED : 'no');
    if (categoryId !== null) set(CATEGORY, seq, categoryId);
    if (brand !== '') set(BRAND, seq, brand);
  }
  for (const { partSeq, attributeId, number, choice } of values) {
    set(attributeId, partSeq, choice ?? String(number));
  }
  return facets;
}

/** Which of the facets that every part has differ. */
export function changedFacets(before: IndexedPart, after: IndexedPart): string[] {
  const [old, now] = [facetsOf([before], []), facetsOf([after], [])];
  const valueOf = (facets: PartFacetValues, facet: string) =>
    [...(facets.get(facet)?.values() ?? [])].join('');
  return [CATEGORY, BRAND, PICTURE].filter((facet) => valueOf(old, facet) !== valueOf(now, facet));
}

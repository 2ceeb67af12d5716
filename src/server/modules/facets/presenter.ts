import type { AttributeFacet, FacetValue, PartFacets } from '@/server/generated/requests';
import type { ValueCounts } from './columns';
import type { Condition, FacetAttribute } from './conditions';
import { BRAND, CATEGORY, PICTURE, PICTURED } from './partFacets';

const MAX_VALUES = 50;

interface Shown {
  attributes: FacetAttribute[];
  /** In their order. */
  categories: { id: string; name: string }[];
  conditions: Condition[];
}

/** Facets without a value that could be chosen are left out. */
export function presentFacets(
  counts: ReadonlyMap<string, ValueCounts>,
  { attributes, categories, conditions }: Shown,
): PartFacets {
  const of = (facet: string) => counts.get(facet) ?? new Map<string, number>();
  const chosen = new Map(conditions.map((condition) => [condition.facet, condition.chosen]));
  const valuesOf = (facet: string) => mostFrequent(of(facet), chosen.get(facet) ?? []);
  const filed = of(CATEGORY);
  return {
    categories: categories.flatMap(({ id, name }) => {
      const count = filed.get(id);
      return count === undefined ? [] : { _id: id, name, count };
    }),
    brands: valuesOf(BRAND),
    withPicture: of(PICTURE).get(PICTURED) ?? 0,
    attributes: attributes.flatMap((attribute) => {
      const values = valuesOf(attribute.id);
      return values.length === 0 ? [] : presentAttribute(attribute, values, of(attribute.id));
    }),
  };
}

function presentAttribute(
  { key, labelEn, labelZh, kind, unit }: FacetAttribute,
  values: FacetValue[],
  counts: ValueCounts,
): AttributeFacet {
  const facet = { key, labelEn, labelZh, kind, ...(unit && { unit }) };
  if (kind === 'choice') return { ...facet, values };
  values.sort((a, b) => Number(a.value) - Number(b.value));
  if (counts.size === 0) return { ...facet, values };
  let [min, max] = [Infinity, -Infinity];
  for (const text of counts.keys()) {
    const value = Number(text);
    if (value < min) min = value;
    if (value > max) max = value;
  }
  return { ...facet, min, max, values };
}

/** By count, then by text. What was chosen stays, so that it can be taken back. */
function mostFrequent(counts: ValueCounts, chosen: string[]): FacetValue[] {
  const first = firstOf(counts);
  const shown = new Set(first.map(({ value }) => value));
  const others = chosen.filter((value) => !shown.has(value));
  return [
    ...first,
    ...others.map((value) => ({ value, count: counts.get(value) ?? 0 })).sort(compare),
  ];
}

/** A list of all parts has thousands of values of one facet; to sort them all takes ten times as long. */
function firstOf(counts: ValueCounts): FacetValue[] {
  const first: FacetValue[] = [];
  for (const [value, count] of counts) {
    const own = { value, count };
    const last = first.at(-1);
    if (first.length === MAX_VALUES && last && compare(last, own) < 0) continue;
    const place = first.findIndex((other) => compare(own, other) < 0);
    first.splice(place < 0 ? first.length : place, 0, own);
    if (first.length > MAX_VALUES) first.pop();
  }
  return first;
}

const compare = (a: FacetValue, b: FacetValue) => b.count - a.count || (a.value < b.value ? -1 : 1);

import type { AttributeFacet, FacetValue, PartFacets } from '../../generated/requests';
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
  const numbers = [...counts.keys()].map(Number);
  values.sort((a, b) => Number(a.value) - Number(b.value));
  if (numbers.length === 0) return { ...facet, values };
  const min = numbers.reduce((a, b) => Math.min(a, b));
  const max = numbers.reduce((a, b) => Math.max(a, b));
  return { ...facet, min, max, values };
}

/** By count, then by text. What was chosen stays, so that it can be taken back. */
function mostFrequent(counts: ValueCounts, chosen: string[]): FacetValue[] {
  const values = [...counts].map(([value, count]) => ({ value, count }));
  values.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
  const kept = new Set(chosen);
  const shown = values.filter(({ value }, index) => index < MAX_VALUES || kept.has(value));
  for (const value of chosen) if (!counts.has(value)) shown.push({ value, count: 0 });
  return shown;
}

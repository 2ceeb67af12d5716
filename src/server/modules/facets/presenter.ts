import type { AttributeFacet, FacetValue, PartFacets } from '@/server/generated/requests';
import { BRAND, type Condition, type FacetAttribute } from './conditions';
import type { ValueCounts } from './repository';

/** Nobody reads more. */
export const MAX_ATTRIBUTES = 24;
const MAX_VALUES = 50;

interface Counted {
  /** In the order that they are shown in. */
  attributes: FacetAttribute[];
  conditions: Condition[];
  /** By attribute. */
  counts: ReadonlyMap<string, ValueCounts>;
  categories: PartFacets['categories'];
  brands: ValueCounts;
  withPicture: number;
}

export function presentFacets(counted: Counted): PartFacets {
  const { attributes, conditions, counts, categories, brands, withPicture } = counted;
  const selected = new Map(conditions.map(({ facet, values }) => [facet, values]));
  const valuesOf = (facet: string, own: ValueCounts) =>
    mostFrequent(own, selected.get(facet) ?? []);
  const shown = mostUsed(counted);
  return {
    categories,
    brands: valuesOf(BRAND, brands),
    withPicture,
    attributes: attributes.flatMap((attribute) => {
      const own = counts.get(attribute.id);
      if (!own || !shown.has(attribute.id)) return [];
      const values = valuesOf(attribute.id, own);
      return values.length === 0 ? [] : presentAttribute(attribute, values, own);
    }),
  };
}

/** Ids of the attributes that most of the parts have, and of all with a condition. */
function mostUsed({ conditions, counts }: Counted): Set<string> {
  const parts = [...counts].map(([id, own]): [string, number] => [id, sum(own.values())]);
  parts.sort(([, a], [, b]) => b - a);
  const filtered = conditions.map(({ facet }) => facet).filter((facet) => counts.has(facet));
  const shown = new Set(filtered);
  for (const [id] of parts) if (shown.size < MAX_ATTRIBUTES) shown.add(id);
  return shown;
}

const sum = (numbers: Iterable<number>) => [...numbers].reduce((total, each) => total + each, 0);

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
    min = Math.min(min, Number(text));
    max = Math.max(max, Number(text));
  }
  return { ...facet, min, max, values };
}

/** By count, then by text. What is selected stays, so that it can be deselected. */
function mostFrequent(counts: ValueCounts, selected: string[]): FacetValue[] {
  const all = [...counts].map(([value, count]) => ({ value, count })).sort(compare);
  const shown = all.slice(0, MAX_VALUES);
  const others = selected
    .filter((value) => !shown.some((each) => each.value === value))
    .map((value) => ({ value, count: counts.get(value) ?? 0 }));
  return [...shown, ...others.sort(compare)];
}

const compare = (a: FacetValue, b: FacetValue) => b.count - a.count || (a.value < b.value ? -1 : 1);

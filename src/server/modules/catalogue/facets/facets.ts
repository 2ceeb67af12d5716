import { compareNames } from '@/shared/compareNames';
import type { Queries } from '@/server/db/types';
import { nextTurn } from '@/server/lib/nextTurn';
import type { AttributeFacet, FacetValue, PartFacets } from '@/server/generated/requests';
import type { AttributeRow } from '../attributes/repository';
import { BRAND, IMAGE, STOCK, type Condition } from './filter';
import { facetRepository, type FilteredList, type ValueCounts } from './repository';

/** Nobody reads more. */
export const MAX_ATTRIBUTES = 24;
const MAX_VALUES = 50;

/**
 * Counts the facets of a list; `attributes` are all in their order. On SQLite a query blocks the
 * event loop, so other requests run between two of them.
 */
export async function countFacets(
  queries: Queries,
  list: FilteredList,
  attributes: AttributeRow[],
): Promise<PartFacets> {
  const { conditions } = list;
  const facets = facetRepository(queries, list);
  const counts = await facets.countValues();
  for (const { facet } of conditions) {
    if ([BRAND, IMAGE, STOCK].includes(facet)) continue;
    await nextTurn();
    counts.set(facet, (await facets.countValues(facet)).get(facet) ?? new Map());
  }
  await nextTurn();
  const categories = await facets.countCategories();
  await nextTurn();
  const brands = await facets.countBrands();
  await nextTurn();
  const withImage = await facets.countWithImage();
  await nextTurn();
  const inStock = await facets.countInStock();
  const selected = (name: string) => conditions.find(({ facet }) => facet === name)?.values ?? [];
  const { language } = list;
  return {
    categories,
    brands: mostFrequent(brands, selected(BRAND)),
    withImage,
    inStock,
    attributes: mostUsed(attributes, counts, conditions)
      .map((row) => presentFacet(row, counts.get(row.id) ?? new Map(), selected(row.id), language))
      .filter(({ values }) => values.length > 0),
  };
}

/** The attributes with a condition and those that most of the parts have, the most frequent first. */
function mostUsed(
  attributes: AttributeRow[],
  counts: ReadonlyMap<string, ValueCounts>,
  conditions: Condition[],
): AttributeRow[] {
  const sum = (own: ValueCounts = new Map()) => [...own.values()].reduce((a, b) => a + b, 0);
  const sorted = attributes
    .map((row) => ({ row, count: sum(counts.get(row.id)) }))
    .sort((a, b) => b.count - a.count)
    .map(({ row }) => row);
  const isSelected = ({ id }: AttributeRow) => conditions.some(({ facet }) => facet === id);
  const others = sorted.filter((row) => !isSelected(row));
  const shown = [...sorted.filter(isSelected), ...others].slice(0, MAX_ATTRIBUTES);
  return sorted.filter((row) => shown.includes(row));
}

function presentFacet(
  { key, labelEn, labelZh, kind, unit, choicesZh }: AttributeRow,
  counts: ValueCounts,
  selected: string[],
  language: FilteredList['language'],
): AttributeFacet {
  const values = mostFrequent(counts, selected).map((counted): FacetValue => {
    const label = language === 'zh' ? choicesZh.get(counted.value) : undefined;
    return { ...counted, ...(label !== undefined && { label }) };
  });
  const facet = { key, labelEn, labelZh, kind, values, ...(unit && { unit }) };
  if (kind === 'choice') return facet;
  values.sort((a, b) => Number(a.value) - Number(b.value));
  if (counts.size === 0) return facet;
  const numbers = [...counts.keys()].map(Number).sort((a, b) => a - b);
  return { ...facet, min: numbers[0] ?? 0, max: numbers.at(-1) ?? 0 };
}

/** Returns the values by count, then by text, with all selected ones, which can be deselected. */
function mostFrequent(counts: ValueCounts, selected: string[]): FacetValue[] {
  const all = [...counts].map(([value, count]) => ({ value, count })).sort(compare);
  const shown = all.slice(0, MAX_VALUES);
  const others = selected
    .filter((value) => !shown.some((counted) => counted.value === value))
    .map((value) => ({ value, count: counts.get(value) ?? 0 }));
  return [...shown, ...others.sort(compare)];
}

const compare = (a: FacetValue, b: FacetValue) =>
  b.count - a.count || compareNames(a.value, b.value);

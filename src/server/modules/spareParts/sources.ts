import { sortKey } from '@/server/lib/text';
import { topics, type Sources, type Touched, type Wanted } from '../catalogue/sources';
import { indexRowOf } from '../search/indexRow';
import { indexedPart } from './indexed';
import type { Filter } from './lists';
import type { SparePartRow } from './presenter';
import { keysOf } from './repository';

/** What a response that shows these parts is made from. */
export function sourcesOfParts(rows: Pick<SparePartRow, 'id' | 'categoryId'>[]): string[] {
  const categoryIds = new Set(rows.flatMap(({ categoryId }) => categoryId ?? []));
  return [
    ...rows.map(({ id }) => topics.part(id)),
    ...[...categoryIds].map(topics.categoryName),
    // Parts show what their properties are called, and their units.
    ...(rows.length > 0 ? [topics.attributes] : []),
  ];
}

/** What a list is made from that shows these parts. */
export function sourcesOfList(
  { categoryId, deep, query, sort }: Filter,
  rows: SparePartRow[],
  { usesFacets = false, wanted }: { usesFacets?: boolean; wanted?: Wanted | undefined } = {},
): Sources {
  const shown = sourcesOfParts(rows);
  if (sort && !sort.endsWith('createdAt')) shown.push(topics.order);
  if (query !== '') shown.push(...(wanted ? [topics.words] : [topics.words, topics.texts]));
  // Which categories a branch has, and which parts are in any of them.
  if (categoryId && deep) shown.push(topics.tree);
  else if (categoryId) shown.push(topics.filedIn(categoryId));
  else if (query === '') shown.push(topics.parts);
  if (usesFacets) shown.push(topics.facets, topics.attributes, topics.categoryNames);
  return { topics: shown, ...(wanted && { wanted }) };
}

/** What a change of one part touches; `before` is missing for a new one, `after` for a removed one. */
export function touchedByPart(
  before: SparePartRow | undefined,
  after: SparePartRow | undefined,
): Touched {
  const both = [before, after].flatMap((row) => row ?? []);
  const touched = both.slice(0, 1).map(({ id }) => topics.part(id));
  const moved = before?.categoryId !== after?.categoryId || both.length < 2;
  if (both.length < 2) touched.push(topics.parts);
  if (moved) {
    const categoryIds = both.flatMap(({ categoryId }) => categoryId ?? []);
    if (categoryIds.length > 0) touched.push(topics.tree);
    touched.push(...categoryIds.map(topics.filedIn));
  }
  if (orderOf(before) !== orderOf(after)) touched.push(topics.order);
  if (facetsOf(before) !== facetsOf(after)) touched.push(topics.facets);
  const texts = [tokensOf(before), tokensOf(after)];
  if (texts[0] === texts[1]) return { topics: touched };
  return { topics: [...touched, topics.texts], texts };
}

/** By what lists order a part. */
function orderOf(row: SparePartRow | undefined): string | undefined {
  if (!row) return undefined;
  const { nameKey, brandKey } = keysOf(row);
  return [nameKey, brandKey, sortKey(row.categoryName ?? '')].join('\n');
}

/** By what lists are narrowed and counted. */
const facetsOf = (row: SparePartRow | undefined): string | undefined =>
  row && JSON.stringify([row.brand, row.categoryId, row.images.length > 0, row.attributes]);

/** By what the search finds and ranks it: its tokens, each behind a blank. */
function tokensOf(row: SparePartRow | undefined): string {
  if (!row) return '';
  // The words of its category stand for themselves: `Wanted` names the category in their place.
  const indexed = indexRowOf({ ...indexedPart(row), categoryWords: [] });
  return ` ${Object.values(indexed).join(' ')}`;
}

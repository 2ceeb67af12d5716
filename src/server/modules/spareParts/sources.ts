import { sortKey } from '../../lib/text';
import { topics, type Sources, type Touched } from '../catalogue/sources';
import type { Filter } from './lists';
import type { SparePartRow } from './presenter';
import { keysOf } from './repository';

/** What a response that shows these parts is made from. */
export function sourcesOfParts(rows: SparePartRow[]): string[] {
  const categoryIds = new Set(rows.flatMap(({ categoryId }) => categoryId ?? []));
  return [...rows.map(({ id }) => topics.part(id)), ...[...categoryIds].map(topics.categoryName)];
}

/** What a list is made from that shows these parts. */
export function sourcesOfList({ categoryId, words, sort }: Filter, rows: SparePartRow[]): Sources {
  const shown = sourcesOfParts(rows);
  if (!sort.endsWith('createdAt')) shown.push(topics.order);
  if (categoryId) shown.push(topics.filedIn(categoryId));
  else if (words.length === 0) shown.push(topics.parts);
  return words.length > 0 ? { topics: [...shown, topics.words], words } : { topics: shown };
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
  const [was, is] = [before && foundBy(before), after && foundBy(after)];
  if (was?.order !== is?.order) touched.push(topics.order);
  const texts = was?.text === is?.text ? [] : [was, is].flatMap((each) => each?.text ?? []);
  return { topics: touched, texts };
}

/** By what lists order and find a part; no word goes over a line's end. */
function foundBy(row: SparePartRow) {
  const { nameKey, brandKey, searchText } = keysOf(row);
  const categoryKey = sortKey(row.categoryName ?? '');
  return {
    order: [nameKey, brandKey, categoryKey].join('\n'),
    text: `${searchText}\n${categoryKey}`,
  };
}

import type { Db } from '@/server/db/kysely';
import type { PartFacets } from '@/server/generated/requests';
import type { Catalogue } from '../catalogue/follow';
import { chooseAttributes, MAX_ATTRIBUTES } from './chooseAttributes';
import {
  Misses,
  NO_COLUMN,
  countValues,
  makeColumns,
  type Columns,
  type ValueCounts,
} from './columns';
import { conditionsOf, type Condition, type FacetAttribute } from './conditions';
import { columnRepository } from './columnRepository';
import type { FacetFilter } from './filter';
import { keepColumns } from './knownColumns';
import { BRAND, CATEGORY, PICTURE } from './partFacets';
import { presentFacets } from './presenter';

/** Up to so many parts are read from their rows: one takes as long as a chunk of the index. */
const MAX_ROWS = 60;

export interface Narrowed {
  /** Of the base, in its order. */
  seqs: Uint32Array;
  /** Counts what they can be narrowed down by further. */
  readFacets: () => Promise<PartFacets>;
}

export type Narrow = (base: Uint32Array, filter: FacetFilter) => Promise<Narrowed>;

/**
 * Narrows lists of parts, and counts what they can be narrowed down by. With 100,000 parts, 20
 * attributes and 14,000 values a narrowed list takes 7 ms on SQLite and 9 on PostgreSQL, the search
 * before it included; to let the database group the values takes 800 and 150 ms for one count alone. A
 * save costs a few milliseconds more.
 */
export function makeFacets(
  db: Pick<Db, 'reader'>,
  catalogue: Pick<Catalogue, 'makeCache' | 'state'>,
  { maxRows = MAX_ROWS }: { maxRows?: number } = {},
): { narrow: Narrow } {
  const repository = columnRepository(db);
  const findColumns = keepColumns(repository, catalogue);

  const load = async (facets: string[], seqs: Uint32Array): Promise<Columns> => {
    if (seqs.length <= maxRows) return makeColumns(repository, seqs);
    const columns = await findColumns(facets);
    return { places: seqs, of: (facet) => columns.get(facet) ?? NO_COLUMN };
  };

  /** How many of these parts have each value of these facets. */
  const count = async (facets: string[], seqs: Uint32Array, isAll: boolean) => {
    if (facets.length === 0) return new Map<string, ValueCounts>();
    if (isAll) return totals(facets);
    const columns = await load(facets, seqs);
    return new Map(facets.map((facet) => [facet, countValues(columns.of(facet), columns.places)]));
  };

  const totals = async (facets: string[]): Promise<Map<string, ValueCounts>> => {
    const counts = new Map<string, ValueCounts>();
    for (const [facet, { values, parts }] of await findColumns(facets)) {
      const own: ValueCounts = new Map();
      values.forEach((value, code) => {
        if (value !== undefined) own.set(value, parts[code] ?? 0);
      });
      counts.set(facet, own);
    }
    return counts;
  };

  const narrow: Narrow = async (base, filter) => {
    let listing: Promise<FacetAttribute[]> | undefined;
    const listAttributes = () => (listing ??= repository.listAttributes());
    const attributes = filter.attributes.length > 0 ? await listAttributes() : [];
    const conditions = conditionsOf(filter, attributes);
    const { seqs, own } = await applyConditions(base, conditions, load);

    const readFacets = async (): Promise<PartFacets> => {
      const isAll =
        seqs.length === base.length && seqs.length === (await repository.countIndexed());
      const shown = await choose(await listAttributes(), conditions, seqs, isAll);
      const rest = [CATEGORY, BRAND, PICTURE, ...shown.map(({ id }) => id)];
      const counts = await count(
        rest.filter((facet) => !own.has(facet)),
        seqs,
        isAll,
      );
      for (const [facet, values] of own) counts.set(facet, values);
      const categories = await repository.listCategories([...(counts.get(CATEGORY)?.keys() ?? [])]);
      return presentFacets(counts, { attributes: shown, categories, conditions });
    };
    return { seqs, readFacets };
  };

  /** Of many attributes those that most of the parts can have, and those that are filtered by. */
  const choose = async (
    attributes: FacetAttribute[],
    conditions: Condition[],
    seqs: Uint32Array,
    isAll: boolean,
  ): Promise<FacetAttribute[]> => {
    if (attributes.length <= MAX_ATTRIBUTES) return attributes;
    const filed = (await count([CATEGORY], seqs, isAll)).get(CATEGORY) ?? new Map();
    const parents = await repository.listParents();
    const filtered = new Set(conditions.map(({ facet }) => facet));
    return chooseAttributes(attributes, { filed, parents, filtered });
  };

  return { narrow };
}

/**
 * The parts that meet all conditions, and for the facet of each condition how many have each value
 * of those that meet all others.
 */
async function applyConditions(
  base: Uint32Array,
  conditions: Condition[],
  load: (facets: string[], seqs: Uint32Array) => Promise<Columns>,
): Promise<{ seqs: Uint32Array; own: Map<string, ValueCounts> }> {
  const own = new Map<string, ValueCounts>();
  if (conditions.length === 0) return { seqs: base, own };
  const columns = await load(
    conditions.map(({ facet }) => facet),
    base,
  );
  const { places } = columns;
  const misses = new Misses(base.length);
  conditions.forEach(({ facet, matches }, condition) =>
    misses.add(condition, columns.of(facet), places, matches),
  );
  conditions.forEach(({ facet }, condition) => {
    own.set(facet, countValues(columns.of(facet), misses.select(places, condition)));
  });
  return { seqs: misses.select(base), own };
}

import { sql, type RawBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely';
import { listedParts, liveCategories, unlistedParts } from '@/server/db/live';
import { contains, countRows, jsonRows, parseRows, whereIn } from '@/server/db/sql';
import type { Database, Queries } from '@/server/db/types';
import type { PartFacets, Requests } from '@/server/generated/requests';
import { nameKeyOf, presentName, type ReadLanguage } from '../translations/present';
import { BRAND, IMAGE, STOCK, type Condition } from './filter';

/** Values of more parts are read in the order of their index, which saves SQLite sorting them. */
const MANY_PARTS = 4000;

/** What admins look for: parts that lack something, or that are hidden from the site or not. */
export type StateFilter = Pick<
  Requests['listSpareParts']['Querystring'],
  'hidden' | 'missing' | 'outdated'
>;

/** The parts of a list before it is filtered; what is undefined does not restrict them. */
export interface PartScope extends StateFilter {
  categoryIds: string[] | undefined;
  /** Row numbers of what a search has found. */
  seqs: number[] | undefined;
  /** Also parts that are hidden from the site. */
  includeHidden: boolean;
}

export interface FilteredList {
  scope: PartScope;
  conditions: Condition[];
  /** Row numbers of the parts in the scope that meet all conditions; undefined: all parts. */
  matched: number[] | undefined;
  language?: ReadLanguage | undefined;
}

/** How many parts have each value. */
export type ValueCounts = Map<string, number>;

type PartQuery = SelectQueryBuilder<Database, 'spareParts', object>;

/** Selects the parts in a scope that meet all conditions. */
export function matchingParts(
  queries: Queries,
  { categoryIds, seqs, includeHidden, hidden, missing = [], outdated }: PartScope,
  conditions: Condition[],
): PartQuery {
  let parts: PartQuery = listedParts(queries, includeHidden);
  if (hidden !== undefined) parts = parts.where('hidden', '=', Number(hidden));
  for (const lack of missing) parts = parts.where(LACKS[lack]);
  if (outdated) parts = parts.where('outdatedZh', '<>', '');
  if (categoryIds) parts = parts.where(whereIn(queries, 'categoryId', categoryIds));
  if (seqs) parts = parts.where(whereIn(queries, 'seq', seqs));
  for (const condition of conditions) {
    if (condition.facet === BRAND) parts = parts.where(whereIn(queries, 'brand', condition.values));
    else if (condition.facet === IMAGE) parts = parts.where(hasImage);
    else if (condition.facet === STOCK) parts = parts.where(isInStock);
    else parts = parts.where(hasValue(queries, condition));
  }
  return parts;
}

const hasImage = sql<SqlBool>`exists (select 1 from ${sql.table('sparePartImages')}
  where ${sql.ref('partSeq')} = ${sql.ref('spareParts.seq')})`;

/** What a lead time says of a part in stock, … */
const IN_STOCK = ['stock', '现货', '有货', '库存'];
/** … unless it says this. */
const OUT_OF_STOCK = (
  'out of stock,not in stock,not from stock,no stock,non-stock,not a stock,' +
  '缺货,无货,没有货,无现货,没有现货,非现货,无库存,没有库存'
).split(',');

const leadTimes = sql`lower(${sql.ref('leadTime')} || ' ' || ${sql.ref('leadTimeZh')})`;
const says = (words: string[]) =>
  sql<SqlBool>`(${sql.join(
    words.map((word) => contains(leadTimes, word)),
    sql` or `,
  )})`;
const isInStock = sql<SqlBool>`(${says(IN_STOCK)} and not ${says(OUT_OF_STOCK)})`;

const LACKS: Record<NonNullable<StateFilter['missing']>[number], RawBuilder<SqlBool>> = {
  image: sql`not ${hasImage}`,
  category: sql`${sql.ref('categoryId')} is null`,
  partNumber: sql`${sql.ref('partNumber')} = ''`,
  translation: sql`${sql.ref('missingZh')} <> ''`,
};

/** PostgreSQL sends what may be larger as a text. */
const partCount = sql<number>`cast(count(*) as integer)`.as('count');

/**
 * As an expression, whose set of parts is read once and looked up. PostgreSQL would join a bare `in`
 * and plan the order of 20 of them for half a second.
 */
function hasValue(queries: Queries, { facet, values, range }: Condition): RawBuilder<SqlBool> {
  const parts = queries
    .selectFrom('partAttributes')
    .select('partSeq')
    .where('attributeId', '=', facet)
    .where((eb) => {
      const isValue = whereIn(queries, 'value', values);
      if (!range) return isValue;
      const isWithin = eb.between('number', range.min, range.max);
      return values.length === 0 ? isWithin : eb.or([isValue, isWithin]);
    });
  return sql`(${sql.ref('seq')} in ${parts}) is true`;
}

/** Counts the facets of a list; counts of a facet ignore the condition on it. */
export function facetRepository(
  queries: Queries,
  { scope, conditions, matched, language }: FilteredList,
) {
  const matching = (ignored?: string) => {
    const others = conditions.filter(({ facet }) => facet !== ignored);
    return others.length < conditions.length
      ? matchingParts(queries, scope, others)
      : matchingParts(queries, { ...scope, categoryIds: undefined, seqs: matched }, []);
  };

  /** With a search the category is a filter as well, which is ignored. */
  const countCategories = async (): Promise<PartFacets['categories']> => {
    const { categoryIds, seqs } = scope;
    const parts =
      categoryIds && seqs
        ? matchingParts(queries, { ...scope, categoryIds: undefined }, conditions)
        : matching();
    const counted = parts.select(['categoryId', partCount]).groupBy('categoryId');
    const rows = await liveCategories(queries)
      .innerJoin(counted.as('counted'), 'counted.categoryId', 'categories.id')
      .select(['id', 'name', 'nameZh', 'count'])
      .orderBy(nameKeyOf(language))
      .orderBy('id')
      .execute();
    return rows.map(({ id: _id, count, ...names }) => ({
      _id,
      ...presentName(names, language),
      count,
    }));
  };

  const countBrands = async (): Promise<ValueCounts> => {
    const rows = await matching(BRAND)
      .select(['brand', partCount])
      .where('brand', '<>', '')
      .groupBy('brand')
      .execute();
    return new Map(rows.map(({ brand, count }) => [brand, count]));
  };

  const countWithImage = (): Promise<number> => countRows(matching(IMAGE).where(hasImage));

  const countInStock = (): Promise<number> => countRows(matching(STOCK).where(isInStock));

  /** By attribute: of all attributes with all conditions, or of one without the condition on it. */
  const countValues = async (attributeId?: string): Promise<Map<string, ValueCounts>> => {
    let values = queries
      .selectFrom('partAttributes')
      .select(['attributeId', 'value', partCount])
      .groupBy(['attributeId', 'value']);
    if (attributeId !== undefined) values = values.where('attributeId', '=', attributeId);
    if (matched || attributeId !== undefined) {
      // An expression, unlike the column, is not looked up in the key of the table.
      const isMany = (matched?.length ?? 0) > MANY_PARTS;
      const partSeq = isMany ? sql<number>`+${sql.ref('partSeq')}` : 'partSeq';
      values = values.where(partSeq, 'in', matching(attributeId).select('seq'));
    } else {
      values = values.where('partSeq', 'not in', unlistedParts(queries, scope.includeHidden));
    }
    // As JSON, since there may be thousands of rows.
    const row = await queries
      .selectFrom(values.as('counted'))
      .select(jsonRows(queries, ['attributeId', 'value', 'count']).as('rows'))
      .executeTakeFirst();
    const counts = new Map<string, ValueCounts>();
    for (const [id, value, count] of parseRows<[string, string, number]>(row?.rows)) {
      const own = counts.get(id) ?? new Map<string, number>();
      counts.set(id, own.set(value, count));
    }
    return counts;
  };

  return { countCategories, countBrands, countWithImage, countInStock, countValues };
}

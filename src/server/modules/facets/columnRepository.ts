import { countRows } from '@/server/db/count';
import { jsonRows, parseRows } from '@/server/db/jsonRows';
import type { Db } from '@/server/db/kysely';
import { oneOf } from '@/server/db/oneOf';
import type { FacetAttribute } from './conditions';
import { pictured, type FacetValueRow, type IndexedPart, type IndexedValue } from './repository';

/** What lists are narrowed and counted by, as quickly as it can be read. */
export function columnRepository({ reader }: Pick<Db, 'reader'>) {
  const join = (columns: string[]) => jsonRows(reader, columns).as('rows');

  const listParts = async (seqs: readonly number[]): Promise<IndexedPart[]> => {
    const parts = reader
      .selectFrom('spareParts')
      .select(['seq', 'categoryId', 'brand', pictured.as('pictured')])
      .where(oneOf(reader, 'seq', seqs));
    const joined = await reader
      .selectFrom(parts.as('parts'))
      .select(join(['seq', 'categoryId', 'brand', 'pictured']))
      .executeTakeFirst();
    const rows = parseRows<[number, string | null, string, boolean | number]>(joined?.rows);
    return rows.map(([seq, categoryId, brand, is]) => ({
      ...{ seq, categoryId, brand },
      pictured: Boolean(is),
    }));
  };

  const listValues = async (seqs: readonly number[]): Promise<IndexedValue[]> => {
    const joined = await reader
      .selectFrom('partAttributes')
      .select(join(['partSeq', 'attributeId', 'number', 'choice']))
      .where(oneOf(reader, 'partSeq', seqs))
      .executeTakeFirst();
    const rows = parseRows<[number, string, number | null, string | null]>(joined?.rows);
    return rows.map(([partSeq, attributeId, number, choice]) => ({
      ...{ partSeq, attributeId, number, choice },
    }));
  };

  const listChunks = (facets: readonly string[]) =>
    reader
      .selectFrom('facetChunks')
      .select(['chunk', 'facet', 'codes'])
      .where(oneOf(reader, 'facet', facets))
      .execute();

  /** The values that parts have, with how many. */
  const listFacetValues = async (facets: readonly string[]): Promise<FacetValueRow[]> => {
    const joined = await reader
      .selectFrom('facetValues')
      .select(join(['facet', 'code', 'value', 'parts']))
      .where(oneOf(reader, 'facet', facets))
      .where('parts', '>', 0)
      .executeTakeFirst();
    const rows = parseRows<[string, number, string, number]>(joined?.rows);
    return rows.map(([facet, code, value, parts]) => ({ facet, code, value, parts }));
  };

  /** How many parts the index has: each is with or without a picture. */
  const countIndexed = async (): Promise<number> => {
    const row = await reader
      .selectFrom('facetValues')
      .select(({ fn }) => fn.sum('parts').as('parts'))
      .where('facet', '=', 'picture')
      .executeTakeFirst();
    return Number(row?.parts ?? 0);
  };

  const countParts = (): Promise<number> => countRows(reader.selectFrom('spareParts'));

  /** In the order that they are shown in. */
  const listAttributes = (): Promise<FacetAttribute[]> =>
    reader.selectFrom('attributes').selectAll().orderBy('id').execute();

  /** In order of their names; those that have been removed are missing. */
  const listCategories = async (ids: string[]): Promise<{ id: string; name: string }[]> => {
    if (ids.length === 0) return [];
    const found = reader
      .selectFrom('categories')
      .select(['id', 'name'])
      .where(oneOf(reader, 'id', ids))
      .orderBy('nameKey')
      .orderBy('id');
    const joined = await reader
      .selectFrom(found.as('found'))
      .select(join(['id', 'name']))
      .executeTakeFirst();
    return parseRows<[string, string]>(joined?.rows).map(([id, name]) => ({ id, name }));
  };

  const listParents = async (): Promise<Map<string, string | null>> => {
    const rows = await reader.selectFrom('categories').select(['id', 'parentId']).execute();
    return new Map(rows.map(({ id, parentId }) => [id, parentId]));
  };

  return {
    ...{ listParts, listValues, listChunks, listFacetValues, countIndexed, countParts },
    ...{ listAttributes, listCategories, listParents },
  };
}

import { countRows } from '../../db/count';
import { jsonRows } from '../../db/jsonRows';
import type { Db } from '../../db/kysely';
import type { FacetAttribute } from './conditions';
import { pictured, type FacetValueRow, type IndexedPart, type IndexedValue } from './repository';

interface Joined {
  rows: string | null;
}

type ColumnRepository = ReturnType<typeof columnRepository>;
export type ReadColumns = Pick<
  ColumnRepository,
  'listParts' | 'listValues' | 'readChunks' | 'listFacetValues'
>;

/** What lists are narrowed and counted by, as quickly as it can be read. */
export function columnRepository({ reader, dialect }: Pick<Db, 'reader' | 'dialect'>) {
  const join = (columns: string[]) => jsonRows(dialect, columns).as('rows');
  const parse = <T>(joined: Joined | undefined) => JSON.parse(joined?.rows ?? '[]') as T[];

  const listParts = async (seqs: readonly number[]): Promise<IndexedPart[]> => {
    const parts = reader
      .selectFrom('spareParts')
      .select(['seq', 'categoryId', 'brand', pictured.as('pictured')])
      .where('seq', 'in', seqs);
    const joined = await reader
      .selectFrom(parts.as('parts'))
      .select(join(['seq', 'categoryId', 'brand', 'pictured']))
      .executeTakeFirst();
    const rows = parse<[number, string | null, string, boolean | number]>(joined);
    return rows.map(([seq, categoryId, brand, is]) => ({
      ...{ seq, categoryId, brand },
      pictured: Boolean(is),
    }));
  };

  const listValues = async (seqs: readonly number[]): Promise<IndexedValue[]> => {
    const joined = await reader
      .selectFrom('partAttributes')
      .select(join(['partSeq', 'attributeId', 'number', 'choice']))
      .where('partSeq', 'in', seqs)
      .executeTakeFirst();
    const rows = parse<[number, string, number | null, string | null]>(joined);
    return rows.map(([partSeq, attributeId, number, choice]) => ({
      ...{ partSeq, attributeId, number, choice },
    }));
  };

  const readChunks = (facets: readonly string[], chunks: readonly number[]) =>
    reader
      .selectFrom('facetChunks')
      .select(['chunk', 'facet', 'codes'])
      .where('chunk', 'in', chunks)
      .where('facet', 'in', facets)
      .execute();

  /** The values that parts have, with how many. */
  const listFacetValues = async (facets: readonly string[]): Promise<FacetValueRow[]> => {
    const joined = await reader
      .selectFrom('facetValues')
      .select(join(['facet', 'code', 'value', 'parts']))
      .where('facet', 'in', facets)
      .where('parts', '>', 0)
      .executeTakeFirst();
    const rows = parse<[string, number, string, number]>(joined);
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
      .where('id', 'in', ids)
      .orderBy('nameKey')
      .orderBy('id');
    const joined = await reader
      .selectFrom(found.as('found'))
      .select(join(['id', 'name']))
      .executeTakeFirst();
    return parse<[string, string]>(joined).map(([id, name]) => ({ id, name }));
  };

  const listParents = async (): Promise<Map<string, string | null>> => {
    const rows = await reader.selectFrom('categories').select(['id', 'parentId']).execute();
    return new Map(rows.map(({ id, parentId }) => [id, parentId]));
  };

  return {
    ...{ listParts, listValues, readChunks, listFacetValues, countIndexed, countParts },
    ...{ listAttributes, listCategories, listParents },
  };
}

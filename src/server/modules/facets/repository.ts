import { sql, type SqlBool } from 'kysely';
import { oneOf } from '@/server/db/oneOf';
import type { Queries, Row } from '@/server/db/types';
import { CHUNK_BITS, fromText, toText, type Codes } from './codes';

/** Below what either database takes as parameters of one statement. */
const BATCH = 5000;

export type FacetValueRow = Row<'facetValues', 'facet' | 'code' | 'value' | 'parts'>;

/** What the index is made from, of one part. */
export interface IndexedPart {
  seq: number;
  categoryId: string | null;
  brand: string;
  pictured: boolean;
}

export type IndexedValue = Row<'partAttributes', 'partSeq' | 'attributeId' | 'number' | 'choice'>;

export const pictured = sql<SqlBool>`exists (select 1 from ${sql.table('sparePartImages')}
  where ${sql.ref('partSeq')} = ${sql.ref('spareParts.seq')})`;

/** The stored index of facets, and what it is made from. */
export function facetRepository(queries: Queries) {
  const listParts = async (seqs: readonly number[]): Promise<IndexedPart[]> => {
    const rows = await queries
      .selectFrom('spareParts')
      .select(['seq', 'categoryId', 'brand', pictured.as('pictured')])
      .where(oneOf(queries, 'seq', seqs))
      .execute();
    return rows.map((row) => ({ ...row, pictured: Boolean(row.pictured) }));
  };

  const listValues = (seqs: readonly number[]): Promise<IndexedValue[]> =>
    queries
      .selectFrom('partAttributes')
      .select(['partSeq', 'attributeId', 'number', 'choice'])
      .where(oneOf(queries, 'partSeq', seqs))
      .execute();

  /** All facets that any part of the chunk has ever had, or those of them that are named. */
  const readChunk = async (chunk: number, facets?: string[]): Promise<Map<string, Codes>> => {
    let found = queries
      .selectFrom('facetChunks')
      .select(['facet', 'codes'])
      .where('chunk', '=', chunk);
    if (facets) found = found.where(oneOf(queries, 'facet', facets));
    const rows = await found.execute();
    return new Map(rows.map(({ facet, codes }) => [facet, fromText(codes)]));
  };

  const writeChunk = async (chunk: number, columns: ReadonlyMap<string, Codes>): Promise<void> => {
    if (columns.size === 0) return;
    await queries
      .insertInto('facetChunks')
      .values([...columns].map(([facet, codes]) => ({ chunk, facet, codes: toText(codes) })))
      .onConflict((conflict) =>
        conflict
          .columns(['chunk', 'facet'])
          .doUpdateSet({ codes: (excluded) => excluded.ref('excluded.codes') }),
      )
      .execute();
  };

  /** The codes of these values, as far as they have any. */
  const findCodes = async (wanted: { facet: string; value: string }[]) => {
    const rows: Row<'facetValues', 'facet' | 'code' | 'value'>[] = [];
    for (let start = 0; start < wanted.length; start += BATCH) {
      const values = new Map<string, string[]>();
      for (const { facet, value } of wanted.slice(start, start + BATCH)) {
        const own = values.get(facet);
        if (own) own.push(value);
        else values.set(facet, [value]);
      }
      const found = await queries
        .selectFrom('facetValues')
        .select(['facet', 'code', 'value'])
        .where(({ or, and, eb }) =>
          or(
            [...values].map(([facet, own]) =>
              and([eb('facet', '=', facet), eb('value', 'in', own)]),
            ),
          ),
        )
        .execute();
      rows.push(...found);
    }
    return rows;
  };

  /** Of one facet, as either database takes it from the key then; of several it reads all codes. */
  const findHighestCode = async (facet: string): Promise<number | null> => {
    const row = await queries
      .selectFrom('facetValues')
      .select(({ fn }) => fn.max<number | null>('code').as('code'))
      .where('facet', '=', facet)
      .executeTakeFirst();
    return row?.code ?? null;
  };

  /** Adds to the numbers of parts. A code that is new needs its value, all others have theirs. */
  const addToCounts = async (changes: FacetValueRow[]): Promise<void> => {
    for (let start = 0; start < changes.length; start += BATCH) {
      await queries
        .insertInto('facetValues')
        .values(changes.slice(start, start + BATCH))
        .onConflict((conflict) =>
          conflict.columns(['facet', 'code']).doUpdateSet({
            parts: (eb) => eb('facetValues.parts', '+', eb.ref('excluded.parts')),
          }),
        )
        .execute();
    }
  };

  /** The number of the last chunk that there is or should be; -1: none. */
  const lastChunk = async (): Promise<number> => {
    const part = await queries
      .selectFrom('spareParts')
      .select(({ fn }) => fn.max('seq').as('seq'))
      .executeTakeFirst();
    const row = await queries
      .selectFrom('facetChunks')
      .select(({ fn }) => fn.max('chunk').as('chunk'))
      .executeTakeFirst();
    const seq = part?.seq ?? -1;
    return Math.max(seq < 0 ? -1 : seq >>> CHUNK_BITS, row?.chunk ?? -1);
  };

  const listFacets = async (): Promise<string[]> => {
    const rows = await queries.selectFrom('facetValues').select('facet').distinct().execute();
    return rows.map(({ facet }) => facet);
  };

  /** One facet's chunks, and its values, also those that no part has any more. */
  const readFacet = async (facet: string) => ({
    chunks: await queries
      .selectFrom('facetChunks')
      .select('codes')
      .where('facet', '=', facet)
      .execute(),
    values: await queries
      .selectFrom('facetValues')
      .selectAll()
      .where('facet', '=', facet)
      .orderBy('code')
      .execute(),
  });

  /** Removes values that no part has, save this one: its code must not be given again. */
  const removeUnused = async (facet: string, lastCode: number): Promise<void> => {
    await queries
      .deleteFrom('facetValues')
      .where('facet', '=', facet)
      .where('parts', '<=', 0)
      .where('code', '<>', lastCode)
      .execute();
  };

  const removeFacet = async (facet: string): Promise<void> => {
    await queries.deleteFrom('facetChunks').where('facet', '=', facet).execute();
    await queries.deleteFrom('facetValues').where('facet', '=', facet).execute();
  };

  return {
    ...{ listParts, listValues, readChunk, writeChunk },
    ...{ findCodes, findHighestCode, addToCounts, removeFacet },
    ...{ lastChunk, listFacets, readFacet, removeUnused },
  };
}

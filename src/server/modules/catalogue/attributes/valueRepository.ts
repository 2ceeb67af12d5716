import { sql } from 'kysely';
import { batchesOf } from '@/server/db/batches';
import { liveParts, unlistedParts } from '@/server/db/live';
import { countRows, jsonRows, parseRows, whereIn } from '@/server/db/sql';
import type { Queries, Row } from '@/server/db/types';
import { NEXT_VERSION } from '../../core/catalogueVersion/repository';

export type StoredValue = Row<'partAttributes', 'partSeq' | 'attributeId' | 'value' | 'number'>;

/** Texts that values are searched for in. */
export const SEARCHED_TEXTS = [
  'name',
  'partType',
  'dimensions',
  'installSize',
  'faceplateSize',
  'application',
  'material',
  'certificates',
  'description',
  'weight',
] as const;

/** Values that parts have of attributes. */
export function valueRepository(queries: Queries) {
  /** Of the part that is selected, in the attributes' order, for `parsePartAttributes`. */
  const attributesOfPart = () =>
    queries
      .selectFrom('partAttributes')
      .innerJoin('attributes', 'attributes.id', 'partAttributes.attributeId')
      .leftJoin('attributeChoices', (join) =>
        join
          .onRef('attributeChoices.attributeId', '=', 'partAttributes.attributeId')
          .onRef('attributeChoices.value', '=', 'partAttributes.value'),
      )
      .where('partSeq', '=', sql.ref<number>('spareParts.seq'))
      .select(
        jsonRows(
          queries,
          ['key', 'labelEn', 'labelZh', 'unit', 'partAttributes.value', 'number', 'valueZh'],
          'attributes.id',
        ).as('rows'),
      );

  /** Of all parts, deleted ones included. */
  const removeAll = (attributeId: string) =>
    queries.deleteFrom('partAttributes').where('attributeId', '=', attributeId).execute();

  /** Adds values or replaces those that are there. */
  const put = async (values: StoredValue[]): Promise<void> => {
    for await (const batch of batchesOf(values)) {
      await queries
        .insertInto('partAttributes')
        .values(batch)
        .onConflict((conflict) =>
          conflict.columns(['partSeq', 'attributeId']).doUpdateSet((eb) => ({
            value: eb.ref('excluded.value'),
            number: eb.ref('excluded.number'),
          })),
        )
        .execute();
    }
  };

  /** Parts with the value that they have of an attribute. */
  const listHolders = (attributeId: string, limit: number) =>
    liveParts(queries)
      .innerJoin('partAttributes', 'partAttributes.partSeq', 'spareParts.seq')
      .select(['spareParts.seq', 'spareParts.id', 'spareParts.name', 'partAttributes.value'])
      .where('attributeId', '=', attributeId)
      .orderBy('spareParts.seq')
      .limit(limit)
      .execute();

  const listOfParts = (seqs: number[]): Promise<StoredValue[]> =>
    queries
      .selectFrom('partAttributes')
      .selectAll()
      .where(whereIn(queries, 'partSeq', seqs))
      .execute();

  /** For those who edit them: their attributes have changed. */
  const raiseVersions = (seqs: number[], now: Date) =>
    queries
      .updateTable('spareParts')
      .set({ version: NEXT_VERSION, updatedAt: now.toISOString() })
      .where(whereIn(queries, 'seq', seqs))
      .execute();

  /** With `seqs` only those among them. */
  const partsOf = (categoryIds: string[], seqs?: number[]) =>
    liveParts(queries)
      .where(whereIn(queries, 'categoryId', categoryIds))
      .$if(seqs !== undefined, (query) => query.where(whereIn(queries, 'seq', seqs ?? [])));

  /** The next parts of these categories after one of them, with their texts. */
  const listPartsOf = (categoryIds: string[], after: number, limit: number) =>
    partsOf(categoryIds)
      .select(['seq', 'id', 'categoryId', ...SEARCHED_TEXTS])
      .select(attributesOfPart().as('attributes'))
      .where('seq', '>', after)
      .orderBy('seq')
      .limit(limit)
      .execute();

  /** A page of the parts of these categories by name. */
  const listParts = (categoryIds: string[], offset: number, limit: number, seqs?: number[]) =>
    partsOf(categoryIds, seqs)
      .select(['seq', 'id', 'name', 'nameZh', 'partNumber', 'categoryId', 'hidden'])
      .select(attributesOfPart().as('attributes'))
      .orderBy('nameKey')
      .orderBy('seq')
      .offset(offset)
      .limit(limit)
      .execute();

  const countParts = (categoryIds: string[], seqs?: number[]) =>
    countRows(partsOf(categoryIds, seqs));

  /** The keys of the attributes that parts of these categories have values of. */
  const listUsedKeys = async (categoryIds: string[]): Promise<string[]> => {
    const rows = await queries
      .selectFrom('attributes')
      .select('key')
      .where(
        'id',
        'in',
        queries
          .selectFrom('partAttributes')
          .select('attributeId')
          .where('partSeq', 'in', partsOf(categoryIds).select('seq')),
      )
      .orderBy('id')
      .execute();
    return rows.map(({ key }) => key);
  };

  /** The numbers that parts have of an attribute, deleted ones included. */
  const listNumbers = (attributeId: string) =>
    queries
      .selectFrom('partAttributes')
      .select(['partSeq', 'number'])
      .where('attributeId', '=', attributeId)
      .where('number', 'is not', null)
      .$narrowType<{ number: number }>()
      .execute();

  /** The choices that parts have, the most frequent ones first, by attribute. */
  const listChoices = async (includeHidden = true): Promise<Map<string, string[]>> => {
    const used = queries
      .selectFrom('partAttributes')
      .where('partSeq', 'not in', unlistedParts(queries, includeHidden))
      .where('number', 'is', null)
      .groupBy(['attributeId', 'value'])
      .select(['attributeId', 'value', sql<number>`-count(*)`.as('order')]);
    const row = await queries
      .selectFrom(used.as('used'))
      .select(jsonRows(queries, ['attributeId', 'value'], 'order').as('rows'))
      .executeTakeFirst();
    const choices = new Map<string, string[]>();
    for (const [id, value] of parseRows<[string, string]>(row?.rows))
      choices.set(id, [...(choices.get(id) ?? []), value]);
    return choices;
  };

  return {
    attributesOfPart,
    removeAll,
    put,
    listHolders,
    listOfParts,
    raiseVersions,
    listPartsOf,
    listParts,
    countParts,
    listUsedKeys,
    listNumbers,
    listChoices,
  };
}

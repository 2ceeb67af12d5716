import { sql } from 'kysely';
import { jsonRows, whereIn } from '@/server/db/sql';
import type { Queries, Row } from '@/server/db/types';
import { newId } from '@/server/lib/ids';
import { NEXT_VERSION } from '../catalogue/repository';

export type AttributeRow = Row<
  'attributes',
  'id' | 'key' | 'labelEn' | 'labelZh' | 'kind' | 'unit' | 'categoryId'
>;

export type AttributeValues = Omit<AttributeRow, 'id'>;

/** An attribute with what is shown with it. */
export interface ShownAttribute extends AttributeRow {
  /** Null where the category has been removed, too. */
  categoryName: string | null;
  /** Parts with a value. */
  valueCount: number;
}

export function attributeRepository(queries: Queries) {
  /** In the order that they are shown in: that of their creation. */
  const list = (): Promise<AttributeRow[]> =>
    queries.selectFrom('attributes').selectAll().orderBy('id').execute();

  /** The same with what is shown with them. */
  const listShown = (): Promise<ShownAttribute[]> =>
    queries
      .selectFrom('attributes')
      .leftJoin('categories', 'categories.id', 'attributes.categoryId')
      .selectAll('attributes')
      .select('categories.name as categoryName')
      .select(
        sql<number>`(select cast(count(*) as integer) from ${sql.table('partAttributes')}
          where ${sql.ref('attributeId')} = ${sql.ref('attributes.id')})`.as('valueCount'),
      )
      .orderBy('attributes.id')
      .execute();

  const insert = async (values: AttributeValues): Promise<string> => {
    const id = newId();
    await queries
      .insertInto('attributes')
      .values({ id, ...values })
      .execute();
    return id;
  };

  const update = async (id: string, values: AttributeValues): Promise<void> => {
    await queries.updateTable('attributes').set(values).where('id', '=', id).execute();
  };

  const remove = async (id: string): Promise<void> => {
    await queries.deleteFrom('attributes').where('id', '=', id).execute();
  };

  /** Whether any part has a value of it. */
  const isUsed = async (id: string): Promise<boolean> => {
    const row = await queries
      .selectFrom('partAttributes')
      .select('partSeq')
      .where('attributeId', '=', id)
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  };

  return { list, listShown, insert, update, remove, isUsed };
}

export type StoredValue = Row<'partAttributes', 'partSeq' | 'attributeId' | 'value' | 'number'>;

/** Texts that values are looked for in. */
export const SEARCHED_TEXTS = [
  ...(['name', 'partType', 'dimensions', 'installSize', 'faceplateSize'] as const),
  ...(['application', 'material', 'certificates', 'description', 'weight'] as const),
];

/** Rows of one statement, below what either database takes as parameters. */
const BATCH = 5000;

/** Values that parts have of attributes. */
export function valueRepository(queries: Queries) {
  /** Which attributes these parts have a value of. */
  const listOf = (partSeqs: number[]) =>
    queries
      .selectFrom('partAttributes')
      .select(['partSeq', 'attributeId'])
      .where(whereIn(queries, 'partSeq', partSeqs))
      .execute();

  /** Of the part that is selected, in the attributes' order, for `parsePartAttributes`. */
  const attributesOfPart = () =>
    queries
      .selectFrom('partAttributes')
      .innerJoin('attributes', 'attributes.id', 'partAttributes.attributeId')
      .where('partSeq', '=', sql.ref<number>('spareParts.seq'))
      .select(
        jsonRows(
          queries,
          ['key', 'labelEn', 'labelZh', 'unit', 'value', 'number'],
          'attributeId',
        ).as('rows'),
      );

  const removeOfPart = async (partSeq: number): Promise<void> => {
    await queries.deleteFrom('partAttributes').where('partSeq', '=', partSeq).execute();
  };

  /** Adds values or replaces those that are there. */
  const put = async (values: StoredValue[]): Promise<void> => {
    for (let start = 0; start < values.length; start += BATCH) {
      await queries
        .insertInto('partAttributes')
        .values(values.slice(start, start + BATCH))
        .onConflict((conflict) =>
          conflict.columns(['partSeq', 'attributeId']).doUpdateSet((eb) => ({
            value: eb.ref('excluded.value'),
            number: eb.ref('excluded.number'),
          })),
        )
        .execute();
    }
  };

  const findParts = (ids: string[]) =>
    queries
      .selectFrom('spareParts')
      .select(['seq', 'id', 'categoryId'])
      .where(whereIn(queries, 'id', ids))
      .execute();

  /** For those who edit them: their attributes have changed. */
  const raiseVersions = async (seqs: number[], now: Date): Promise<void> => {
    await queries
      .updateTable('spareParts')
      .set({ version: NEXT_VERSION, updatedAt: now.toISOString() })
      .where(whereIn(queries, 'seq', seqs))
      .execute();
  };

  /** The next parts of these categories behind one of them, with their texts. */
  const listPartsOf = (categoryIds: string[], after: number, limit: number) =>
    queries
      .selectFrom('spareParts')
      .select(['seq', 'id', 'categoryId', ...SEARCHED_TEXTS])
      .where(whereIn(queries, 'categoryId', categoryIds))
      .where('seq', '>', after)
      .orderBy('seq')
      .limit(limit)
      .execute();

  /** The numbers that parts have of an attribute. */
  const listNumbers = (attributeId: string) =>
    queries
      .selectFrom('partAttributes')
      .select(['partSeq', 'number'])
      .where('attributeId', '=', attributeId)
      .where('number', 'is not', null)
      .$narrowType<{ number: number }>()
      .execute();

  /** The choices that parts have of all attributes, the most frequent ones first. */
  const listChoices = () =>
    queries
      .selectFrom('partAttributes')
      .select(['attributeId', 'value'])
      .where('number', 'is', null)
      .groupBy(['attributeId', 'value'])
      .orderBy(({ fn }) => fn.countAll(), 'desc')
      .orderBy('value')
      .execute();

  return {
    listOf,
    attributesOfPart,
    removeOfPart,
    put,
    findParts,
    raiseVersions,
    listPartsOf,
    listNumbers,
    listChoices,
  };
}

export type PartTexts = Awaited<
  ReturnType<ReturnType<typeof valueRepository>['listPartsOf']>
>[number];

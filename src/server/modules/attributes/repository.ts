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

/** `categoryName` is null where the category has been removed; `valueCount` parts have a value. */
export type ShownAttribute = AttributeRow & { categoryName: string | null; valueCount: number };

export function attributeRepository(queries: Queries) {
  /** In the order that they are shown in: that of their creation. */
  const list = (): Promise<AttributeRow[]> =>
    queries.selectFrom('attributes').selectAll().orderBy('id').execute();

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

  const insert = async (values: AttributeValues, id = newId()): Promise<string> => {
    await queries
      .insertInto('attributes')
      .values({ id, ...values })
      .execute();
    return id;
  };

  const update = (id: string, values: AttributeValues) =>
    queries.updateTable('attributes').set(values).where('id', '=', id).execute();

  const remove = (id: string) => queries.deleteFrom('attributes').where('id', '=', id).execute();

  return { list, listShown, insert, update, remove };
}

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

/** Rows of one statement, below what either database takes as parameters. */
const BATCH = 5000;

/** Values that parts have of attributes. */
export function valueRepository(queries: Queries) {
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

  const removeOfPart = (partSeq: number) =>
    queries.deleteFrom('partAttributes').where('partSeq', '=', partSeq).execute();

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
  const raiseVersions = (seqs: number[], now: Date) =>
    queries
      .updateTable('spareParts')
      .set({ version: NEXT_VERSION, updatedAt: now.toISOString() })
      .where(whereIn(queries, 'seq', seqs))
      .execute();

  /** The next parts of these categories behind one of them, with their texts. */
  const listPartsOf = (categoryIds: string[], after: number, limit: number) =>
    queries
      .selectFrom('spareParts')
      .select(['seq', 'id', 'categoryId', ...SEARCHED_TEXTS])
      .select(attributesOfPart().as('attributes'))
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

  /** The choices that parts have of an attribute, the most frequent ones first. */
  const listChoices = async (attributeId: string, limit: number): Promise<string[]> => {
    const rows = await queries
      .selectFrom('partAttributes')
      .select('value')
      .where('attributeId', '=', attributeId)
      .where('number', 'is', null)
      .groupBy('value')
      .orderBy(({ fn }) => fn.countAll(), 'desc')
      .orderBy('value')
      .limit(limit)
      .execute();
    return rows.map(({ value }) => value);
  };

  return {
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

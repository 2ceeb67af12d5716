import { sql } from 'kysely';
import { batchesOf } from '@/server/db/batches';
import { hiddenParts } from '@/server/db/hiddenParts';
import { jsonRows, parseRows, whereIn } from '@/server/db/sql';
import type { Queries, Row } from '@/server/db/types';
import { newId } from '@/server/lib/ids';
import { NEXT_VERSION } from '../catalogue/repository';

type AttributeColumns = Row<'attributes', 'id' | 'key' | 'labelEn' | 'labelZh' | 'kind' | 'unit'>;

export type AttributeRow = AttributeColumns & {
  /** Those of removed categories are among them; none: all parts can have it. */
  categoryIds: string[];
  /** Chinese texts of choices. */
  choicesZh: ReadonlyMap<string, string>;
};

export type AttributeValues = Omit<AttributeRow, 'id'>;

/** `name` is null of a category that has been removed; `valueCount` parts have a value. */
export type ShownAttribute = AttributeRow & {
  categories: { id: string; name: string | null }[];
  valueCount: number;
};

export function attributeRepository(queries: Queries) {
  /** In the order that they are shown in: that of their creation. */
  const rows = () =>
    queries
      .selectFrom('attributes')
      .selectAll('attributes')
      .select((eb) => [
        eb
          .selectFrom('attributeCategories')
          .leftJoin('categories', 'categories.id', 'categoryId')
          .whereRef('attributeId', '=', 'attributes.id')
          .select(jsonRows(queries, ['categoryId', 'categories.name'], 'categoryId').as('rows'))
          .as('categories'),
        eb
          .selectFrom('attributeChoices')
          .whereRef('attributeId', '=', 'attributes.id')
          .select(jsonRows(queries, ['value', 'valueZh'], 'value').as('rows'))
          .as('choices'),
      ])
      .orderBy('attributes.id');

  const list = async (): Promise<AttributeRow[]> => (await rows().execute()).map(withOthers);

  const listShown = async (includeHidden = true): Promise<ShownAttribute[]> => {
    const counted = rows().select((eb) =>
      eb
        .selectFrom('partAttributes')
        .whereRef('attributeId', '=', 'attributes.id')
        .$if(!includeHidden, (each) => each.where('partSeq', 'not in', hiddenParts(queries)))
        .select(sql<number>`cast(count(*) as integer)`.as('count'))
        .$asScalar()
        .$notNull()
        .as('valueCount'),
    );
    return (await counted.execute()).map(withOthers);
  };

  /** Categories and choices of an attribute that has none. */
  const insertOthers = async (
    attributeId: string,
    { categoryIds, choicesZh }: Pick<AttributeRow, 'categoryIds' | 'choicesZh'>,
  ): Promise<void> => {
    const categories = categoryIds.map((categoryId) => ({ attributeId, categoryId }));
    if (categories.length > 0)
      await queries.insertInto('attributeCategories').values(categories).execute();
    const choices = [...choicesZh].map(([value, valueZh]) => ({ attributeId, value, valueZh }));
    if (choices.length > 0) await queries.insertInto('attributeChoices').values(choices).execute();
  };

  const insert = async (values: AttributeValues, id = newId()): Promise<string> => {
    const { categoryIds, choicesZh, ...columns } = values;
    await queries
      .insertInto('attributes')
      .values({ id, ...columns })
      .execute();
    await insertOthers(id, { categoryIds, choicesZh });
    return id;
  };

  const update = async (id: string, values: AttributeValues): Promise<void> => {
    const { categoryIds, choicesZh, ...columns } = values;
    await queries.updateTable('attributes').set(columns).where('id', '=', id).execute();
    await queries.deleteFrom('attributeCategories').where('attributeId', '=', id).execute();
    await queries.deleteFrom('attributeChoices').where('attributeId', '=', id).execute();
    await insertOthers(id, { categoryIds, choicesZh });
  };

  const remove = (id: string) => queries.deleteFrom('attributes').where('id', '=', id).execute();

  return { list, listShown, insert, update, remove };
}

function withOthers<Row extends { categories: string | null; choices: string | null }>({
  choices,
  ...row
}: Row) {
  const categories = parseRows<[string, string | null]>(row.categories).map(([id, name]) => ({
    id,
    name,
  }));
  const choicesZh = new Map(parseRows<[string, string]>(choices));
  return { ...row, categories, categoryIds: categories.map(({ id }) => id), choicesZh };
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

  const removeOfPart = (partSeq: number) =>
    queries.deleteFrom('partAttributes').where('partSeq', '=', partSeq).execute();

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

  const listOfParts = (seqs: number[]): Promise<StoredValue[]> =>
    queries
      .selectFrom('partAttributes')
      .selectAll()
      .where(whereIn(queries, 'partSeq', seqs))
      .execute();

  const remove = async (values: Pick<StoredValue, 'partSeq' | 'attributeId'>[]): Promise<void> => {
    for (const attributeId of new Set(values.map((each) => each.attributeId))) {
      const own = values.filter((each) => each.attributeId === attributeId);
      const seqs = own.map(({ partSeq }) => partSeq);
      await queries
        .deleteFrom('partAttributes')
        .where('attributeId', '=', attributeId)
        .where(whereIn(queries, 'partSeq', seqs))
        .execute();
    }
  };

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
    remove,
    listOfParts,
    raiseVersions,
    listPartsOf,
    listNumbers,
    listChoices,
  };
}

import { sql } from 'kysely';
import { liveCategories, unlistedParts } from '@/server/db/live';
import { insertRows, jsonRows, parseRows } from '@/server/db/sql';
import type { Queries, Row } from '@/server/db/types';
import { newId } from '@/server/lib/ids';
import { NEXT_VERSION } from '../../core/catalogueVersion/repository';

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
  version: number;
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
          .leftJoin(
            liveCategories(queries).select(['id', 'name']).as('live'),
            'live.id',
            'categoryId',
          )
          .whereRef('attributeId', '=', 'attributes.id')
          .select(jsonRows(queries, ['categoryId', 'live.name'], 'categoryId').as('rows'))
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
        .where('partSeq', 'not in', unlistedParts(queries, includeHidden))
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
    await insertRows(queries, 'attributeCategories', categories);
    const choices = [...choicesZh].map(([value, valueZh]) => ({ attributeId, value, valueZh }));
    await insertRows(queries, 'attributeChoices', choices);
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
    await queries
      .updateTable('attributes')
      .set({ ...columns, version: NEXT_VERSION })
      .where('id', '=', id)
      .execute();
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

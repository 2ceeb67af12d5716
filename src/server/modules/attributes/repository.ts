import { sql } from 'kysely';
import type { Queries, Row } from '@/server/db/types';
import { newId } from '@/server/lib/ids';

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

import { sql } from 'kysely';
import { batchesOf } from '@/server/db/batches';
import { liveCategories, liveParts } from '@/server/db/live';
import { insertRows, whereIn } from '@/server/db/sql';
import type { Queries, Row } from '@/server/db/types';
import { NEXT_VERSION } from '../../core/catalogueVersion/repository';
import { NOT_DELETED, type Deletion } from '../../core/history/changeRepository';
import { categoryRepository, type CategoryKeys } from './repository';

export type DeletedCategory = Row<'categories', 'id' | 'name' | 'parentId' | 'deletedInChange'>;

export type CategorizedPart = Row<
  'spareParts',
  'id' | 'name' | 'categoryId' | 'formerCategoryId' | 'deletedAt'
>;

/** Categories that are deleted, merged and restored, and the parts in them. */
export function deletionRepository(queries: Queries) {
  const list = (ids: string[]): Promise<Row<'categories', 'id' | 'name'>[]> =>
    liveCategories(queries)
      .select(['id', 'name'])
      .where(whereIn(queries, 'id', ids))
      .execute();

  const listChildren = (id: string) =>
    liveCategories(queries)
      .select(['id', 'name', 'parentId', 'position'])
      .where('parentId', '=', id)
      .execute();

  const listDeleted = (ids: string[]): Promise<DeletedCategory[]> =>
    queries
      .selectFrom('categories')
      .select(['id', 'name', 'parentId', 'deletedInChange'])
      .where(whereIn(queries, 'id', ids))
      .where('deletedAt', 'is not', null)
      .execute();

  const markDeleted = async (ids: string[], deletion: Deletion): Promise<void> => {
    await queries
      .updateTable('categories')
      .set(deletion)
      .where(whereIn(queries, 'id', ids))
      .execute();
  };

  /** One whose parent is deleted becomes a top-level category. */
  const markRestored = async (ids: string[]): Promise<void> => {
    await queries
      .updateTable('categories')
      .set(NOT_DELETED)
      .where(whereIn(queries, 'id', ids))
      .execute();
    const deleted = queries
      .selectFrom('categories')
      .select('id')
      .where('deletedAt', 'is not', null);
    await queries
      .updateTable('categories')
      .set({ parentId: null })
      .where(whereIn(queries, 'id', ids))
      .where('parentId', 'in', deleted)
      .execute();
  };

  /** Parts that are directly in these categories. */
  const listParts = (categoryIds: string[]): Promise<CategorizedPart[]> =>
    liveParts(queries)
      .select(['id', 'name', 'categoryId', 'formerCategoryId', 'deletedAt'])
      .where(whereIn(queries, 'categoryId', categoryIds))
      .execute();

  /** Deleted ones are among them. */
  const listPartsById = (ids: string[]): Promise<CategorizedPart[]> =>
    queries
      .selectFrom('spareParts')
      .select(['id', 'name', 'categoryId', 'formerCategoryId', 'deletedAt'])
      .where(whereIn(queries, 'id', ids))
      .execute();

  /** Parts that are in these categories again once they are restored. */
  const listFormerParts = (categoryIds: string[]): Promise<CategorizedPart[]> =>
    liveParts(queries)
      .select(['id', 'name', 'categoryId', 'formerCategoryId', 'deletedAt'])
      .where(whereIn(queries, 'formerCategoryId', categoryIds))
      .execute();

  /** In batches: SQLite blocks the process while a statement runs. */
  const setCategory = async (
    seqs: number[],
    columns: Row<'spareParts', 'categoryId' | 'formerCategoryId' | keyof CategoryKeys>,
  ): Promise<void> => {
    for await (const batch of batchesOf(seqs)) {
      await queries
        .updateTable('spareParts')
        .set({ ...columns, updatedAt: new Date().toISOString(), searchVersion: 0 })
        // Deleted parts count as unchanged.
        .set((eb) => ({
          version: sql`version + case when ${eb.ref('deletedAt')} is null then 1 else 0 end`,
        }))
        .where(whereIn(queries, 'seq', batch))
        .execute();
    }
  };

  /** Row numbers of all parts, deleted ones included. */
  const listSeqs = async (column: 'id' | 'categoryId' | 'formerCategoryId', values: string[]) => {
    const rows = await queries
      .selectFrom('spareParts')
      .select('seq')
      .where(whereIn(queries, column, values))
      .execute();
    return rows.map(({ seq }) => seq);
  };

  /** The parts of deleted categories have none until these are restored. */
  const unassignParts = async (categoryIds: string[]): Promise<void> => {
    const none = { categoryId: null, categoryKey: '', categoryKeyZh: '' };
    for (const formerCategoryId of categoryIds) {
      const seqs = await listSeqs('categoryId', [formerCategoryId]);
      await setCategory(seqs, { ...none, formerCategoryId });
    }
  };

  const assign = async (seqs: number[], categoryId: string): Promise<void> => {
    const keys = (await categoryRepository(queries).readKeys([categoryId])).get(categoryId);
    if (keys) await setCategory(seqs, { categoryId, formerCategoryId: null, ...keys });
  };

  /** Parts of categories that have been restored are in them again. */
  const reassignParts = async (categoryIds: string[]): Promise<void> => {
    for (const id of categoryIds) await assign(await listSeqs('formerCategoryId', [id]), id);
  };

  const assignCategory = async (partIds: string[], categoryId: string): Promise<void> =>
    assign(await listSeqs('id', partIds), categoryId);

  /** Attributes of parts of one of these categories, with the ids of all their categories. */
  const listAttributes = async (categoryIds: string[]) => {
    const rows = await queries
      .selectFrom('attributes')
      .innerJoin('attributeCategories', 'attributeId', 'id')
      .select(['id', 'labelEn', 'categoryId'])
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('attributeCategories')
          .select('attributeId')
          .where(whereIn(queries, 'categoryId', categoryIds)),
      )
      .orderBy('categoryId')
      .execute();
    const attributes = new Map<string, { id: string; name: string; categoryIds: string[] }>();
    for (const { id, labelEn: name, categoryId } of rows) {
      const present = attributes.get(id)?.categoryIds ?? [];
      attributes.set(id, { id, name, categoryIds: [...present, categoryId] });
    }
    return [...attributes.values()];
  };

  const setAttributeCategories = async (id: string, categoryIds: string[]): Promise<void> => {
    await queries.deleteFrom('attributeCategories').where('attributeId', '=', id).execute();
    const rows = categoryIds.map((categoryId) => ({ attributeId: id, categoryId }));
    await insertRows(queries, 'attributeCategories', rows);
    await queries
      .updateTable('attributes')
      .set({ version: NEXT_VERSION })
      .where('id', '=', id)
      .execute();
  };

  return {
    list,
    listChildren,
    listDeleted,
    markDeleted,
    markRestored,
    listParts,
    listPartsById,
    listFormerParts,
    unassignParts,
    reassignParts,
    assignCategory,
    listAttributes,
    setAttributeCategories,
  };
}

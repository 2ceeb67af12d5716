import type { Selectable } from 'kysely';
import { batchesOf } from '@/server/db/batches';
import { insertRows, whereIn } from '@/server/db/sql';
import type { Database, Queries, Row } from '@/server/db/types';
import { NEXT_VERSION } from '../../core/catalogueVersion/repository';
import { categoryRepository } from '../../catalogue/categories/repository';

export type WholeCategory = Selectable<Database['categories']>;

/** A part that a deleted or merged category had. */
export type FiledPart = Row<'spareParts', 'id' | 'name' | 'categoryId' | 'version'>;

/** Whole categories, and what is in them. */
export function wholeCategoryRepository(queries: Queries) {
  /** The category and all below it, each behind its parent. */
  const listBranch = async (id: string): Promise<WholeCategory[]> => {
    const subtree = await categoryRepository(queries).listSubtree(id);
    const rows = await list(subtree.map((node) => node.id));
    const byId = new Map(rows.map((row) => [row.id, row]));
    return subtree.sort((a, b) => a.depth - b.depth).flatMap((node) => byId.get(node.id) ?? []);
  };

  const list = (ids: string[]): Promise<WholeCategory[]> =>
    queries
      .selectFrom('categories')
      .selectAll()
      .where(whereIn(queries, 'id', ids))
      .execute();

  const listChildren = (id: string): Promise<WholeCategory[]> =>
    queries.selectFrom('categories').selectAll().where('parentId', '=', id).execute();

  const insert = async (rows: WholeCategory[]): Promise<void> => {
    for await (const batch of batchesOf(rows)) await insertRows(queries, 'categories', batch);
  };

  /** Parts filed directly in these categories. */
  const listParts = (categoryIds: string[]): Promise<FiledPart[]> =>
    queries
      .selectFrom('spareParts')
      .select(['id', 'name', 'categoryId', 'version'])
      .where(whereIn(queries, 'categoryId', categoryIds))
      .execute();

  /** Files parts in a category, or in none; their documents are made again later. */
  const fileParts = async (partIds: string[], categoryId: string | null): Promise<void> => {
    const ids = categoryId === null ? [] : [categoryId];
    const keys = (await categoryRepository(queries).readKeys(ids)).get(categoryId);
    for await (const batch of batchesOf(partIds)) {
      await queries
        .updateTable('spareParts')
        .set({
          categoryId,
          ...keys,
          version: NEXT_VERSION,
          updatedAt: new Date().toISOString(),
          searchVersion: 0,
        })
        .where(whereIn(queries, 'id', batch))
        .execute();
    }
  };

  /** Attributes that parts of this category's branch have. */
  const listAttributeIds = async (categoryId: string): Promise<string[]> => {
    const rows = await queries
      .selectFrom('attributeCategories')
      .select('attributeId')
      .where('categoryId', '=', categoryId)
      .execute();
    return rows.map(({ attributeId }) => attributeId);
  };

  const addAttributes = async (ids: string[], categoryId: string): Promise<void> => {
    const rows = ids.map((attributeId) => ({ attributeId, categoryId }));
    await insertRows(queries, 'attributeCategories', rows);
    await raiseVersions(ids);
  };

  const removeAttributes = async (ids: string[], categoryId: string): Promise<void> => {
    await queries
      .deleteFrom('attributeCategories')
      .where(whereIn(queries, 'attributeId', ids))
      .where('categoryId', '=', categoryId)
      .execute();
    await raiseVersions(ids);
  };

  const raiseVersions = (attributeIds: string[]) =>
    queries
      .updateTable('attributes')
      .set({ version: NEXT_VERSION })
      .where(whereIn(queries, 'id', attributeIds))
      .execute();

  return {
    listBranch,
    list,
    listChildren,
    insert,
    listParts,
    fileParts,
    listAttributeIds,
    addAttributes,
    removeAttributes,
  };
}

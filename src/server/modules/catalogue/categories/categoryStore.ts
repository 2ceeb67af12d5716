import type { UpdateObject } from 'kysely';
import { whereIn } from '@/server/db/sql';
import type { Database, Row, Trx } from '@/server/db/types';
import { newId } from '@/server/lib/ids';
import { nameKeys } from '@/server/lib/sortKey';
import { searchIndex } from '@/server/search/searchIndex';
import { NEXT_VERSION } from '../../core/catalogueVersion/repository';
import { NOT_DELETED, type Deletion } from '../../core/history/changeRepository';
import { reindexBatch } from '../search/reindex';
import { contentRepository } from './contentRepository';
import { assertDepth, assertMovable, assertParent } from './placement';
import { categoryRepository, type CategoryRow, type CategoryValues } from './repository';

/** By id; null: in the order of the names. */
export type Positions = ReadonlyMap<string, number | null>;

type DeletedCategory = Row<'categories', 'id' | 'name' | 'deletedInChange'>;

/**
 * The only writer of categories, within a change of the catalogue: it checks their parents, sets their
 * versions, and keeps the categories of parts and the search index.
 */
export function categoryStore(trx: Trx) {
  const contents = contentRepository(trx);

  /** Returns the id. Throws `parent_category_unknown` and `category_too_deep`. */
  const insert = async (
    values: CategoryValues,
    image: string | null,
    id = newId(),
  ): Promise<string> => {
    const { parentId } = values;
    if (parentId) assertDepth((await assertParent(trx, parentId)).length + 1);
    const now = new Date().toISOString();
    const row = { id, ...values, ...(await nameKeys(values)), image };
    await trx
      .insertInto('categories')
      .values({ ...row, createdAt: now, updatedAt: now })
      .execute();
    return id;
  };

  /** `image` undefined keeps the one that it has, null removes it. Throws what `assertMovable` throws. */
  const update = async (
    { id, ...before }: CategoryRow,
    values: CategoryValues,
    image?: string | null,
  ): Promise<void> => {
    const subtree = await assertMovable(trx, id, values.parentId);
    const keys = await nameKeys(values);
    await trx
      .updateTable('categories')
      .set({ ...values, ...keys, ...changed(), ...(image !== undefined && { image }) })
      .where('id', '=', id)
      .execute();
    await contents.setKeys(id, keys);
    // Among its new siblings it has no place yet.
    if (before.parentId !== values.parentId) await setPositions(new Map([[id, null]]));
    const fields = ['name', 'nameZh', 'parentId'] as const;
    if (fields.some((field) => before[field] !== values[field])) await reindex(subtree);
  };

  /**
   * Moves categories into another one, where they have no position yet. Throws what `assertMovable`
   * throws.
   */
  const move = async (ids: string[], parentId: string | null): Promise<void> => {
    const subtrees: string[] = [];
    for (const id of ids) subtrees.push(...(await assertMovable(trx, id, parentId)));
    await setColumns(ids, { parentId, position: null, ...changed() });
    await reindex(subtrees);
  };

  const setPositions = async (positions: Positions): Promise<void> => {
    for (const [id, position] of positions) await setColumns([id], { position });
  };

  /** They can be restored; their parts have no category until then. */
  const markDeleted = async (ids: string[], deletion: Deletion): Promise<void> => {
    await contents.unassignParts(ids);
    await setColumns(ids, deletion);
    await reindexBatch(trx);
  };

  /**
   * Restores those of these categories that are deleted, with the parts that have no other category
   * since, and returns them. One whose parent is deleted becomes a top-level category. Throws
   * `category_too_deep`.
   */
  const restore = async (categoryIds: string[]): Promise<DeletedCategory[]> => {
    const deleted = trx.selectFrom('categories').where('deletedAt', 'is not', null);
    const restored = await deleted
      .select(['id', 'name', 'deletedInChange'])
      .where(whereIn(trx, 'id', categoryIds))
      .execute();
    const ids = restored.map(({ id }) => id);
    await setColumns(ids, NOT_DELETED);
    await trx
      .updateTable('categories')
      .set({ parentId: null })
      .where(whereIn(trx, 'id', ids))
      .where('parentId', 'in', deleted.select('id'))
      .execute();
    await contents.reassignParts(ids);
    const subtrees: string[] = [];
    for (const id of ids) {
      const category = await categoryRepository(trx).find(id);
      subtrees.push(...(await assertMovable(trx, id, category?.parentId ?? null)));
    }
    await reindex(subtrees);
    return restored;
  };

  const setColumns = async (
    ids: string[],
    columns: UpdateObject<Database, 'categories'>,
  ): Promise<void> => {
    await trx
      .updateTable('categories')
      .set(columns)
      .where(whereIn(trx, 'id', ids))
      .execute();
  };

  const changed = () => ({ version: NEXT_VERSION, updatedAt: new Date().toISOString() });

  const reindex = async (categoryIds: string[]): Promise<void> => {
    await searchIndex(trx).markOutdated(categoryIds);
    await reindexBatch(trx);
  };

  return { insert, update, move, setPositions, markDeleted, restore };
}

import type { Db } from '@/server/db/kysely';
import type { Trx } from '@/server/db/types';
import { newId } from '@/server/lib/ids';
import type { Writing } from '../../core/auth/writing';
import { changeCatalogue } from '../../core/catalogueVersion/repository';
import {
  SYSTEM,
  newDeletion,
  recordChange,
  wholeRecord,
  type ChangedField,
  type Deletion,
} from '../../core/history/changeRepository';
import { historyRepository } from '../../core/history/historyRepository';
import { skip, type Reverted, type Skipped } from '../../core/history/reverts';
import { categoryStore } from './categoryStore';
import { contentRepository } from './contentRepository';
import { movedPart, revertMerge } from './merge';
import { categoryRepository } from './repository';
import { findCategory } from './service';

/**
 * Deletes categories and all below them; their parts stay, without a category. They can be restored.
 * Ids of none are ignored. Returns what has changed, a category before those below it.
 */
export async function deleteCategories(
  trx: Trx,
  ids: string[],
  deletion: Deletion,
): Promise<ChangedField[]> {
  const categories = categoryRepository(trx);
  const depths = new Map<string, number>();
  for (const id of ids) {
    for (const node of await categories.listSubtree(id))
      depths.set(node.id, Math.max(node.depth, depths.get(node.id) ?? 0));
  }
  const branch = [...depths.keys()].sort((a, b) => (depths.get(a) ?? 0) - (depths.get(b) ?? 0));
  const byId = new Map(
    (await categories.listBriefs(branch)).map((category) => [category.id, category]),
  );
  const parts = await contentRepository(trx).listParts(branch);
  await categoryStore(trx).markDeleted(branch, deletion);
  return [
    ...branch.map((id) => wholeRecord({ entityId: id, name: byId.get(id)?.name ?? '' })),
    ...parts.map((part) => movedPart(part, null)),
  ];
}

export interface CategoryDeletion {
  change?: string;
  deletedCategories: number;
  unfiledSpareParts: number;
}

/** Throws `category_not_found`, and what the precondition throws. */
export const deleteCategory = (
  db: Db,
  id: string,
  { precondition, actor = SYSTEM }: Partial<Writing> = {},
): Promise<CategoryDeletion> =>
  changeCatalogue(db, async (trx) => {
    await findCategory(trx, id, precondition);
    const changeId = newId();
    const items = await deleteCategories(trx, [id], newDeletion(changeId, actor));
    const kind = 'category';
    await recordChange(trx, { id: changeId, actor, kind, action: 'deleted', items });
    const deletedCategories = items.filter(({ field }) => field === '').length;
    const unfiledSpareParts = items.length - deletedCategories;
    return { change: changeId, deletedCategories, unfiledSpareParts };
  });

/**
 * Restores those of these categories that are deleted, with the parts that have no other category
 * since. What a merge has moved moves back, unless it was moved again. Throws `category_too_deep`.
 */
export async function restoreCategories(trx: Trx, ids: string[]): Promise<Reverted> {
  const parts = await contentRepository(trx).listFormerParts(ids);
  const deleted = await categoryStore(trx).restore(ids);
  const restored = deleted.map(({ id }) => id);
  const changed = deleted.map(({ id, name }) => wholeRecord({ entityId: id, name }));
  const skipped: Skipped[] = [];
  for (const changeId of new Set(deleted.map(({ deletedInChange }) => deletedInChange ?? ''))) {
    const history = historyRepository(trx);
    const items = await history.listItems(changeId);
    if ((await history.find(changeId))?.action === 'merged') {
      const moved = await revertMerge(trx, items);
      changed.push(...moved.changed);
      skipped.push(...moved.skipped);
    } else {
      skipped.push(...(await listStaying(trx, items, restored)));
    }
  }
  changed.push(...parts.map((part) => movedPart(part, part.formerCategoryId)));
  return { changed, skipped };
}

/** Parts of restored categories that have another category since, or are removed. */
async function listStaying(
  trx: Trx,
  items: ChangedField[],
  restored: string[],
): Promise<Skipped[]> {
  const filed = items.filter(
    ({ field, before }) => field === 'categoryId' && before !== null && restored.includes(before),
  );
  const found = await contentRepository(trx).listPartsById(filed.map(({ entityId }) => entityId));
  const present = new Map(found.map((part) => [part.id, part]));
  return filed.flatMap((item) => {
    const part = present.get(item.entityId);
    if (!part) return skip(item, 'missing');
    const returned = part.categoryId === item.before;
    return returned ? [] : skip({ entityId: part.id, name: part.name }, 'edited');
  });
}

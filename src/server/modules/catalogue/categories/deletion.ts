import type { Db } from '@/server/db/kysely';
import type { Trx } from '@/server/db/types';
import { newId } from '@/server/lib/ids';
import { searchIndex } from '@/server/search/searchIndex';
import type { Precondition } from '../../core/catalogueVersion/entityTags';
import { changeCatalogue } from '../../core/catalogueVersion/repository';
import {
  SYSTEM,
  newDeletion,
  recordChange,
  wholeRecord,
  type Actor,
  type ChangedField,
  type Deletion,
} from '../../core/history/changeRepository';
import { historyRepository } from '../../core/history/historyRepository';
import { skipped, type Reverted, type Skipped } from '../../core/history/reverts';
import { reindexBatch } from '../search/reindex';
import { deletionRepository, type CategorizedPart } from './deletionRepository';
import { revertMerge } from './merge';
import { categoryRepository } from './repository';
import { assertDepth, findCategory } from './service';

/**
 * Deletes categories and all below them; their parts stay, without a category. They can be restored.
 * Ids of none are ignored. Returns what has changed, a category before those below it.
 */
export async function deleteCategories(
  trx: Trx,
  ids: string[],
  deletion: Deletion,
): Promise<ChangedField[]> {
  const stored = deletionRepository(trx);
  const depths = new Map<string, number>();
  for (const id of ids) {
    for (const node of await categoryRepository(trx).listSubtree(id))
      depths.set(node.id, Math.max(node.depth, depths.get(node.id) ?? 0));
  }
  const branch = [...depths.keys()].sort((a, b) => (depths.get(a) ?? 0) - (depths.get(b) ?? 0));
  const byId = new Map((await stored.list(branch)).map((category) => [category.id, category]));
  const parts = await stored.listParts(branch);
  await stored.unassignParts(branch);
  await stored.markDeleted(branch, deletion);
  await reindexBatch(trx);
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

/** Throws 404 for an unknown category, 412 for another version. */
export const deleteCategory = (
  db: Db,
  id: string,
  precondition?: Precondition,
  actor: Actor = SYSTEM,
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
 * since. What a merge has moved moves back, unless it was moved again.
 */
export async function restoreCategories(trx: Trx, ids: string[]): Promise<Reverted> {
  const stored = deletionRepository(trx);
  const deleted = await stored.listDeleted(ids);
  if (deleted.length === 0) return { changed: [], skipped: [] };
  const restored = deleted.map(({ id }) => id);
  await stored.markRestored(restored);
  const changed = deleted.map(({ id, name }) => wholeRecord({ entityId: id, name }));
  const left: Skipped[] = [];
  for (const changeId of new Set(deleted.map(({ deletedInChange }) => deletedInChange ?? ''))) {
    const history = historyRepository(trx);
    const items = await history.listItems(changeId);
    if ((await history.find(changeId))?.action === 'merged') {
      const moved = await revertMerge(trx, items);
      changed.push(...moved.changed);
      left.push(...moved.skipped);
    } else {
      left.push(...(await listStaying(trx, items, restored)));
    }
  }
  const parts = await stored.listFormerParts(restored);
  await stored.reassignParts(restored);
  changed.push(...parts.map((part) => movedPart(part, part.formerCategoryId)));
  for (const id of restored) {
    const above = await categoryRepository(trx).listAncestors(id);
    const subtree = await categoryRepository(trx).listSubtree(id);
    assertDepth(above.length + Math.max(...subtree.map(({ depth }) => depth)));
    await searchIndex(trx).markOutdated(subtree.map((node) => node.id));
  }
  await reindexBatch(trx);
  return { changed, skipped: left };
}

/** Parts that a deletion has left without a category, and that do not return: they have another one since. */
async function listStaying(
  trx: Trx,
  items: ChangedField[],
  restored: string[],
): Promise<Skipped[]> {
  const filed = items.filter(
    ({ field, before }) => field === 'categoryId' && before !== null && restored.includes(before),
  );
  const found = await deletionRepository(trx).listPartsById(filed.map(({ entityId }) => entityId));
  const present = new Map(found.map((part) => [part.id, part]));
  return filed.flatMap((item) => {
    const part = present.get(item.entityId);
    if (!part) return skipped(item, 'missing');
    const returns = part.formerCategoryId === item.before;
    return returns ? [] : skipped({ entityId: part.id, name: part.name }, 'edited');
  });
}

export const movedPart = (
  { id, name, categoryId }: Pick<CategorizedPart, 'id' | 'name' | 'categoryId'>,
  after: string | null,
): ChangedField => ({ entityId: id, name, field: 'categoryId', before: categoryId, after });

import type { Trx } from '@/server/db/types';
import type { UndoResult } from '@/server/generated/requests';
import { categoryRepository } from '../categories/repository';
import { wholeCategoryRepository } from '../trash/categoryRepository';
import { trashRecords } from '../trash/deletion';
import { restore } from '../trash/restore';
import { sparePartRepository } from '../spareParts/repository';
import type { Actor, ChangedField } from './repository';
import { idsOf, skipped, type Skipped } from './reverts';

/** Restores what a change has deleted and is still in the trash; `items` are its records. */
export async function restoreDeleted(
  trx: Trx,
  changeId: string,
  items: ChangedField[],
  actor: Actor,
): Promise<UndoResult> {
  const restored = await restore(trx, { changeId }, actor);
  const { missing } = await findRecords(trx, items);
  return { ...restored, skipped: [...restored.skipped, ...missing] };
}

/**
 * Moves records that a change has created to the trash, apart from parts that have been edited since
 * and categories that are not empty.
 */
export async function removeCreated(
  trx: Trx,
  items: ChangedField[],
  actor: Actor,
): Promise<UndoResult> {
  const left = new Map<string, Skipped>();
  const { versions, categoryIds } = await findRecords(trx, items);
  for (const item of items) {
    const { entityId: id } = item;
    if ((versions.get(id) ?? 1) > 1) left.set(id, skipped(item, 'edited'));
    if (!categoryIds.has(id)) continue;
    const category = await categoryRepository(trx).find(id);
    const branch = await categoryRepository(trx).listSubtree(id);
    if (category && (category.partCount > 0 || branch.length > 1))
      left.set(id, skipped(item, 'inUse'));
  }
  const others = items.filter(({ entityId }) => !left.has(entityId));
  const result = await removeRecords(trx, others, actor);
  return { ...result, skipped: [...left.values(), ...result.skipped] };
}

/** Moves parts and categories to the trash. */
export async function removeRecords(
  trx: Trx,
  items: ChangedField[],
  actor: Actor,
): Promise<UndoResult> {
  const { versions, categoryIds, missing } = await findRecords(trx, items);
  const categories = idsOf(items).filter((id) => categoryIds.has(id));
  const { change } = await trashRecords(trx, { parts: [...versions.keys()], categories }, actor);
  const changed = idsOf(items).length - missing.length;
  return { ...(change && { change }), changed, skipped: missing };
}

/** Versions of those that are parts, those that are categories, and those that are neither any more. */
async function findRecords(trx: Trx, items: ChangedField[]) {
  const parts = await sparePartRepository(trx).listBriefs(idsOf(items));
  const versions = new Map(parts.map(({ id, version }) => [id, version]));
  const others = items.filter(({ entityId }) => !versions.has(entityId));
  const categories = await wholeCategoryRepository(trx).list(idsOf(others));
  const categoryIds = new Set(categories.map(({ id }) => id));
  const missing = others.filter(({ entityId }) => !categoryIds.has(entityId));
  return { versions, categoryIds, missing: missing.map((item) => skipped(item, 'missing')) };
}

import type { Trx } from '@/server/db/types';
import type { UndoResult } from '@/server/generated/requests';
import { categoryRepository } from '../categories/repository';
import { trashCategory } from '../trash/categories';
import { trashParts } from '../trash/parts';
import { restore } from '../trash/restore';
import { historyRepository } from './historyRepository';
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
  const missing = await findMissing(trx, items);
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
  const parts = new Map(
    (await historyRepository(trx).listParts(idsOf(items))).map(({ id, version }) => [id, version]),
  );
  for (const item of items) {
    const { entityId: id } = item;
    if ((parts.get(id) ?? 1) > 1) left.set(id, skipped(item, 'edited'));
    if (parts.has(id)) continue;
    const category = await categoryRepository(trx).find(id);
    const branch = await categoryRepository(trx).listSubtree(id);
    if (category && (category.partCount > 0 || branch.length > 1))
      left.set(id, skipped(item, 'inUse'));
  }
  const others = items.filter(({ entityId }) => !left.has(entityId));
  const result = await trashRecords(trx, others, actor);
  return { ...result, skipped: [...left.values(), ...result.skipped] };
}

/** Moves parts and categories to the trash. */
export async function trashRecords(
  trx: Trx,
  items: ChangedField[],
  actor: Actor,
): Promise<UndoResult> {
  const missing = await findMissing(trx, items);
  const parts = await historyRepository(trx).listParts(idsOf(items));
  const partIds = new Set(parts.map(({ id }) => id));
  let change = await trashParts(trx, [...partIds], actor);
  for (const id of idsOf(items).filter((each) => !partIds.has(each))) {
    // One that is below another of them is in the trash already.
    if (!(await categoryRepository(trx).find(id))) continue;
    ({ change } = await trashCategory(trx, id, actor));
  }
  const changed = idsOf(items).length - missing.length;
  return { ...(change && { change }), changed, skipped: missing };
}

/** The records that are neither parts nor categories any more. */
async function findMissing(trx: Trx, items: ChangedField[]): Promise<Skipped[]> {
  const parts = await historyRepository(trx).listParts(idsOf(items));
  const present = new Set(parts.map(({ id }) => id));
  const missing: Skipped[] = [];
  for (const item of items.filter(({ entityId }) => !present.has(entityId))) {
    if (!(await categoryRepository(trx).find(item.entityId)))
      missing.push(skipped(item, 'missing'));
  }
  return missing;
}

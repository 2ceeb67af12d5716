import type { Trx } from '@/server/db/types';
import type { UndoResult } from '@/server/generated/requests';
import { wholeCategoryRepository } from '../trash/categoryRepository';
import { trashRecords } from '../trash/deletion';
import type { RestoreOptions } from '../trash/parts';
import { restore } from '../trash/restore';
import { sparePartRepository } from '../spareParts/repository';
import type { ChangeRow } from './historyRepository';
import type { Actor, ChangedField } from './repository';
import { idsOf, skipped, type Skipped } from './reverts';

/** Restores parts and categories that a change has deleted; moves others to the trash. */
export async function undoWhole(
  trx: Trx,
  { id: changeId, action }: Pick<ChangeRow, 'id' | 'action'>,
  items: ChangedField[],
  actor: Actor,
  options: RestoreOptions,
): Promise<UndoResult> {
  if (action === 'created') return removeCreated(trx, items, actor);
  if (action === 'restored') return removeRecords(trx, items, actor);
  const restored = await restore(trx, { changeId }, actor, options);
  const { missing } = await findRecords(trx, items);
  return { ...restored, skipped: [...restored.skipped, ...missing] };
}

/** Leaves parts that have been edited since, and categories that are not empty. */
async function removeCreated(trx: Trx, items: ChangedField[], actor: Actor): Promise<UndoResult> {
  const stored = wholeCategoryRepository(trx);
  const left: Skipped[] = [];
  const { versions, categoryIds } = await findRecords(trx, items);
  for (const item of items) {
    const { entityId: id } = item;
    if ((versions.get(id) ?? 1) > 1) left.push(skipped(item, 'edited'));
    if (!categoryIds.has(id)) continue;
    const content = [...(await stored.listParts([id])), ...(await stored.listChildren(id))];
    if (content.length > 0) left.push(skipped(item, 'inUse'));
  }
  const others = items.filter(({ entityId }) => !left.some(({ _id }) => _id === entityId));
  const result = await removeRecords(trx, others, actor);
  return { ...result, skipped: [...left, ...result.skipped] };
}

async function removeRecords(trx: Trx, items: ChangedField[], actor: Actor): Promise<UndoResult> {
  const { versions, categoryIds, missing } = await findRecords(trx, items);
  const [parts, categories] = [[...versions.keys()], [...categoryIds]];
  const { change } = await trashRecords(trx, { parts, categories }, actor);
  const changed = parts.length + categories.length;
  return { ...(change && { change }), changed, skipped: missing };
}

/** Versions of those that are parts, those that are categories, and those that are neither any more. */
async function findRecords(trx: Trx, items: ChangedField[]) {
  const parts = await sparePartRepository(trx).listBriefs(idsOf(items));
  const versions = new Map(parts.map(({ id, version }) => [id, version]));
  const categories = await wholeCategoryRepository(trx).list(idsOf(items));
  const present = new Set(categories.map(({ id }) => id));
  // In the order of the change: a category before those below it.
  const categoryIds = new Set(idsOf(items).filter((id) => present.has(id)));
  const missing = items.filter(({ entityId: id }) => !versions.has(id) && !categoryIds.has(id));
  return { versions, categoryIds, missing: missing.map((item) => skipped(item, 'missing')) };
}

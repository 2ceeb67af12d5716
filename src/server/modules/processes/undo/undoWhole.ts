import type { Trx } from '@/server/db/types';
import type { UndoResult } from '@/server/generated/requests';
import { newId } from '@/server/lib/ids';
import { reindexBatch } from '../../catalogue/search/reindex';
import { sparePartRepository } from '../../catalogue/spareParts/repository';
import { trashCategories } from '../trash/categories';
import { wholeCategoryRepository } from '../trash/categoryRepository';
import { trashRecords } from '../trash/deletion';
import { trashParts, type RestoreOptions } from '../trash/parts';
import { newDeletion, type Deletion } from '../trash/repository';
import { restore, restoreEntries } from '../trash/restore';
import type { ChangeRow } from '../../core/history/historyRepository';
import { recordChange, type Actor, type ChangedField } from '../../core/history/changeRepository';
import { idsOf, skipped, type Reverted, type Skipped } from '../../core/history/reverts';

interface UndoOptions extends RestoreOptions {
  actor: Actor;
  /** Gives fields the values back that they had before the change. */
  revert: (items: ChangedField[]) => Promise<Reverted>;
}

type WholeChange = Pick<ChangeRow, 'id' | 'kind' | 'action'>;

/**
 * Takes back a change of parts and categories as a whole: restores those that it has deleted, and
 * moves others to the trash. An import has also edited parts.
 */
export async function undoWhole(
  trx: Trx,
  change: WholeChange,
  items: ChangedField[],
  options: UndoOptions,
): Promise<UndoResult> {
  const [whole, fields] = [items.filter(isWhole), items.filter((item) => !isWhole(item))];
  switch (change.action) {
    case 'created':
    case 'imported':
      return removeCreated(trx, change, whole, fields, options);
    case 'restored':
      return removeRecords(trx, whole, options.actor);
    case 'undone':
      return importAgain(trx, change, whole, fields, options);
    default: {
      const restored = await restore(trx, { changeId: change.id }, options.actor, options);
      const { missing } = await findRecords(trx, whole);
      return { ...restored, skipped: [...restored.skipped, ...missing] };
    }
  }
}

const isWhole = ({ field }: ChangedField) => field === '';

/**
 * Created parts go first, so that others get their numbers back, and categories last, when no part is
 * in them.
 */
async function removeCreated(
  trx: Trx,
  { kind, action }: WholeChange,
  whole: ChangedField[],
  fields: ChangedField[],
  { actor, revert }: UndoOptions,
): Promise<UndoResult> {
  const id = newId();
  const deletion = newDeletion(id, actor);
  const parts = await trashUnedited(trx, whole, deletion);
  const reverted = await revert(fields);
  const categories = await trashEmpty(trx, whole, deletion);
  const items = [...categories.changed, ...parts.changed, ...reverted.changed];
  const undo = { id, actor, kind, items, count: idsOf(items).length };
  const undoing = action === 'imported' ? 'undone' : 'deleted';
  const change = await recordChange(trx, { ...undo, action: undoing });
  const left = [...parts.skipped, ...categories.skipped, ...reverted.skipped];
  return { ...(change && { change }), changed: undo.count, skipped: left };
}

/** Leaves parts that have been edited since. */
async function trashUnedited(
  trx: Trx,
  items: ChangedField[],
  deletion: Deletion,
): Promise<Reverted> {
  const { versions, missing } = await findRecords(trx, items);
  const isEdited = ({ entityId }: ChangedField) => (versions.get(entityId) ?? 1) > 1;
  const edited = items.filter(isEdited).map((item) => skipped(item, 'edited'));
  const ids = [...versions].flatMap(([id, version]) => (version > 1 ? [] : id));
  return { changed: await trashParts(trx, ids, deletion), skipped: [...edited, ...missing] };
}

/** Leaves categories with parts in them, or with subcategories that are not of this change. */
async function trashEmpty(trx: Trx, items: ChangedField[], deletion: Deletion): Promise<Reverted> {
  const stored = wholeCategoryRepository(trx);
  const { categoryIds } = await findRecords(trx, items);
  const filed = await stored.listParts([...categoryIds]);
  const empty = new Set<string>();
  const left: Skipped[] = [];
  // Those below come first: a category that has only empty ones is empty, too.
  for (const item of items.filter(({ entityId }) => categoryIds.has(entityId)).reverse()) {
    const { entityId: id } = item;
    const children = await stored.listChildren(id);
    const isInUse =
      filed.some(({ categoryId }) => categoryId === id) ||
      children.some((child) => !empty.has(child.id));
    if (isInUse) left.push(skipped(item, 'inUse'));
    else empty.add(id);
  }
  // A category before those below it, which go with it.
  const changed = await trashCategories(trx, [...empty].reverse(), deletion);
  return { changed, skipped: left };
}

/** Takes back that an import was taken back. */
async function importAgain(
  trx: Trx,
  { id: changeId, kind }: WholeChange,
  whole: ChangedField[],
  fields: ChangedField[],
  { actor, revert, ...options }: UndoOptions,
): Promise<UndoResult> {
  const restored = await restoreEntries(trx, { changeId }, options);
  const { missing } = await findRecords(trx, whole);
  const reverted = await revert(fields);
  const items = [...restored.items, ...reverted.changed];
  const count = idsOf(items).length;
  const change = await recordChange(trx, { actor, kind, action: 'imported', count, items });
  await reindexBatch(trx);
  const left = [...restored.skipped, ...missing, ...reverted.skipped];
  return { ...(change && { change }), changed: count, skipped: left };
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

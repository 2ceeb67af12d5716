import type { Trx } from '@/server/db/types';
import type { UndoResult } from '@/server/generated/requests';
import { newId } from '@/server/lib/ids';
import { deleteCategories } from '../../catalogue/categories/deletion';
import { contentRepository } from '../../catalogue/categories/contentRepository';
import { categoryRepository } from '../../catalogue/categories/repository';
import { deleteParts, type RestoreOptions } from '../../catalogue/spareParts/deletion';
import { sparePartRepository } from '../../catalogue/spareParts/repository';
import { restoreRecords } from '../trash/restore';
import type { ChangeRow } from '../../core/history/historyRepository';
import {
  newDeletion,
  type Actor,
  type ChangedField,
  type Deletion,
} from '../../core/history/changeRepository';
import {
  idsOf,
  recordReverted,
  skip,
  type Reverted,
  type Skipped,
} from '../../core/history/reverts';

interface UndoOptions extends RestoreOptions {
  actor: Actor;
  /** Gives fields the values back that they had before the change. */
  revert: (items: ChangedField[]) => Promise<Reverted>;
}

type WholeChange = Pick<ChangeRow, 'kind' | 'action'>;

/**
 * Undoes a change of parts and categories as a whole: restores those that it has deleted, and deletes
 * others. An import has also edited parts.
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
      const restored = await restoreRecords(trx, idsOf(whole), options);
      const { missing } = await findRecords(trx, whole);
      const skipped = [...restored.skipped, ...missing];
      const kind = change.kind === 'category' ? 'category' : 'part';
      const about = { actor: options.actor, kind, action: 'restored' } as const;
      return recordReverted(trx, about, { ...restored, skipped });
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
  const parts = await deleteUnedited(trx, whole, deletion);
  const reverted = await revert(fields);
  const categories = await deleteEmpty(trx, whole, deletion);
  const items = [...categories.changed, ...parts.changed, ...reverted.changed];
  const skipped = [...parts.skipped, ...categories.skipped, ...reverted.skipped];
  const about = { id, actor, kind, action: action === 'imported' ? 'undone' : 'deleted' } as const;
  return recordReverted(trx, { ...about, count: idsOf(items).length }, { changed: items, skipped });
}

/** Skips parts that have been edited since. */
async function deleteUnedited(
  trx: Trx,
  items: ChangedField[],
  deletion: Deletion,
): Promise<Reverted> {
  const { versions, missing } = await findRecords(trx, items);
  const isEdited = ({ entityId }: ChangedField) => (versions.get(entityId) ?? 1) > 1;
  const edited = items.filter(isEdited).map((item) => skip(item, 'edited'));
  const ids = [...versions].flatMap(([id, version]) => (version > 1 ? [] : id));
  return { changed: await deleteParts(trx, ids, deletion), skipped: [...edited, ...missing] };
}

/** Skips categories with parts in them, or with subcategories that are not of this change. */
async function deleteEmpty(trx: Trx, items: ChangedField[], deletion: Deletion): Promise<Reverted> {
  const { categoryIds } = await findRecords(trx, items);
  const parts = await contentRepository(trx).listParts([...categoryIds]);
  const filled = new Set(parts.map(({ categoryId }) => categoryId));
  const isEmpty = async (categoryId: string): Promise<boolean> =>
    (await categoryRepository(trx).listSubtree(categoryId)).every(
      ({ id }) => categoryIds.has(id) && !filled.has(id),
    );
  const empty: string[] = [];
  const skipped: Skipped[] = [];
  for (const item of items.filter(({ entityId }) => categoryIds.has(entityId))) {
    if (await isEmpty(item.entityId)) empty.push(item.entityId);
    else skipped.push(skip(item, 'inUse'));
  }
  return { changed: await deleteCategories(trx, empty, deletion), skipped };
}

/** Undoes that an import was undone. */
async function importAgain(
  trx: Trx,
  { kind }: WholeChange,
  whole: ChangedField[],
  fields: ChangedField[],
  { actor, revert, ...options }: UndoOptions,
): Promise<UndoResult> {
  const restored = await restoreRecords(trx, idsOf(whole), options);
  const { missing } = await findRecords(trx, whole);
  const reverted = await revert(fields);
  const items = [...restored.changed, ...reverted.changed];
  const skipped = [...restored.skipped, ...missing, ...reverted.skipped];
  const about = { actor, kind, action: 'imported', count: idsOf(items).length } as const;
  return recordReverted(trx, about, { changed: items, skipped });
}

async function removeRecords(trx: Trx, whole: ChangedField[], actor: Actor): Promise<UndoResult> {
  const { versions, categoryIds, missing } = await findRecords(trx, whole);
  const [parts, categories] = [[...versions.keys()], [...categoryIds]];
  const id = newId();
  const deletion = newDeletion(id, actor);
  const items = [
    ...(await deleteParts(trx, parts, deletion)),
    ...(await deleteCategories(trx, categories, deletion)),
  ];
  const kind = categories.length > 0 ? 'category' : 'part';
  const about = { id, actor, kind, action: 'deleted' } as const;
  const recorded = await recordReverted(trx, about, { changed: items, skipped: missing });
  return { ...recorded, changed: parts.length + categories.length };
}

/** Versions of those that are parts, those that are categories, and those that are neither any more. */
async function findRecords(trx: Trx, items: ChangedField[]) {
  const parts = await sparePartRepository(trx).listBriefs(idsOf(items));
  const versions = new Map(parts.map(({ id, version }) => [id, version]));
  const categories = await categoryRepository(trx).listBriefs(idsOf(items));
  const categoryIds = new Set(categories.map(({ id }) => id));
  const missing = items.filter(({ entityId: id }) => !versions.has(id) && !categoryIds.has(id));
  return { versions, categoryIds, missing: missing.map((item) => skip(item, 'missing')) };
}

import type { Trx } from '@/server/db/types';
import type { UndoResult } from '@/server/generated/requests';
import { notFound } from '@/server/lib/httpError';
import { recordChange, wholeRecord, type Actor } from '../../core/history/changeRepository';
import { reindexBatch } from '../../catalogue/search/reindex';
import { restoreParts, type RestoreOptions } from './parts';
import { trashRepository, type TrashEntry } from './repository';
import { restoreCategory } from './restoreCategory';

/** Entries by their ids, or what one change has deleted. */
type Target = { ids: string[] } | { changeId: string };

/**
 * Restores parts and categories, all or none, or what is still in the trash of what one change has
 * deleted. Throws 404 for an id that is not in the trash, 409 for a number that is taken.
 */
export async function restore(
  trx: Trx,
  target: Target,
  actor: Actor,
  options: RestoreOptions = {},
): Promise<UndoResult> {
  const { items, skipped, kind } = await restoreEntries(trx, target, options);
  const change = await recordChange(trx, { actor, kind, action: 'restored', items });
  await reindexBatch(trx);
  return { ...(change && { change }), changed: items.length, skipped };
}

/** The same as a part of another change; `kind` is that of what is restored. */
export async function restoreEntries(trx: Trx, target: Target, options: RestoreOptions) {
  const entries =
    'ids' in target
      ? await findEntries(trx, target.ids)
      : await trashRepository(trx).listByChange(target.changeId);
  const parts = entries.filter(({ kind }) => kind === 'part');
  const items = parts.map(({ id, name }) => wholeRecord({ entityId: id, name }));
  const skipped: UndoResult['skipped'] = [];
  let waiting: string[] = [];
  for (const { id, kind } of entries.sort(byDeletion)) {
    if (kind === 'part') {
      waiting.push(id);
      continue;
    }
    await restoreParts(trx, waiting, options);
    waiting = [];
    const restored = await restoreCategory(trx, id);
    items.push(...restored.items);
    skipped.push(...restored.skipped);
  }
  await restoreParts(trx, waiting, options);
  const kind: TrashEntry['kind'] = parts.length < entries.length ? 'category' : 'part';
  return { items, skipped, kind };
}

/** The last deleted first: each finds what was there when it was deleted. */
const byDeletion = (a: TrashEntry, b: TrashEntry): number =>
  b.deletedAt.localeCompare(a.deletedAt) || a.kind.localeCompare(b.kind);

async function findEntries(trx: Trx, ids: string[]): Promise<TrashEntry[]> {
  const distinct = new Set(ids);
  const found = await trashRepository(trx).listByIds([...distinct]);
  if (found.length < distinct.size) throw notInTrash();
  return found;
}

export const notInTrash = () => notFound('not_in_trash', 'This is not in the trash any more.');

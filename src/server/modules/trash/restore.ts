import type { Trx } from '@/server/db/types';
import type { UndoResult } from '@/server/generated/requests';
import { notFound } from '@/server/lib/httpError';
import { recordChange, wholeRecord, type Actor } from '../changes/repository';
import { reindexBatch } from '../search/reindex';
import { restoreParts, type RestoreOptions } from './parts';
import { trashRepository, type TrashEntry } from './repository';
import { restoreCategory } from './restoreCategory';

/**
 * Restores these parts and categories, all or none, or what is still in the trash of what one change
 * has deleted. Throws 404 for an id that is not in the trash, 409 for a number that is taken.
 */
export async function restore(
  trx: Trx,
  what: { ids: string[] } | { changeId: string },
  actor: Actor,
  options: RestoreOptions = {},
): Promise<UndoResult> {
  const entries =
    'ids' in what
      ? await findEntries(trx, what.ids)
      : await trashRepository(trx).listByChange(what.changeId);
  const parts = entries.filter(({ kind }) => kind === 'part');
  // What was deleted last first: a category is restored before those that were below it.
  const categories = entries
    .filter(({ kind }) => kind === 'category')
    .sort((a, b) => (a.deletedAt < b.deletedAt ? 1 : -1));
  const items = parts.map(({ id, name }) => wholeRecord({ entityId: id, name }));
  const skipped: UndoResult['skipped'] = [];
  for (const { id } of categories) {
    const restored = await restoreCategory(trx, id);
    items.push(...restored.items);
    skipped.push(...restored.skipped);
  }
  await restoreParts(
    trx,
    parts.map(({ id }) => id),
    options,
  );
  const kind = categories.length > 0 ? 'category' : 'part';
  const change = await recordChange(trx, { actor, kind, action: 'restored', items });
  await reindexBatch(trx);
  return { ...(change && { change }), changed: items.length, skipped };
}

async function findEntries(trx: Trx, ids: string[]): Promise<TrashEntry[]> {
  const distinct = [...new Set(ids)];
  const found = await trashRepository(trx).listByIds(distinct);
  if (found.length < distinct.length)
    throw notFound('not_in_trash', 'This is not in the trash any more.');
  return found;
}

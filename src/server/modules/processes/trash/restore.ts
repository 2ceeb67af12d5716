import type { Queries, Trx } from '@/server/db/types';
import type { UndoResult } from '@/server/generated/requests';
import { notFound } from '@/server/lib/httpError';
import { restoreCategories } from '../../catalogue/categories/deletion';
import { restoreParts, type RestoreOptions } from '../../catalogue/spareParts/deletion';
import { recordChange, type Actor } from '../../core/history/changeRepository';
import { idsOf, type Reverted } from '../../core/history/reverts';
import { trashRepository, type TrashEntry } from './repository';

/** Entries of the trash by their ids, or all that one change has deleted. */
type Target = { ids: string[] } | { changeId: string };

/**
 * Ids of the parts and categories of entries. Throws 404 where one of the ids is none, or nothing of
 * the change is left.
 */
export async function findDeleted(queries: Queries, target: Target) {
  const entries = await trashRepository(queries).list();
  const found = entries.filter(({ id, changeId }) =>
    'ids' in target ? target.ids.includes(id) : changeId === target.changeId,
  );
  const expected = 'ids' in target ? new Set(target.ids).size : 1;
  if (found.length < expected) throw notFound('not_in_trash', 'This is not in the trash any more.');
  const parts = found.flatMap(({ id, kind }) => (kind === 'part' ? id : []));
  return { parts, categories: found.flatMap(({ categoryIds }) => categoryIds) };
}

/** Restores entries of the trash, all or none, as one change. Throws 404 and `number_taken`. */
export async function restoreEntries(
  trx: Trx,
  target: Target,
  actor: Actor,
  options: RestoreOptions,
): Promise<UndoResult> {
  const { parts, categories } = await findDeleted(trx, target);
  const restored = await restoreRecords(trx, [...categories, ...parts], options);
  const kind = categories.length > 0 ? 'category' : 'part';
  return recordRestored(trx, restored, kind, actor);
}

/** Restores those of these parts and categories that are deleted; categories first, then their parts. */
export async function restoreRecords(
  trx: Trx,
  ids: string[],
  options: RestoreOptions,
): Promise<Reverted> {
  const { changed, skipped } = await restoreCategories(trx, ids);
  const parts = await restoreParts(trx, ids, options);
  return { changed: [...changed, ...parts], skipped };
}

export async function recordRestored(
  trx: Trx,
  { changed, skipped }: Reverted,
  kind: TrashEntry['kind'],
  actor: Actor,
): Promise<UndoResult> {
  const change = await recordChange(trx, { actor, kind, action: 'restored', items: changed });
  return { ...(change && { change }), changed: idsOf(changed).length, skipped };
}

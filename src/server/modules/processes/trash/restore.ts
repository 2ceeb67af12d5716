import type { Db } from '@/server/db/kysely';
import type { Trx } from '@/server/db/types';
import type { UndoResult } from '@/server/generated/requests';
import { notFound } from '@/server/lib/httpError';
import { restoreCategories } from '../../catalogue/categories/deletion';
import { restoreParts, type RestoreOptions } from '../../catalogue/spareParts/deletion';
import { sparePartRepository } from '../../catalogue/spareParts/repository';
import { assertUndoSize } from '../../core/catalogueVersion/changeSize';
import { changeCatalogue } from '../../core/catalogueVersion/repository';
import type { Actor } from '../../core/history/changeRepository';
import { recordReverted, type Reverted } from '../../core/history/reverts';
import { trashRepository, type TrashTarget } from './repository';

/**
 * Restores entries of the trash, all or none, as one change. Throws `not_in_trash` where one of the
 * ids is none, or nothing of the change is in the trash; `number_taken` and `change_too_large`.
 */
export const restoreEntries = (
  db: Db,
  target: TrashTarget,
  actor: Actor,
  options: RestoreOptions,
): Promise<UndoResult> =>
  changeCatalogue(db, async (trx) => {
    const entries = await trashRepository(trx).list(target);
    const expected = 'ids' in target ? new Set(target.ids).size : 1;
    if (entries.length < expected)
      throw notFound('not_in_trash', 'This is not in the trash any more.');
    const parts = entries.flatMap((entry) => (entry.kind === 'part' ? entry.id : []));
    const categories = entries.flatMap(({ categoryIds }) => categoryIds);
    assertUndoSize(db, await sparePartRepository(trx).countBytes(parts));
    const restored = await restoreRecords(trx, [...categories, ...parts], options);
    const kind = categories.length > 0 ? 'category' : 'part';
    return recordReverted(trx, { actor, kind, action: 'restored' }, restored);
  });

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

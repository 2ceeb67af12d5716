import type { Db } from '@/server/db/kysely';
import type { Trx } from '@/server/db/types';
import { newId } from '@/server/lib/ids';
import type { Precondition } from '../../core/catalogueVersion/entityTags';
import { changeCatalogue } from '../../core/catalogueVersion/repository';
import { findCategory } from '../../catalogue/categories/service';
import {
  SYSTEM,
  recordChange,
  type Actor,
  type ChangedField,
} from '../../core/history/changeRepository';
import { trashCategories } from './categories';
import { trashParts } from './parts';
import { newDeletion } from './repository';

interface Records {
  parts?: string[];
  categories?: string[];
}

/**
 * Moves parts and categories to the trash in one change; ids of none are ignored. Returns the id of
 * the change, undefined where there is none of them, and what has changed.
 */
export async function trashRecords(
  trx: Trx,
  { parts = [], categories = [] }: Records,
  actor: Actor,
): Promise<{ change: string | undefined; items: ChangedField[] }> {
  const id = newId();
  const deletion = newDeletion(id, actor);
  const items = [
    ...(await trashParts(trx, parts, deletion)),
    ...(await trashCategories(trx, categories, deletion)),
  ];
  const kind = categories.length > 0 ? 'category' : 'part';
  return { change: await recordChange(trx, { id, actor, kind, action: 'deleted', items }), items };
}

export interface DeletedCategory {
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
): Promise<DeletedCategory> =>
  changeCatalogue(db, async (trx) => {
    await findCategory(trx, id, precondition);
    const { change, items } = await trashRecords(trx, { categories: [id] }, actor);
    const deletedCategories = items.filter(({ field }) => field === '').length;
    const unfiledSpareParts = items.length - deletedCategories;
    return { ...(change && { change }), deletedCategories, unfiledSpareParts };
  });

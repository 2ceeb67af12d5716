import type { Db } from '@/server/db/kysely';
import type { Queries, Trx } from '@/server/db/types';
import { badRequest, notFound } from '@/server/lib/httpError';
import { UNCONDITIONAL, type Precondition } from '../catalogue/entityTags';
import { changeCatalogue } from '../catalogue/catalogue';
import { reindexBatch } from '../search/reindex';
import { indexRepository } from '@/server/search/indexRepository';
import { categoryRepository, type CategoryRow, type CategoryValues } from './repository';

/** Deeper trees serve nobody and would exhaust the stack of whoever walks through them. */
export const MAX_DEPTH = 100;

/**
 * Rejects early what the write would reject, before an image is stored: an unknown parent, and
 * when `update` names the category that is to change, an unknown one or another version.
 */
export async function assertCategory(
  db: Db,
  values: CategoryValues,
  update?: { id: string; precondition: Precondition },
): Promise<void> {
  if (update) update.precondition((await findCategory(db.reader, update.id)).version);
  if (values.parentId) await findLine(db.reader, values.parentId, update?.id);
}

/** Adds a category. `image` is the name of an image that is kept already. */
export function createCategory(
  db: Db,
  values: CategoryValues,
  image: string | null,
): Promise<CategoryRow> {
  return changeCatalogue(db, (trx) => {
    return insertCategory(trx, values, image);
  });
}

/** The same within a transaction under way. */
export async function insertCategory(
  trx: Trx,
  values: CategoryValues,
  image: string | null,
): Promise<CategoryRow> {
  const categories = categoryRepository(trx);
  if (values.parentId) {
    const line = await findLine(trx, values.parentId);
    assertDepth(line.length + 1);
  }
  return categories.insert(values, image);
}

/** Replaces name, description and parent. Throws 404 for an unknown category, 412 for another version. */
export function updateCategory(
  db: Db,
  id: string,
  values: CategoryValues,
  image: string | undefined,
  precondition: Precondition = UNCONDITIONAL,
): Promise<CategoryRow> {
  return changeCatalogue(db, async (trx) => {
    const categories = categoryRepository(trx);
    const { name, parentId, version } = await findCategory(trx, id);
    precondition(version);
    if (values.parentId) {
      const subtree = await categories.listSubtree(id);
      const line = await findLine(trx, values.parentId, id);
      assertDepth(line.length + 1 + Math.max(...subtree.map(({ depth }) => depth)));
    }
    await categories.update(id, values, image);
    if (name !== values.name || parentId !== values.parentId) {
      await indexRepository(trx).markOutdated(
        (await categories.listSubtree(id)).map((node) => node.id),
      );
      await reindexBatch(trx);
    }
    return findCategory(trx, id);
  });
}

/** Removes a category and all below it; their parts stay, without a category. */
export function deleteCategory(
  db: Db,
  id: string,
  precondition: Precondition = UNCONDITIONAL,
): Promise<{ deletedCategories: number; unfiledSpareParts: number }> {
  return changeCatalogue(db, async (trx) => {
    const categories = categoryRepository(trx);
    precondition((await findCategory(trx, id)).version);
    const ids = (await categories.listSubtree(id)).map((node) => node.id);
    await indexRepository(trx).markOutdated(ids);
    const unfiled = await categories.remove(ids);
    await reindexBatch(trx);
    return { deletedCategories: ids.length, unfiledSpareParts: unfiled.length };
  });
}

/** Throws 404 where there is none. */
export async function findCategory(queries: Queries, id: string): Promise<CategoryRow> {
  const row = await categoryRepository(queries).find(id);
  if (!row) throw notFound('category_not_found', 'This category does not exist.');
  return row;
}

/** The ids above a category of this parent; one that is there already must not be among them. */
async function findLine(queries: Queries, parentId: string, id = ''): Promise<string[]> {
  const line = await categoryRepository(queries).listAncestors(parentId);
  if (line.length === 0)
    throw badRequest('parent_category_unknown', 'The parent category does not exist.');
  if (line.includes(id))
    throw badRequest('category_below_itself', 'A category cannot be moved below itself.');
  return line;
}

function assertDepth(depth: number): void {
  if (depth > MAX_DEPTH) {
    throw badRequest('category_too_deep', `Categories nest at most ${MAX_DEPTH} levels deep.`, {
      max: MAX_DEPTH,
    });
  }
}

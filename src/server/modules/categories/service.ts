import type { Db } from '../../db/kysely';
import type { Queries, Trx } from '../../db/types';
import { badRequest, notFound } from '../../lib/httpError';
import { changeCatalogue } from '../catalogue/write';
import { categoryRepository, type CategoryRow, type CategoryValues } from './repository';

/** Deeper trees serve nobody and would exhaust the stack of whoever walks through them. */
export const MAX_DEPTH = 100;

const unknownCategory = () => notFound('This category does not exist.');

/**
 * Refuses what would be refused anyway, before a picture is kept: an unknown parent, and
 * when `id` names the category that is to change, an unknown one.
 */
export async function assertCategory(db: Db, values: CategoryValues, id?: string): Promise<void> {
  if (id !== undefined && !(await categoryRepository(db.reader).find(id))) throw unknownCategory();
  if (!values.parentId) return;
  const line = await findLine(db.reader, values.parentId);
  if (id !== undefined) assertNotBelow(line, id);
}

/** Adds a category. `image` is the name of a picture that is kept already. */
export function createCategory(
  db: Db,
  values: CategoryValues,
  image: string | null,
): Promise<CategoryRow> {
  return changeCatalogue(db, (trx) => insertCategory(trx, values, image));
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

/** Replaces name, description and parent. Throws 404 for an unknown category. */
export function updateCategory(
  db: Db,
  id: string,
  values: CategoryValues,
  image: string | undefined,
): Promise<CategoryRow> {
  return changeCatalogue(db, async (trx) => {
    const categories = categoryRepository(trx);
    const subtree = await categories.listSubtree(id);
    if (subtree.length === 0) throw unknownCategory();
    if (values.parentId) {
      const line = await findLine(trx, values.parentId);
      assertNotBelow(line, id);
      assertDepth(line.length + 1 + Math.max(...subtree.map(({ depth }) => depth)));
    }
    await categories.update(id, values, image);
    const row = await categories.find(id);
    if (!row) throw unknownCategory();
    return row;
  });
}

/** Removes a category and all below it; their parts stay, without a category. */
export function deleteCategory(
  db: Db,
  id: string,
): Promise<{ deletedCategories: number; unfiledSpareParts: number }> {
  return changeCatalogue(db, async (trx) => {
    const categories = categoryRepository(trx);
    const ids = (await categories.listSubtree(id)).map((node) => node.id);
    if (ids.length === 0) throw unknownCategory();
    return { deletedCategories: ids.length, unfiledSpareParts: await categories.remove(ids) };
  });
}

function assertNotBelow(line: string[], id: string): void {
  if (line.includes(id)) throw badRequest('A category cannot be moved below itself.');
}

async function findLine(queries: Queries, parentId: string): Promise<string[]> {
  const line = await categoryRepository(queries).listAncestors(parentId);
  if (line.length === 0) throw badRequest('The parent category does not exist.');
  return line;
}

function assertDepth(depth: number): void {
  if (depth > MAX_DEPTH) throw badRequest(`Categories nest at most ${MAX_DEPTH} levels deep.`);
}

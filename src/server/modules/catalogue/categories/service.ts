import type { Db } from '@/server/db/kysely';
import type { Queries, Trx } from '@/server/db/types';
import type { CategoryForm } from '@/server/generated/requests';
import { badRequest, notFound } from '@/server/lib/httpError';
import { searchIndex } from '@/server/search/searchIndex';
import { UNCONDITIONAL, type Precondition } from '../../core/catalogueVersion/entityTags';
import { changeCatalogue } from '../../core/catalogueVersion/repository';
import {
  SYSTEM,
  recordCreated,
  recordEdited,
  type Actor,
} from '../../core/history/changeRepository';
import { reindexBatch } from '../search/reindex';
import { translationState } from '../translations/state';
import { categoryRepository, type CategoryRow, type CategoryValues } from './repository';

/** Texts that are missing of an update stay as they are. */
export type CategoryInput = Pick<CategoryValues, 'name' | 'description' | 'parentId'> &
  Pick<CategoryForm, 'nameZh' | 'descriptionZh'> & {
    reviewedZh?: string[] | undefined;
    /** Fields of which a former Chinese text is given back that was outdated. */
    outdatedZh?: string[];
  };

const TRANSLATED = ['name', 'description'] as const;

/** Recursive code would exceed the stack on much deeper trees. */
export const MAX_DEPTH = 100;

/** Rejects what the write would reject, before an image is stored. */
export async function assertCategory(
  { reader }: Pick<Db, 'reader'>,
  { parentId }: Pick<CategoryInput, 'parentId'>,
  id?: string,
  precondition?: Precondition,
): Promise<void> {
  if (id !== undefined) await findCategory(reader, id, precondition);
  if (parentId) await assertParent(reader, parentId, id);
}

/** Adds a category. `image` is the name of an image that is stored already. */
export const createCategory = (
  db: Db,
  input: CategoryInput,
  image: string | null,
  actor: Actor = SYSTEM,
): Promise<CategoryRow> =>
  changeCatalogue(db, async (trx) => {
    const row = await insertCategory(trx, input, image);
    await recordCreated(trx, actor, 'category', { entityId: row.id, name: row.name });
    return row;
  });

/** Adds a category and returns it, without a record in the history. Throws for a wrong parent. */
export async function insertCategory(
  trx: Trx,
  input: CategoryInput,
  image: string | null,
  newId?: string,
): Promise<CategoryRow> {
  if (input.parentId) assertDepth((await assertParent(trx, input.parentId)).length + 1);
  const id = await categoryRepository(trx).insert(valuesOf(input), image, newId);
  return findCategory(trx, id);
}

/** Replaces name, description and parent. Throws 404 for an unknown category, 412 for another version. */
export function updateCategory(
  db: Db,
  id: string,
  input: CategoryInput,
  image: string | undefined,
  precondition?: Precondition,
  actor: Actor = SYSTEM,
): Promise<CategoryRow> {
  return changeCatalogue(db, async (trx) => {
    const categories = categoryRepository(trx);
    const before = await findCategory(trx, id, precondition);
    const recorded = await categories.findRecorded(id);
    await saveCategory(trx, before, input, image);
    const record = { entityId: id, name: input.name };
    const now = await categories.findRecorded(id);
    await recordEdited(trx, actor, 'category', record, recorded, now);
    return findCategory(trx, id);
  });
}

/** Replaces the fields, without a record in the history; `image` null removes the image. */
export async function saveCategory(
  trx: Trx,
  before: CategoryRow,
  input: CategoryInput,
  image: string | null | undefined,
): Promise<void> {
  const categories = categoryRepository(trx);
  const { id } = before;
  const values = valuesOf(input, before);
  const branch = await assertMovable(trx, id, values.parentId);
  await categories.update(id, values, image);
  // Among its new siblings it has no place yet.
  if (before.parentId !== values.parentId) await categories.setPositions(new Map([[id, null]]));
  const fields = ['name', 'nameZh', 'parentId'] as const;
  if (fields.some((field) => before[field] !== values[field])) {
    await searchIndex(trx).markOutdated(branch);
    await reindexBatch(trx);
  }
}

function valuesOf(
  { reviewedZh, outdatedZh, ...input }: CategoryInput,
  before?: CategoryRow,
): CategoryValues {
  const { nameZh = before?.nameZh ?? '', descriptionZh = before?.descriptionZh ?? '' } = input;
  const values = { ...input, nameZh, descriptionZh };
  return { ...values, ...translationState(TRANSLATED, values, before, reviewedZh, outdatedZh) };
}

/** Throws 404 for an unknown category, 412 for another version. */
export async function findCategory(
  queries: Queries,
  id: string,
  precondition: Precondition = UNCONDITIONAL,
): Promise<CategoryRow> {
  const row = await categoryRepository(queries).find(id);
  if (!row) throw notFound('category_not_found', 'This category does not exist.');
  precondition(row.version);
  return row;
}

/**
 * The ids of a category and all below it. Throws 400 where it cannot become a subcategory of this
 * parent; null: the top level.
 */
export async function assertMovable(
  queries: Queries,
  id: string,
  parentId: string | null,
): Promise<string[]> {
  const subtree = await categoryRepository(queries).listSubtree(id);
  if (parentId) {
    const line = await assertParent(queries, parentId, id);
    assertDepth(line.length + 1 + Math.max(...subtree.map(({ depth }) => depth)));
  }
  return subtree.map((node) => node.id);
}

/** The ids above a category of this parent; one that is there already must not be among them. */
export async function assertParent(queries: Queries, parentId: string, id = ''): Promise<string[]> {
  const line = await categoryRepository(queries).listAncestors(parentId);
  if (line.length === 0)
    throw badRequest('parent_category_unknown', 'The parent category does not exist.');
  if (line.includes(id))
    throw badRequest('category_below_itself', 'A category cannot be moved below itself.');
  return line;
}

export function assertDepth(depth: number): void {
  if (depth > MAX_DEPTH) {
    throw badRequest('category_too_deep', `Categories nest at most ${MAX_DEPTH} levels deep.`, {
      max: MAX_DEPTH,
    });
  }
}

import type { Db } from '@/server/db/kysely';
import type { Queries, Trx } from '@/server/db/types';
import type { CategoryForm } from '@/server/generated/requests';
import { notFound } from '@/server/lib/httpError';
import { UNCONDITIONAL, type Precondition } from '../../core/catalogueVersion/entityTags';
import { changeCatalogue } from '../../core/catalogueVersion/repository';
import {
  SYSTEM,
  recordCreated,
  recordFields,
  type Actor,
} from '../../core/history/changeRepository';
import { translationState } from '../translations/state';
import { categoryStore } from './categoryStore';
import { assertParent } from './placement';
import { categoryRepository, type CategoryRow, type CategoryValues } from './repository';

/** Texts that are missing of an update stay as they are. */
export type CategoryInput = Pick<CategoryValues, 'name' | 'description' | 'parentId'> &
  Pick<CategoryForm, 'nameZh' | 'descriptionZh'> & {
    reviewedZh?: string[] | undefined;
    /** Fields of which a former Chinese text is restored that was outdated. */
    outdatedZh?: string[];
  };

const TRANSLATED = ['name', 'description'] as const;

/** Throws what the write would throw, before an image is stored. */
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

/**
 * Adds a category and returns it, without a record in the history. Throws `parent_category_unknown`
 * and `category_too_deep`.
 */
export async function insertCategory(
  trx: Trx,
  input: CategoryInput,
  image: string | null,
  newId?: string,
): Promise<CategoryRow> {
  return findCategory(trx, await categoryStore(trx).insert(valuesOf(input), image, newId));
}

/**
 * Replaces name, description and parent. Throws `category_not_found`, what the precondition throws,
 * `parent_category_unknown`, `category_below_itself` and `category_too_deep`.
 */
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
    await recordFields(trx, actor, 'category', record, recorded, now);
    return findCategory(trx, id);
  });
}

/** Replaces the fields, without a record in the history; `image` null removes the image. */
export const saveCategory = (
  trx: Trx,
  before: CategoryRow,
  input: CategoryInput,
  image: string | null | undefined,
): Promise<void> => categoryStore(trx).update(before, valuesOf(input, before), image);

function valuesOf(
  { reviewedZh, outdatedZh, ...input }: CategoryInput,
  before?: CategoryRow,
): CategoryValues {
  const { nameZh = before?.nameZh ?? '', descriptionZh = before?.descriptionZh ?? '' } = input;
  const values = { ...input, nameZh, descriptionZh };
  return { ...values, ...translationState(TRANSLATED, values, before, reviewedZh, outdatedZh) };
}

/** Throws `category_not_found`, and what the precondition throws. */
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

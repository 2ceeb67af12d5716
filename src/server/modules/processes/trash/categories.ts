import type { Db } from '@/server/db/kysely';
import type { Trx } from '@/server/db/types';
import { badRequest } from '@/server/lib/httpError';
import { searchIndex } from '@/server/search/searchIndex';
import { changeCatalogue } from '../../core/catalogueVersion/repository';
import { categoryRepository } from '../../catalogue/categories/repository';
import { assertDepth, findCategory } from '../../catalogue/categories/service';
import {
  recordChange,
  wholeRecord,
  type Actor,
  type ChangedField,
} from '../../core/history/changeRepository';
import { reindexBatch } from '../../catalogue/search/reindex';
import { wholeCategoryRepository, type FiledPart, type WholeCategory } from './categoryRepository';
import { newDeletion, trashRepository, type Deletion } from './repository';

/** A deleted category with all below it, or one that was merged with another. */
export interface CategoryContent {
  /** Each behind its parent. */
  categories: WholeCategory[];
  /** Where its parts and subcategories are since, as long as nobody moves them. */
  movedTo: string | null;
  /** Parts that were filed in them, with the version that they have since. */
  parts: FiledPart[];
  /** Direct subcategories that were moved, likewise. */
  subcategories: WholeCategory[];
  /** Attributes of a category that was merged. */
  attributes: string[];
  /** Those of them that the other category did not have. */
  addedAttributes: string[];
}

/** Moves a category and all below it to the trash; their parts stay, without a category. */
async function trashCategory(trx: Trx, id: string, deletion: Deletion): Promise<ChangedField[]> {
  const stored = wholeCategoryRepository(trx);
  const categories = await stored.listBranch(id);
  if (categories.length === 0) return [];
  const parts = await stored.listParts(categories.map((category) => category.id));
  const rest = { movedTo: null, subcategories: [], attributes: [], addedAttributes: [] };
  await insertTrash(trx, { categories, parts: parts.map(moved), ...rest }, deletion);
  await stored.fileParts(
    parts.map((part) => part.id),
    null,
  );
  await categoryRepository(trx).remove(id);
  await reindexBatch(trx);
  return [
    ...categories.map(({ id: entityId, name }) => wholeRecord({ entityId, name })),
    ...parts.map((part) => movedPart(part, null)),
  ];
}

/** The same with several, of which some may be below others. */
export async function trashCategories(
  trx: Trx,
  ids: string[],
  deletion: Deletion,
): Promise<ChangedField[]> {
  const items: ChangedField[] = [];
  for (const id of ids) items.push(...(await trashCategory(trx, id, deletion)));
  return items;
}

export interface MergedCategory {
  change: string | undefined;
  movedCategories: number;
  movedSpareParts: number;
}

/**
 * Moves the parts, subcategories and attributes of a category to another one, and the category to
 * the trash. Throws 404 for an unknown category, 400 for another one that does not exist, or is the
 * category itself or below it.
 */
export const mergeCategory = (
  db: Db,
  id: string,
  into: string,
  actor: Actor,
): Promise<MergedCategory> =>
  changeCatalogue(db, async (trx) => {
    await findCategory(trx, id);
    return moveInto(trx, id, into, actor);
  });

async function moveInto(trx: Trx, id: string, into: string, actor: Actor): Promise<MergedCategory> {
  const stored = wholeCategoryRepository(trx);
  const line = await categoryRepository(trx).listAncestors(into);
  if (line.length === 0) throw badRequest('category_unknown', 'The category does not exist.');
  if (line.includes(id)) {
    const message = 'A category cannot be merged into itself or one below it.';
    throw badRequest('category_merged_below', message);
  }
  const subtree = await categoryRepository(trx).listSubtree(id);
  assertDepth(line.length + Math.max(...subtree.map(({ depth }) => depth)));
  const [categories, parts] = [await stored.list([id]), await stored.listParts([id])];
  const subcategories = await stored.listChildren(id);
  const attributes = await stored.listAttributeIds(id);
  const present = await stored.listAttributeIds(into);
  const addedAttributes = attributes.filter((attribute) => !present.includes(attribute));
  const change = await recordChange(trx, {
    actor,
    kind: 'category',
    action: 'merged',
    items: [
      ...categories.map(({ name }) => wholeRecord({ entityId: id, name })),
      ...parts.map((part) => movedPart(part, into)),
      ...subcategories.map((child) => movedCategory(child, into)),
    ],
  });
  const content = {
    categories,
    movedTo: into,
    parts: parts.map(moved),
    subcategories: subcategories.map(moved),
    attributes,
    addedAttributes,
  };
  await insertTrash(trx, content, newDeletion(change ?? '', actor));
  await searchIndex(trx).markOutdated(subtree.map((node) => node.id));
  await stored.fileParts(
    parts.map((part) => part.id),
    into,
  );
  await categoryRepository(trx).move(
    subcategories.map((child) => child.id),
    into,
  );
  await stored.addAttributes(addedAttributes, into);
  await stored.removeAttributes(attributes, id);
  await categoryRepository(trx).remove(id);
  await reindexBatch(trx);
  return { change, movedCategories: subcategories.length, movedSpareParts: parts.length };
}

/** As it is after the move. */
const moved = <T extends { version: number }>(row: T): T => ({ ...row, version: row.version + 1 });

export const movedPart = (
  { id, name, categoryId }: FiledPart,
  after: string | null,
): ChangedField => ({ entityId: id, name, field: 'categoryId', before: categoryId, after });

export const movedCategory = (
  { id, name, parentId }: Pick<WholeCategory, 'id' | 'name' | 'parentId'>,
  after: string | null,
): ChangedField => ({ entityId: id, name, field: 'parentId', before: parentId, after });

async function insertTrash(trx: Trx, content: CategoryContent, deletion: Deletion): Promise<void> {
  const { categories } = content;
  const { id = '', name = '' } = categories[0] ?? {};
  const words = categories.flatMap((category) => [category.name, category.nameZh]);
  const files = categories.flatMap(({ image }) => image ?? []);
  const entry = { id, kind: 'category' as const, name, words, content, files };
  await trashRepository(trx).insert([{ ...entry, ...deletion }]);
}

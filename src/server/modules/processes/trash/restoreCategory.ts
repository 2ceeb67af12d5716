import type { Trx } from '@/server/db/types';
import { searchIndex } from '@/server/search/searchIndex';
import { categoryRepository } from '../../catalogue/categories/repository';
import { assertDepth } from '../../catalogue/categories/service';
import { wholeRecord, type ChangedField } from '../../core/history/changeRepository';
import { skipped as skip, type Skipped } from '../../core/history/reverts';
import { sparePartRepository } from '../../catalogue/spareParts/repository';
import { movedCategory, movedPart, type CategoryContent } from './categories';
import { wholeCategoryRepository, type FiledPart } from './categoryRepository';
import { trashRepository } from './repository';

/**
 * Puts a category back from the trash, with all that was below it and those of its parts that have
 * been neither moved nor edited since. Without its parent it is a top-level category.
 */
export async function restoreCategory(
  trx: Trx,
  id: string,
): Promise<{ items: ChangedField[]; skipped: Skipped[] }> {
  const stored = wholeCategoryRepository(trx);
  const trash = trashRepository(trx);
  const content = (await trash.readContents<CategoryContent>([id])).get(id);
  if (!content) return { items: [], skipped: [] };
  const [root, ...others] = content.categories;
  const parentId = root?.parentId ?? null;
  const isParentThere = parentId !== null && (await stored.list([parentId])).length > 0;
  const categories = [
    ...(root ? [{ ...root, parentId: isParentThere ? parentId : null }] : []),
    ...others,
  ];
  await stored.insert(categories);
  const above = await categoryRepository(trx).listAncestors(id);
  const children = await moveBack(trx, id, content, above);
  const parts = await fileBack(trx, content);
  await giveAttributesBack(trx, id, content);
  const subtree = await categoryRepository(trx).listSubtree(id);
  assertDepth(above.length + Math.max(...subtree.map(({ depth }) => depth)));
  await searchIndex(trx).markOutdated(subtree.map((node) => node.id));
  await trash.remove([id]);
  return {
    items: [
      ...categories.map((row) => wholeRecord({ entityId: row.id, name: row.name })),
      ...children.items,
      ...parts.items,
    ],
    skipped: [...children.skipped, ...parts.skipped],
  };
}

/** Subcategories of a category that was merged; one that it is below now stays where it is. */
async function moveBack(
  trx: Trx,
  id: string,
  { subcategories, movedTo }: CategoryContent,
  above: string[],
) {
  const now = await wholeCategoryRepository(trx).list(idsOf(subcategories));
  const { untouched, skipped } = split(
    subcategories,
    now,
    (row) => row.parentId === movedTo && !above.includes(row.id),
  );
  const categories = categoryRepository(trx);
  await categories.move(idsOf(untouched), id);
  const positions = new Map(subcategories.map((row) => [row.id, row.position]));
  await categories.setPositions(
    new Map(untouched.map((row) => [row.id, positions.get(row.id) ?? null])),
  );
  return { items: untouched.map((row) => movedCategory(row, id)), skipped };
}

async function fileBack(trx: Trx, { parts, movedTo }: CategoryContent) {
  const stored = wholeCategoryRepository(trx);
  const now = await sparePartRepository(trx).listBriefs(idsOf(parts));
  const { untouched, skipped } = split(parts, now, (part) => part.categoryId === movedTo);
  const homes = new Map(parts.map((part) => [part.id, part.categoryId]));
  const homeOf = (part: FiledPart) => homes.get(part.id) ?? null;
  for (const home of new Set(untouched.map(homeOf))) {
    await stored.fileParts(idsOf(untouched.filter((part) => homeOf(part) === home)), home);
  }
  return { items: untouched.map((part) => movedPart(part, homeOf(part))), skipped };
}

const idsOf = (rows: { id: string }[]): string[] => rows.map(({ id }) => id);

/** Those that the other category has lost since stay as they are. */
async function giveAttributesBack(
  trx: Trx,
  id: string,
  { attributes, addedAttributes, movedTo }: CategoryContent,
): Promise<void> {
  if (movedTo === null) return;
  const stored = wholeCategoryRepository(trx);
  const present = await stored.listAttributeIds(movedTo);
  const isPresent = (attribute: string) => present.includes(attribute);
  await stored.addAttributes(attributes.filter(isPresent), id);
  await stored.removeAttributes(addedAttributes, movedTo);
}

/** Those that are as the deletion left them, and the others. */
function split<T extends Pick<FiledPart, 'id' | 'name' | 'version'>>(
  before: Pick<FiledPart, 'id' | 'name' | 'version'>[],
  now: T[],
  isWhereItWas: (row: T) => boolean,
): { untouched: T[]; skipped: Skipped[] } {
  const present = new Map(now.map((row) => [row.id, row]));
  const untouched: T[] = [];
  const skipped: Skipped[] = [];
  for (const { id, name, version } of before) {
    const row = present.get(id);
    if (!row) skipped.push(skip({ entityId: id, name }, 'missing'));
    else if (row.version === version && isWhereItWas(row)) untouched.push(row);
    else skipped.push(skip({ entityId: id, name: row.name }, 'edited'));
  }
  return { untouched, skipped };
}

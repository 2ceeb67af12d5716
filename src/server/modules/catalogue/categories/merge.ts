import type { Db } from '@/server/db/kysely';
import type { Trx } from '@/server/db/types';
import { badRequest } from '@/server/lib/httpError';
import { newId } from '@/server/lib/ids';
import { changeCatalogue } from '../../core/catalogueVersion/repository';
import {
  changedFields,
  newDeletion,
  recordChange,
  wholeRecord,
  type Actor,
  type ChangedField,
} from '../../core/history/changeRepository';
import { itemsByRecord, skip, type Reverted, type Skipped } from '../../core/history/reverts';
import { categoryStore } from './categoryStore';
import { contentRepository, type CategorizedPart } from './contentRepository';
import { categoryRepository } from './repository';
import { findCategory } from './service';

export interface MergedCategory {
  change: string | undefined;
  movedCategories: number;
  movedSpareParts: number;
}

/**
 * Moves the parts, subcategories and attributes of a category to another one, and deletes the
 * category. Throws `category_not_found`, `category_unknown` for another one that does not
 * exist, `category_merged_below` for the category itself or one below it, and `category_too_deep`.
 */
export const mergeCategory = (
  db: Db,
  id: string,
  into: string,
  actor: Actor,
): Promise<MergedCategory> =>
  changeCatalogue(db, async (trx) => {
    const { name } = await findCategory(trx, id);
    const categories = categoryRepository(trx);
    const ancestorIds = await categories.listAncestors(into);
    if (ancestorIds.length === 0)
      throw badRequest('category_unknown', 'The category does not exist.');
    if (ancestorIds.includes(id)) {
      const message = 'A category cannot be merged into itself or one below it.';
      throw badRequest('category_merged_below', message);
    }
    const contents = contentRepository(trx);
    const parts = await contents.listParts([id]);
    const children = await categories.listChildren(id);
    const attributes = (await contents.listAttributes([id])).map((attribute) => {
      const others = attribute.categoryIds.filter((other) => other !== id);
      return { ...attribute, after: [...new Set([...others, into])].sort() };
    });
    const changeId = newId();
    await recordChange(trx, {
      id: changeId,
      actor,
      kind: 'category',
      action: 'merged',
      items: [
        wholeRecord({ entityId: id, name }),
        ...parts.map((part) => movedPart(part, into)),
        ...children.flatMap((child) =>
          changedFields(
            { entityId: child.id, name: child.name },
            { parentId: id, position: textOf(child.position) },
            { parentId: into, position: null },
          ),
        ),
        ...attributes.flatMap((attribute) =>
          changedFields(
            { entityId: attribute.id, name: attribute.name },
            { categoryIds: JSON.stringify(attribute.categoryIds) },
            { categoryIds: JSON.stringify(attribute.after) },
          ),
        ),
      ],
    });
    await contents.assignCategory(idsOf(parts), into);
    const store = categoryStore(trx);
    await store.move(idsOf(children), into);
    for (const attribute of attributes)
      await contents.setAttributeCategories(attribute.id, attribute.after);
    // Deleted parts are restored without a category until this one is.
    await store.markDeleted([id], newDeletion(changeId, actor));
    return { change: changeId, movedCategories: children.length, movedSpareParts: parts.length };
  });

/** Moves back what a merge has moved, of which `items` are recorded, unless it was moved again. */
export async function revertMerge(trx: Trx, items: ChangedField[]): Promise<Reverted> {
  const contents = contentRepository(trx);
  const categories = categoryRepository(trx);
  const store = categoryStore(trx);
  const changed: ChangedField[] = [];
  const skipped: Skipped[] = [];
  const ofField = (name: string) => items.filter(({ field }) => field === name);

  const filed = ofField('categoryId');
  const found = await contents.listPartsById(filed.map(({ entityId }) => entityId));
  const parts = new Map(found.map((part) => [part.id, part]));
  const back = new Map<string, string[]>();
  for (const item of filed) {
    const { entityId: id, before, after } = item;
    const part = parts.get(id);
    if (!part) skipped.push(skip(item, 'missing'));
    else if (part.categoryId !== after) skipped.push(skip({ ...item, name: part.name }, 'edited'));
    else if (before !== null) {
      back.set(before, [...(back.get(before) ?? []), id]);
      if (part.deletedAt === null)
        changed.push({ ...item, name: part.name, before: after, after: before });
    }
  }
  for (const [categoryId, ids] of back) await contents.assignCategory(ids, categoryId);

  const positions = new Map(ofField('position').map((item) => [item.entityId, item.before]));
  for (const item of ofField('parentId')) {
    const { entityId: id, before, after } = item;
    const child = await categories.find(id);
    if (!child) skipped.push(skip(item, 'missing'));
    else if (
      child.parentId !== after ||
      (await categories.listAncestors(before ?? '')).includes(id)
    )
      skipped.push(skip({ ...item, name: child.name }, 'edited'));
    else {
      await store.move([id], before);
      await store.setPositions(new Map([[id, numberOf(positions.get(id))]]));
      changed.push({ ...item, name: child.name, before: after, after: before });
    }
  }

  for (const [id, own] of itemsByRecord(ofField('categoryIds'))) {
    const [before = [], after = []] = own.flatMap((item) =>
      [item.before, item.after].map((list) => JSON.parse(list ?? '[]') as string[]),
    );
    const found = (await contents.listAttributes(after)).find((attribute) => attribute.id === id);
    // One that has lost a category since stays as it is.
    if (!found || after.some((category) => !found.categoryIds.includes(category))) continue;
    const added = after.filter((category) => !before.includes(category));
    const kept = found.categoryIds.filter((category) => !added.includes(category));
    await contents.setAttributeCategories(id, [...new Set([...kept, ...before])].sort());
  }
  return { changed, skipped };
}

const idsOf = (rows: { id: string }[]): string[] => rows.map(({ id }) => id);

const textOf = (position: number | null) => (position === null ? null : String(position));

const numberOf = (position: string | null | undefined) => (position ? Number(position) : null);

export const movedPart = (
  { id, name, categoryId }: Pick<CategorizedPart, 'id' | 'name' | 'categoryId'>,
  after: string | null,
): ChangedField => ({ entityId: id, name, field: 'categoryId', before: categoryId, after });

import type { Category } from '@/server/generated/requests';
import type { CategoryRow } from './repository';

/** Empty texts are left out. */
export function presentCategory(row: CategoryRow): Category {
  const { image, width, height } = row;
  return {
    _id: row.id,
    name: row.name,
    ...(row.description && { description: row.description }),
    ...(row.parentId && { parentId: row.parentId }),
    ...(image && { image }),
    ...(image &&
      width !== null &&
      height !== null && { imageSizes: { [image]: { width, height } } }),
    partCount: row.partCount,
    version: row.version,
  };
}

/** Nests rows below their parents and keeps their order; only categories with children have a list. */
export function presentTree(rows: CategoryRow[]): Category[] {
  const byId = new Map(rows.map((row) => [row.id, presentCategory(row)]));
  const roots: Category[] = [];
  for (const category of byId.values()) {
    const parent = category.parentId === undefined ? undefined : byId.get(category.parentId);
    if (parent) (parent.children ??= []).push(category);
    else roots.push(category);
  }
  return roots;
}

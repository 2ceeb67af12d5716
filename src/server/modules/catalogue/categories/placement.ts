import type { Queries } from '@/server/db/types';
import { badRequest } from '@/server/lib/httpError';
import { categoryRepository } from './repository';

/** Recursive code would exceed the stack on much deeper trees. */
export const MAX_DEPTH = 100;

/**
 * Returns the ids of the ancestors of a category of this parent. Throws `parent_category_unknown`,
 * and `category_below_itself` where the category `id` is one of them.
 */
export async function assertParent(queries: Queries, parentId: string, id = ''): Promise<string[]> {
  const ancestorIds = await categoryRepository(queries).listAncestors(parentId);
  if (ancestorIds.length === 0)
    throw badRequest('parent_category_unknown', 'The parent category does not exist.');
  if (ancestorIds.includes(id))
    throw badRequest('category_below_itself', 'A category cannot be moved below itself.');
  return ancestorIds;
}

/**
 * Returns the ids of a category and all below it. Throws `category_too_deep`, and what `assertParent`
 * throws, where it cannot be a subcategory of this parent; null: the top level.
 */
export async function assertMovable(
  queries: Queries,
  id: string,
  parentId: string | null,
): Promise<string[]> {
  const subtree = await categoryRepository(queries).listSubtree(id);
  const ancestorIds = parentId ? await assertParent(queries, parentId, id) : [];
  assertDepth(ancestorIds.length + 1 + Math.max(...subtree.map(({ depth }) => depth)));
  return subtree.map((node) => node.id);
}

/** Throws `category_too_deep`. */
export function assertDepth(depth: number): void {
  if (depth > MAX_DEPTH) {
    throw badRequest('category_too_deep', `Categories nest at most ${MAX_DEPTH} levels deep.`, {
      max: MAX_DEPTH,
    });
  }
}

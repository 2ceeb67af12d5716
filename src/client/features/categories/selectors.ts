import { createSelector } from '@reduxjs/toolkit';
import { type Category, api } from '@/client/api';
import { topLevelOption, type CategoryOption } from '@/client/lib/categoryOption';

const none: Category[] = [];

export type ApiState = Parameters<typeof selectCategoryTree>[0];

/** The tree of the public site, with what menus show; screens of the console load the whole one. */
export const MENU_TREE = { fields: 'menu' } as const;

const selectListResult = createSelector(
  [api.endpoints.listCategories.select({}), api.endpoints.listCategories.select(MENU_TREE)],
  (whole, menu) => (whole.data || menu.isUninitialized ? whole : menu),
);

/** The tree from the backend; empty while it is loading and after a failure. */
export const selectCategoryTree = createSelector(
  selectListResult,
  (result): Category[] => result.data ?? none,
);

interface TreeEntry {
  category: Category;
  ancestors: Category[];
}

export const flatten = (tree: Category[], ancestors: Category[] = []): TreeEntry[] =>
  tree.flatMap((category) => [
    { category, ancestors },
    ...flatten(category.children ?? none, [...ancestors, category]),
  ]);

export const selectCategoriesById = createSelector(
  selectCategoryTree,
  (tree) => new Map(flatten(tree).map(({ category }) => [category._id, category])),
);

export const selectAncestorsById = createSelector(
  selectCategoryTree,
  (tree) => new Map(flatten(tree).map(({ category, ancestors }) => [category._id, ancestors])),
);

/** The tree has neither been loaded nor failed to load. */
export const selectTreeIsLoading = createSelector(
  selectListResult,
  ({ isUninitialized, isLoading }) => isUninitialized || isLoading,
);

export const selectCategoryOptions = createSelector(selectCategoryTree, (tree) =>
  flatten(tree).map(({ category: { _id: id, name }, ancestors }): CategoryOption => {
    const label = ancestors.length > 0 ? `${'—'.repeat(ancestors.length)} ${name}` : name;
    const path = [...ancestors.map((ancestor) => ancestor.name), name];
    return { id, name, label, path, ancestorIds: ancestors.map(({ _id }) => _id) };
  }),
);

/** The choices with a record's own category, which stays selected where the tree isn't loaded. */
export const withCategory = (
  options: readonly CategoryOption[],
  own: { _id: string; name: string } | undefined,
): readonly CategoryOption[] =>
  !own || options.some(({ id }) => id === own._id)
    ? options
    : [...options, topLevelOption(own._id, own.name)];

/** The subcategories of a category at any depth, and the parts in all of them and in itself. */
export function countBelow(category: Category): { subcategories: number; parts?: number } {
  const below = flatten(category.children ?? none).map((entry) => entry.category);
  const counts = [category, ...below].map(({ partCount }) => partCount ?? NaN);
  const parts = counts.reduce((sum, count) => sum + count, 0);
  // With one count missing the sum would be wrong.
  return { subcategories: below.length, parts: Number.isNaN(parts) ? undefined : parts };
}

/** Parts are filed directly in it; assumed where the backend doesn't count them. */
export const hasOwnParts = ({ partCount }: Category) => partCount !== 0;

/** Parts in and below each category, by id; without those that the backend doesn't count. */
export type BranchCounts = ReadonlyMap<string, number>;

export const selectBranchCounts = createSelector(selectCategoriesById, (byId): BranchCounts => {
  const counts = new Map<string, number>();
  for (const category of byId.values()) {
    const { parts } = countBelow(category);
    if (parts !== undefined) counts.set(category._id, parts);
  }
  return counts;
});

/** Returns the categories whose branches have parts. */
export const withParts = (categories: readonly Category[], counts: BranchCounts) =>
  categories.filter(({ _id }) => counts.get(_id) !== 0);

const pruneTree = (
  categories: readonly Category[],
  counts: BranchCounts,
  path: readonly string[],
): Category[] =>
  categories
    .filter(({ _id }) => counts.get(_id) !== 0 || path.includes(_id))
    .map((category) => ({
      ...category,
      children: pruneTree(category.children ?? [], counts, path),
    }));

/**
 * The tree for visitors: without categories that have no parts in or below them, except the current
 * one and its ancestors. Where the backend doesn't count, all of them are in it.
 */
export const selectVisibleTree = createSelector(
  [
    selectCategoryTree,
    selectBranchCounts,
    selectAncestorsById,
    // A current category with parts changes nothing: the tree is not computed again for it.
    (state: ApiState, currentId = '') =>
      selectBranchCounts(state).get(currentId) === 0 ? currentId : '',
  ],
  (tree, counts, ancestorsById, emptyId) => {
    const ancestors = ancestorsById.get(emptyId) ?? [];
    return pruneTree(tree, counts, [...ancestors.map(({ _id }) => _id), emptyId]);
  },
);

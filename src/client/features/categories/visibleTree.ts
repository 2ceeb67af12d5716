import { createSelector } from '@reduxjs/toolkit';
import type { Category } from '@/client/api';
import {
  type ApiState,
  countBelow,
  selectAncestorsById,
  selectCategoriesById,
  selectCategoryTree,
} from './selectors';

/** Parts in whole branches by category id; without those that the backend doesn't count. */
export type BranchCounts = ReadonlyMap<string, number>;

/** The number of parts in each category and everything below it. */
export const selectBranchCounts = createSelector(selectCategoriesById, (byId): BranchCounts => {
  const counts = new Map<string, number>();
  for (const category of byId.values()) {
    const { parts } = countBelow(category);
    if (parts !== undefined) counts.set(category._id, parts);
  }
  return counts;
});

/** Without the categories whose branches have no parts. */
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

import { createSelector } from '@reduxjs/toolkit';
import type { Category } from '@/client/api';
import { type BranchCounts, selectBranchCounts } from './branchCounts';
import { type ApiState, selectAncestorsById, selectCategoryTree } from './selectors';

const none: Category[] = [];

/** What leads to some part, or may, and what is on the way; what loses nothing stays the very same. */
const offeredOf = (
  categories: Category[],
  counts: BranchCounts,
  way: readonly string[],
): Category[] =>
  categories
    .filter(({ _id }) => counts.get(_id) !== 0 || way.includes(_id))
    .map((category) => {
      const before = category.children ?? none;
      const children = offeredOf(before, counts, way);
      const isWhole =
        children.length === before.length &&
        children.every((child, index) => child === before[index]);
      return isWhole ? category : { ...category, children };
    });

/**
 * The tree that visitors are offered: no category without parts in or below it, save the one that
 * they are at and those above. A backend that doesn't count leaves all of them.
 */
export const selectOfferedTree = createSelector(
  [
    selectCategoryTree,
    selectBranchCounts,
    selectAncestorsById,
    // Others are in the tree anyway: it is the same for all of them.
    (state: ApiState, currentId = '') =>
      selectBranchCounts(state).get(currentId) === 0 ? currentId : '',
  ],
  (tree, counts, ancestorsById, currentId) => {
    const above = ancestorsById.get(currentId) ?? none;
    return offeredOf(tree, counts, [...above.map(({ _id }) => _id), currentId]);
  },
);

const selectOutermost = createSelector(selectOfferedTree, (tree) =>
  tree.map((category) => ({ ...category, children: none })),
);

/** The outermost categories, with what is below for the one that holds this category. */
export const selectTreeAround = createSelector(
  [
    selectOfferedTree,
    selectOutermost,
    (state: ApiState, id: string) => selectAncestorsById(state).get(id)?.[0]?._id ?? id,
  ],
  (tree, outermost, id) =>
    tree.map((category, index) => (category._id === id ? category : outermost[index]!)),
);

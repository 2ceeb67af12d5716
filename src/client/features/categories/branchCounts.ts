import { createSelector } from '@reduxjs/toolkit';
import type { Category } from '@/client/api';
import { countBelow, selectCategoriesById } from './selectors';

/** Parts of whole branches by the category at their top; one that nobody counts is missing. */
export type BranchCounts = ReadonlyMap<string, number>;

/** Parts in a category and everything below it, of all that the backend counts. */
export const selectBranchCounts = createSelector(selectCategoriesById, (byId): BranchCounts => {
  const counts = new Map<string, number>();
  for (const category of byId.values()) {
    const { parts } = countBelow(category);
    if (parts !== undefined) counts.set(category._id, parts);
  }
  return counts;
});

/** The categories that lead to some part, or may: a backend that doesn't count leaves it open. */
export const withParts = (categories: readonly Category[], counts: BranchCounts) =>
  categories.filter(({ _id }) => counts.get(_id) !== 0);

import { createSelector } from '@reduxjs/toolkit';
import type { Category, PartFacets } from '../../api';
import {
  countBelow,
  selectAncestorsById,
  selectCategoriesById,
  selectCategoryTree,
  walk,
} from './selectors';

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

/** What a list counts by category, summed up over the branches of the tree. */
export function branchesOf(tree: Category[], facets: PartFacets['categories']): BranchCounts {
  const own = new Map(facets.map(({ _id, count }) => [_id, count]));
  const counts = new Map<string, number>();
  walk(tree, ({ _id }, ancestors) => {
    const count = own.get(_id) ?? 0;
    for (const id of [_id, ...ancestors.map((each) => each._id)]) {
      counts.set(id, (counts.get(id) ?? 0) + count);
    }
  });
  return counts;
}

/** A category that a search can be narrowed down to. */
export interface CategoryChoice {
  id: string;
  name: string;
  count: number;
  /** 0 is the outermost. */
  level: number;
}

/**
 * The outermost categories, and the way to the chosen one with what is directly below it: as much
 * of the tree as somebody needs to go on from there. In place of a category that holds the whole list
 * stands what is below it, which narrows the list down.
 */
export const selectCategoryChoices = createSelector(
  [
    selectCategoryTree,
    selectAncestorsById,
    (_state: unknown, facets: PartFacets['categories']) => facets,
    (_state: unknown, _facets: PartFacets['categories'], chosen: string | undefined) => chosen,
    (_state: unknown, _facets: unknown, _chosen: unknown, total?: number) => total,
  ],
  (tree, ancestorsById, facets, chosen, total): CategoryChoice[] => {
    const counts = branchesOf(tree, facets);
    const filed = facets.reduce((sum, { count }) => sum + count, 0);
    const holdsAll = ({ _id }: Category) => !chosen && filed === total && counts.get(_id) === filed;
    const way = chosen ? [...(ancestorsById.get(chosen)?.map(({ _id }) => _id) ?? []), chosen] : [];
    const choices: CategoryChoice[] = [];
    walk(tree, (category, ancestors) => {
      const { _id, name } = category;
      const above = ancestors.filter((each) => !holdsAll(each));
      if (above.some((each) => !way.includes(each._id)) || holdsAll(category)) return;
      const count = counts.get(_id) ?? 0;
      if (count > 0 || _id === chosen) choices.push({ id: _id, name, count, level: above.length });
    });
    return choices;
  },
);

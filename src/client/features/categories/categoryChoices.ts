import { createSelector } from '@reduxjs/toolkit';
import type { Category, PartFacets } from '@/client/api';
import type { BranchCounts } from './visibleTree';
import { selectAncestorsById, selectCategoryTree, flatten } from './selectors';

/** The counts of a list by category, summed up over the branches of the tree. */
export function branchesOf(tree: Category[], facets: PartFacets['categories']): BranchCounts {
  const own = new Map(facets.map(({ _id, count }) => [_id, count]));
  const counts = new Map<string, number>();
  for (const { category, ancestors } of flatten(tree)) {
    const count = own.get(category._id) ?? 0;
    for (const { _id } of [category, ...ancestors]) counts.set(_id, (counts.get(_id) ?? 0) + count);
  }
  return counts;
}

/**
 * The outermost categories, and the ancestors of the selected one with its direct subcategories. A
 * category that holds the whole list filters nothing: its subcategories take its place.
 */
export const selectCategoryChoices = createSelector(
  [
    selectCategoryTree,
    selectAncestorsById,
    (_state: unknown, facets: PartFacets['categories']) => facets,
    (_state: unknown, _facets: PartFacets['categories'], chosen: string | undefined) => chosen,
    (_state: unknown, _facets: unknown, _chosen: unknown, total?: number) => total,
  ],
  (tree, ancestorsById, facets, chosen, total) => {
    const counts = branchesOf(tree, facets);
    const filed = facets.reduce((sum, { count }) => sum + count, 0);
    const holdsAll = ({ _id }: Category) => !chosen && filed === total && counts.get(_id) === filed;
    const path = chosen
      ? [...(ancestorsById.get(chosen)?.map(({ _id }) => _id) ?? []), chosen]
      : [];
    return flatten(tree).flatMap(({ category, ancestors }) => {
      const { _id: id, name } = category;
      const above = ancestors.filter((each) => !holdsAll(each));
      if (above.some(({ _id }) => !path.includes(_id)) || holdsAll(category)) return [];
      const count = counts.get(id) ?? 0;
      return count > 0 || id === chosen ? [{ id, name, count, level: above.length }] : [];
    });
  },
);

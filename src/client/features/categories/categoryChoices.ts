import { createSelector } from '@reduxjs/toolkit';
import type { Category, PartFacets } from '@/client/api';
import type { BranchCounts } from './visibleTree';
import { selectAncestorsById, selectCategoryTree, walk } from './selectors';

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

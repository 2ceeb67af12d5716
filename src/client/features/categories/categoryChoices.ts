import { type Category, type PartFacets, langOf } from '@/client/api';
import { type BranchCounts, flatten } from './selectors';

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

const sortedByCount = (tree: readonly Category[], counts: BranchCounts): Category[] =>
  tree
    .map((category) => ({
      ...category,
      children: sortedByCount(category.children ?? [], counts),
    }))
    .sort((a, b) => (counts.get(b._id) ?? 0) - (counts.get(a._id) ?? 0));

/**
 * The outermost categories, and the ancestors of the selected one with its direct subcategories,
 * those with the most parts first. A category that holds the whole list filters nothing: its
 * subcategories take its place.
 */
export function categoryChoices(
  tree: Category[],
  { categories, total }: Pick<PartFacets, 'categories'> & { total: number },
  selectedId: string | undefined,
) {
  const counts = branchesOf(tree, categories);
  const entries = flatten(sortedByCount(tree, counts));
  const selected = entries.find(({ category }) => category._id === selectedId);
  const path = selected ? [...selected.ancestors, selected.category] : [];
  const filed = categories.reduce((sum, { count }) => sum + count, 0);
  const holdsAll = ({ _id }: Category) =>
    !selectedId && filed === total && counts.get(_id) === filed;
  return entries.flatMap(({ category, ancestors }) => {
    const { _id, name } = category;
    const shown = ancestors.filter((ancestor) => !holdsAll(ancestor));
    if (shown.some((ancestor) => !path.includes(ancestor)) || holdsAll(category)) return [];
    const count = counts.get(_id) ?? 0;
    const isSelected = _id === selectedId;
    if (count === 0 && !isSelected) return [];
    const level = shown.length;
    return [
      { value: _id, label: name, lang: langOf(category), count, level, selected: isSelected },
    ];
  });
}

import { matchesQuery } from '@/shared/search';
import type { Category } from '@/client/api';

export const sortableColumns = ['name', 'subcategories'] as const;
export type SortableColumn = (typeof sortableColumns)[number];
export type CategorySort = SortableColumn | `-${SortableColumn}` | undefined;

/** A category in the table, at its depth in the tree. */
export interface CategoryRow {
  category: Category;
  level: number;
  expanded: boolean;
}

const childrenOf = (category: Category): Category[] => category.children ?? [];

/** The branches of the tree in which a name holds every word of `q`, whole below such a name. */
export function searchTree(tree: Category[], q: string): Category[] {
  if (!q.trim()) return tree;
  return tree.flatMap((category) => {
    if (matchesQuery(q, category.name)) return [category];
    const children = searchTree(childrenOf(category), q);
    return children.length > 0 ? [{ ...category, children }] : [];
  });
}

/** Every level in the order wanted; without one as the backend sent it. */
export function sortTree(tree: Category[], sort: CategorySort): Category[] {
  if (!sort) return tree;
  const direction = sort.startsWith('-') ? -1 : 1;
  const compare = (a: Category, b: Category) =>
    sort.endsWith('name')
      ? a.name.localeCompare(b.name)
      : childrenOf(a).length - childrenOf(b).length;
  const sorted = (level: Category[]): Category[] =>
    [...level]
      .sort((a, b) => direction * compare(a, b))
      .map((category) =>
        category.children ? { ...category, children: sorted(category.children) } : category,
      );
  return sorted(tree);
}

/** The rows to show, an expanded category's children right below it. */
export function visibleRows(
  tree: Category[],
  isExpanded: (category: Category) => boolean,
  level = 0,
): CategoryRow[] {
  return tree.flatMap((category) => {
    const expanded = childrenOf(category).length > 0 && isExpanded(category);
    const below = expanded ? visibleRows(childrenOf(category), isExpanded, level + 1) : [];
    return [{ category, level, expanded }, ...below];
  });
}

/** Ids of the categories above those whose name holds every word of `q`: a search shows them open. */
export function branchesTo(tree: Category[], q: string): Set<string> {
  const open = new Set<string>();
  const visit = (category: Category): boolean => {
    const below = childrenOf(category).map(visit).some(Boolean);
    if (below) open.add(category._id);
    return below || matchesQuery(q, category.name);
  };
  if (q.trim()) tree.forEach(visit);
  return open;
}

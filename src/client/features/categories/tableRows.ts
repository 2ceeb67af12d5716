import { compareNames } from '@/shared/compareNames';
import { matchesQuery } from '@/shared/search';
import type { Category } from '@/client/api';

export const sortableColumns = ['name', 'subcategories'] as const;

/** A category in the table, at its depth in the tree. */
export interface CategoryRow extends Category {
  level: number;
  expanded: boolean;
  /** Expanded by a search: it can't be collapsed. */
  heldOpen: boolean;
}

/**
 * The branches of the tree in which a name matches `q`, whole below such a name. Each level is
 * sorted by `sort` or as the backend sent it.
 */
export function findBranches(
  tree: Category[],
  q: string,
  sort?: `${'' | '-'}${(typeof sortableColumns)[number]}`,
): Category[] {
  const branches = tree.flatMap((category) => {
    const isFound = matchesQuery(q, category.name);
    const children = findBranches(category.children ?? [], isFound ? '' : q, sort);
    return isFound || children.length > 0 ? [{ ...category, children }] : [];
  });
  if (!sort) return branches;
  const direction = sort.startsWith('-') ? -1 : 1;
  return branches.sort((a, b) => {
    const order = sort.endsWith('name')
      ? compareNames(a.name, b.name)
      : a.children.length - b.children.length;
    return direction * order;
  });
}

const hasMatchBelow = ({ children = [] }: Category, q: string): boolean =>
  children.some((child) => matchesQuery(q, child.name) || hasMatchBelow(child, q));

/** The rows to show, an expanded category's children right below it. */
export const visibleRows = (
  branches: Category[],
  q: string,
  expandedIds: readonly string[],
  level = 0,
): CategoryRow[] =>
  branches.flatMap((category) => {
    const { _id, children = [] } = category;
    const heldOpen = q.trim() !== '' && hasMatchBelow(category, q);
    const expanded = heldOpen || (children.length > 0 && expandedIds.includes(_id));
    const below = expanded ? visibleRows(children, q, expandedIds, level + 1) : [];
    return [{ ...category, level, expanded, heldOpen }, ...below];
  });

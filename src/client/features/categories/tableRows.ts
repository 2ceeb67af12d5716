import { compareNames } from '@/shared/compareNames';
import { matchesQuery } from '@/shared/search';
import type { Category } from '@/client/api';
import { flatten } from './selectors';

export const sortableColumns = ['name', 'subcategories'] as const;

/** A category with those of its subcategories that a search leaves in the table. */
interface FoundCategory extends Category {
  children: FoundCategory[];
  /** How many it has, found or not. */
  subcategories: number;
}

/** A category in the table, at its depth in the tree. */
export interface CategoryRow extends FoundCategory {
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
): FoundCategory[] {
  const branches = tree.flatMap((category) => {
    const isFound = matchesQuery(q, category.name);
    const all = category.children ?? [];
    const children = findBranches(all, isFound ? '' : q, sort);
    const found = { ...category, children, subcategories: all.length };
    return isFound || children.length > 0 ? [found] : [];
  });
  if (!sort) return branches;
  const direction = sort.startsWith('-') ? -1 : 1;
  return branches.sort((a, b) => {
    const order = sort.endsWith('name')
      ? compareNames(a.name, b.name)
      : a.subcategories - b.subcategories;
    return direction * order;
  });
}

/** How many categories have a name that matches `q`, at any depth. */
export const countMatches = (tree: Category[], q: string): number =>
  flatten(tree).filter(({ category }) => matchesQuery(q, category.name)).length;

const hasMatchBelow = ({ children = [] }: Category, q: string): boolean =>
  children.some((child) => matchesQuery(q, child.name) || hasMatchBelow(child, q));

/** The rows to show, an expanded category's children right below it. */
export const visibleRows = (
  branches: FoundCategory[],
  q: string,
  expandedIds: readonly string[],
  level = 0,
): CategoryRow[] =>
  branches.flatMap((category) => {
    const { _id, children } = category;
    const heldOpen = q.trim() !== '' && hasMatchBelow(category, q);
    const expanded = heldOpen || (children.length > 0 && expandedIds.includes(_id));
    const below = expanded ? visibleRows(children, q, expandedIds, level + 1) : [];
    return [{ ...category, level, expanded, heldOpen }, ...below];
  });

import { createSelector } from '@reduxjs/toolkit';
import { type Category, api } from '@/client/api';

/** A category in the flat list of choices; `label` starts with a dash for each level. */
export interface CategoryOption {
  id: string;
  name: string;
  label: string;
  /** Ids of the categories above it, outermost first. */
  above: readonly string[];
}

const none: Category[] = [];

/** The part of the state that holds the tree. */
export type ApiState = Parameters<typeof selectCategoryTree>[0];

const selectListResult = api.endpoints.listCategories.select();

/** The tree from the backend; empty while it is loading and after a failure. */
export const selectCategoryTree = createSelector(
  selectListResult,
  (result): Category[] => result.data ?? none,
);

/** Visits every category with those above it, outermost first. */
export const walk = (
  categories: Category[],
  visit: (category: Category, ancestors: Category[]) => void,
  ancestors: Category[] = [],
): void => {
  for (const category of categories) {
    visit(category, ancestors);
    walk(category.children ?? none, visit, [...ancestors, category]);
  }
};

export const selectCategoriesById = createSelector(selectCategoryTree, (tree) => {
  const byId = new Map<string, Category>();
  walk(tree, (category) => byId.set(category._id, category));
  return byId;
});

/** For every category the categories above it, outermost first. */
export const selectAncestorsById = createSelector(selectCategoryTree, (tree) => {
  const byId = new Map<string, Category[]>();
  walk(tree, (category, ancestors) => byId.set(category._id, ancestors));
  return byId;
});

/** The tree has neither been loaded nor failed to load. */
export const selectTreeIsLoading = createSelector(
  selectListResult,
  ({ isUninitialized, isLoading }) => isUninitialized || isLoading,
);

export const selectCategoryCount = createSelector(selectCategoriesById, (byId) => byId.size);

/** All categories in order of the tree, for a select. */
export const selectCategoryOptions = createSelector(selectCategoryTree, (tree) => {
  const options: CategoryOption[] = [];
  walk(tree, ({ _id, name }, ancestors) => {
    const dashes = '—'.repeat(ancestors.length);
    options.push({
      id: _id,
      name,
      label: dashes ? `${dashes} ${name}` : name,
      above: ancestors.map((each) => each._id),
    });
  });
  return options;
});

/** The choices with a record's own category, which stays selected where the tree isn't loaded. */
export const withCategory = (
  options: readonly CategoryOption[],
  own: { _id: string; name: string } | undefined,
): readonly CategoryOption[] =>
  !own || options.some(({ id }) => id === own._id)
    ? options
    : [...options, { id: own._id, name: own.name, label: own.name, above: [] }];

/** What deleting a category affects: its subcategories at any depth, and the parts in all of them. */
export function countBelow(category: Category): { subcategories: number; parts?: number } {
  let subcategories = 0;
  let parts: number | undefined = category.partCount;
  walk(category.children ?? none, (child) => {
    subcategories += 1;
    // With one count missing the sum would be wrong.
    parts =
      parts === undefined || child.partCount === undefined ? undefined : parts + child.partCount;
  });
  return { subcategories, parts };
}

/** Parts are filed directly in it; assumed where the backend doesn't count them. */
export const hasOwnParts = ({ partCount }: Category) => partCount !== 0;

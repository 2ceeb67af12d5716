import { type Category, type CategoryForm } from '@/client/api';
import { type MergeRules, textRule, valueRule } from '@/client/lib/threeWayMerge';
import { walk } from './selectors';

/** What the category form holds while it is edited. */
export interface CategoryValues {
  name: string;
  description: string;
  /** Empty for a top-level category. */
  parentId: string;
  /** A newly chosen image, or the stored one by its name. */
  image: File | string | null;
}

/** A category of the tree with those above it, outermost first. */
export interface StoredCategory {
  category: Category;
  ancestors: Category[];
  version?: number;
}

/** A choice of the parent select. */
export interface ParentChoice {
  id: string;
  label: string;
}

/** How two versions of a category are compared, in the order of the form. */
export const categoryRules: MergeRules<CategoryValues> = {
  name: textRule,
  parentId: valueRule,
  description: textRule,
  image: valueRule,
};

export const categoryValues = (stored?: StoredCategory): CategoryValues => ({
  name: stored?.category.name ?? '',
  description: stored?.category.description ?? '',
  parentId: stored?.ancestors.at(-1)?._id ?? '',
  image: stored?.category.image ?? null,
});

/** The body of the calls; without an image the stored one stays as it is. */
export const toCategoryForm = (values: CategoryValues): CategoryForm => ({
  name: values.name.trim(),
  description: values.description.trim(),
  parentId: values.parentId || undefined,
  image: typeof values.image === 'string' ? undefined : (values.image ?? undefined),
});

/** Finds a category in the tree. */
export function storedIn(tree: Category[], id: string): StoredCategory | undefined {
  const found: StoredCategory[] = [];
  walk(tree, (category, ancestors) => {
    if (category._id === id) found.push({ category, ancestors, version: category.version });
  });
  return found[0];
}

/**
 * Top-level categories, without the category that is edited. Where that one lies deeper, its
 * parent is a choice as well, so that saving doesn't move it unasked.
 */
export function parentChoices(tree: Category[], edited?: StoredCategory): ParentChoice[] {
  const choices = tree
    .filter(({ _id }) => _id !== edited?.category._id)
    .map(({ _id, name }) => ({ id: _id, label: name }));
  const ancestors = edited?.ancestors ?? [];
  const parent = ancestors.at(-1);
  if (!parent || choices.some(({ id }) => id === parent._id)) return choices;
  return [...choices, { id: parent._id, label: ancestors.map(({ name }) => name).join(' › ') }];
}

import type { Category } from '../../api';
import { type MergeRules, textRule, valueRule } from '../../lib/threeWayMerge';
import { type CategoryValues, categoryValues } from './categoryValues';

/** A category of the tree with those above it, outermost first. */
export interface StoredCategory {
  category: Category;
  ancestors: Category[];
  version?: number;
}

/** All that an admin edits of a category. The image is a stored one's name or a chosen file. */
export type CategoryState = Omit<CategoryValues, 'image'> & { image: File | string | null };

/** How two versions of a category are compared, in the order of the form. */
export const categoryRules: MergeRules<CategoryState> = {
  name: textRule,
  parentId: valueRule,
  description: textRule,
  image: valueRule,
};

export const stateOf = ({ category, ancestors }: StoredCategory): CategoryState => ({
  ...categoryValues(category),
  parentId: ancestors.at(-1)?._id ?? '',
  image: category.image ?? null,
});

/** What the form holds means what was stored when it was filled where no other image is chosen. */
export const toState = (values: CategoryValues, origin: StoredCategory): CategoryState => ({
  ...values,
  image: values.image ?? origin.category.image ?? null,
});

export const fromState = ({ image, ...texts }: CategoryState): CategoryValues => ({
  ...texts,
  image: typeof image === 'string' ? null : image,
});

/** Finds a category in the tree. */
export function storedIn(
  tree: Category[],
  id: string,
  ancestors: Category[] = [],
): StoredCategory | undefined {
  for (const category of tree) {
    if (category._id === id) return { category, ancestors, version: category.version };
    const found = storedIn(category.children ?? [], id, [...ancestors, category]);
    if (found) return found;
  }
  return undefined;
}

import type { Category, CategoryForm } from '../../api';

/** What the category form holds while it is edited. */
export interface CategoryValues {
  name: string;
  description: string;
  /** Empty for a top-level category. */
  parentId: string;
  /** A newly chosen image; null leaves the saved one as it is. */
  image: File | null;
}

/** A choice of the parent select. */
export interface ParentChoice {
  id: string;
  label: string;
}

export const categoryValues = (category?: Category): CategoryValues => ({
  name: category?.name ?? '',
  description: category?.description ?? '',
  parentId: category?.parentId ?? '',
  image: null,
});

export const toCategoryForm = ({
  name,
  description,
  parentId,
  image,
}: CategoryValues): CategoryForm => ({
  name: name.trim(),
  description: description.trim(),
  parentId: parentId || undefined,
  image: image ?? undefined,
});

/**
 * Top-level categories, without the category that is edited. Where that one lies deeper, its
 * parent is a choice as well, so that saving doesn't move it unasked.
 */
export function parentChoices(
  tree: Category[],
  edited?: { category: Category; ancestors: Category[] },
): ParentChoice[] {
  const choices = tree
    .filter(({ _id }) => _id !== edited?.category._id)
    .map(({ _id, name }) => ({ id: _id, label: name }));
  const ancestors = edited?.ancestors ?? [];
  const parent = ancestors.at(-1);
  if (!parent || choices.some(({ id }) => id === parent._id)) return choices;
  return [...choices, { id: parent._id, label: ancestors.map(({ name }) => name).join(' › ') }];
}

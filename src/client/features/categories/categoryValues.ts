import { type Category, type CategoryForm } from '@/client/api';
import { listRule, type MergeRules, textRule, valueRule } from '@/client/lib/threeWayMerge';
import { joined } from '@/shared/isolate';
import { flatten } from './selectors';

export interface CategoryValues {
  name: string;
  nameZh: string;
  description: string;
  descriptionZh: string;
  /** Fields whose Chinese text still fits although the English one has changed. */
  reviewedZh: ('name' | 'description')[];
  /** Empty for a top-level category. */
  parentId: string;
  /** A chosen file, or the stored image by its file name. */
  image: File | string | null;
}

/** A category of the tree with those above it, outermost first. */
export interface StoredCategory extends Category {
  ancestors: Category[];
}

export interface ParentChoice {
  id: string;
  label: string;
}

/** How two versions of a category are compared, in the order of the form. */
export const categoryRules: MergeRules<CategoryValues> = {
  name: textRule,
  nameZh: textRule,
  parentId: valueRule,
  description: textRule,
  descriptionZh: textRule,
  reviewedZh: listRule,
  image: valueRule,
};

export const categoryValues = (stored?: StoredCategory): CategoryValues => ({
  name: stored?.name ?? '',
  nameZh: stored?.nameZh ?? '',
  description: stored?.description ?? '',
  descriptionZh: stored?.descriptionZh ?? '',
  reviewedZh: [],
  parentId: stored?.ancestors.at(-1)?._id ?? '',
  image: stored?.image ?? null,
});

/** Values for a draft: the stored image instead of a chosen one, which cannot be stored. */
export const categoryFiles = (stored?: StoredCategory) => ({
  filesIn: ({ image }: CategoryValues) =>
    image === null || typeof image === 'string' ? [] : [image],
  storable: (values: CategoryValues): CategoryValues => ({
    ...values,
    image: stored?.image ?? null,
  }),
});

const changedText = (text: string, before = '') =>
  textRule.same(text, before) ? undefined : text.trim();

/** The body of the calls; without an image or a Chinese text the stored one stays as it is. */
export const toCategoryForm = (values: CategoryValues, before?: Category): CategoryForm => ({
  name: values.name.trim(),
  nameZh: changedText(values.nameZh, before?.nameZh),
  description: values.description.trim(),
  descriptionZh: changedText(values.descriptionZh, before?.descriptionZh),
  reviewedZh: values.reviewedZh,
  parentId: values.parentId || undefined,
  image: typeof values.image === 'string' ? undefined : (values.image ?? undefined),
});

/** Returns a category and its ancestors without their branches, which drafts need not store. */
export function storedIn(tree: Category[], id: string): StoredCategory | undefined {
  const found = flatten(tree).find(({ category }) => category._id === id);
  if (!found) return undefined;
  const [category, ...ancestors] = [found.category, ...found.ancestors].map(
    ({ children: _branches, ...own }) => own,
  );
  return category && { ...category, ancestors };
}

/**
 * Top-level categories without the edited one. A parent that lies deeper is a choice as well, so that
 * saving does not move the category.
 */
export function parentChoices(tree: Category[], edited?: StoredCategory): ParentChoice[] {
  const choices = tree
    .filter(({ _id }) => _id !== edited?._id)
    .map(({ _id, name }) => ({ id: _id, label: name }));
  const ancestors = edited?.ancestors ?? [];
  const parent = ancestors.at(-1);
  if (!parent || choices.some(({ id }) => id === parent._id)) return choices;
  return [
    ...choices,
    {
      id: parent._id,
      label: joined(
        ancestors.map(({ name }) => name),
        ' › ',
      ),
    },
  ];
}

/** The tree of categories, with the number of parts in each. */
export const CATEGORIES_TAG = 'categories';

/** Which parts are published. */
export const PARTS_TAG = 'parts';

/** What parts are sorted by, beside the time when they were added. */
export const SORTED_TEXTS_TAG = 'sortedTexts';

export const partTag = (id: string): string => `part:${id}`;

/** Which published parts a category has. */
export const categoryTag = (id: string): string => `category:${id}`;

/** A part before or after a change. */
interface TaggedPart {
  id: string;
  categoryId: string | null;
  /** 1: not published. */
  hidden: number;
}

/** What the change of a part touches; a part that is added or deleted has one state only. */
export function tagsOfPart(
  before: TaggedPart | undefined,
  after: TaggedPart | undefined,
): string[] {
  const states = [before, after].filter((state) => state !== undefined);
  const tags = [SORTED_TEXTS_TAG, ...states.map(({ id }) => partTag(id))];
  if (before?.categoryId === after?.categoryId && before?.hidden === after?.hidden) return tags;
  const categories = states.flatMap(({ categoryId }) =>
    categoryId ? [categoryTag(categoryId)] : [],
  );
  return [...tags, PARTS_TAG, CATEGORIES_TAG, ...categories];
}

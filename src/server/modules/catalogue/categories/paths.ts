import { PATH_SEPARATOR } from '@/shared/imports';
import type { Row } from '@/server/db/types';

/** Where categories stand in the tree. */
export function categoryPaths<Category extends Row<'categories', 'id' | 'parentId'>>(
  categories: readonly (Category & Record<'name' | 'nameZh', string>)[],
) {
  const byId = new Map(categories.map((category) => [category.id, category]));

  /** Returns the category and its ancestors, the top one first; empty without one. */
  const withAncestors = (id: string | null): (Category & Record<'name' | 'nameZh', string>)[] => {
    const category = byId.get(id ?? '');
    return category ? [...withAncestors(category.parentId), category] : [];
  };

  /** English names stand for missing Chinese ones. */
  const pathOf = (id: string | null, column: 'name' | 'nameZh' = 'name'): string =>
    withAncestors(id)
      .map((category) => category[column] || category.name)
      .join(PATH_SEPARATOR);

  return { withAncestors, pathOf };
}

import type { Category, SparePart, SparePartPage } from '@/client/api';

/** What the responses of a page may hold, as far as its tags go. */
type Response =
  | { data?: readonly SparePart[]; facets?: SparePartPage['facets'] }
  | (SparePart & { data?: undefined })
  | readonly Category[];

const tagsOfPart = ({ _id, categoryId }: SparePart) => [
  `part-${_id}`,
  ...(categoryId ? [`category-${categoryId._id}`] : []),
];

/**
 * Names of the parts and categories that a page is made of; the tree of all, which every page has in
 * its menus, has one for itself.
 */
export function tagsOf(queries: Record<string, unknown>): string[] {
  const tags = Object.values(queries).flatMap((query) => {
    const { data, originalArgs } = query as { data?: Response; originalArgs?: { id?: string } };
    if (!data) return [];
    if (Array.isArray(data)) return [];
    const parts = 'data' in data && data.data ? data.data : '_id' in data ? [data] : [];
    const asked = 'total' in data && originalArgs?.id ? [`category-${originalArgs.id}`] : [];
    // A category's page counts the parts of all below it.
    const counted = asked.length > 0 && 'facets' in data ? (data.facets?.categories ?? []) : [];
    return [...asked, ...counted.map(({ _id }) => `category-${_id}`), ...parts.flatMap(tagsOfPart)];
  });
  return [...new Set(['categories', ...tags])];
}

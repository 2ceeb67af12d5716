import {
  type Category,
  isNotFound,
  useGetCategoryQuery,
  useListCategoriesQuery,
  refetchOnMount,
} from '@/client/api';
import { type StoredCategory, storedIn } from './categoryValues';

/** A category as it is edited: its place in the tree, and its texts in both languages. */
export function useStoredCategory(id: string) {
  const tree = useListCategoriesQuery({}, refetchOnMount);
  const own = useGetCategoryQuery({ id, lang: 'all' }, refetchOnMount);
  const isFetching = tree.isFetching || own.isFetching;
  return {
    currentData: isFetching ? undefined : toStored(id, tree, own),
    isFetching,
    readAgain: async () => toStored(id, ...(await Promise.all([tree.refetch(), own.refetch()]))),
  };
}

/**
 * Null where it does not exist, undefined after a failure. A backend that offers only the core has
 * the texts in the tree alone, in one language.
 */
function toStored(
  id: string,
  tree: { data?: Category[]; error?: unknown },
  own: { data?: Category; error?: unknown },
): StoredCategory | null | undefined {
  if (!tree.data || tree.error || (own.error && !isNotFound(own.error))) return undefined;
  const found = storedIn(tree.data, id);
  return found ? { ...found, ...(own.error ? undefined : own.data) } : null;
}

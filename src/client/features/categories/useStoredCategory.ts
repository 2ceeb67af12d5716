import {
  type Category,
  isNotFound,
  useGetCategoryQuery,
  useLazyGetCategoryQuery,
  useListCategoriesQuery,
} from '@/client/api';
import { type StoredCategory, storedIn } from './categoryValues';

const inBothLanguages = (id: string) => ({ id, lang: 'all' }) as const;

interface Read {
  tree?: Category[];
  own?: Category;
  treeFailed: boolean;
  ownError: unknown;
}

/** A backend that offers only the core has the texts in the tree alone, in one language. */
function toStored(id: string, { tree, own, treeFailed, ownError }: Read) {
  if (treeFailed || !tree || (ownError && !isNotFound(ownError))) return undefined;
  const found = storedIn(tree, id);
  return found ? { ...found, ...own } : null;
}

/** A category as it is edited: its place in the tree, and its texts in both languages. */
export function useStoredCategory(id: string) {
  // Someone else may have changed it since the table was loaded.
  const options = { refetchOnMountOrArgChange: true };
  const tree = useListCategoriesQuery(undefined, options);
  const own = useGetCategoryQuery(inBothLanguages(id), options);
  const isFetching = tree.isFetching || own.isFetching;
  const read = {
    tree: tree.data,
    own: own.currentData,
    treeFailed: tree.isError,
    ownError: own.error,
  };
  const refetch = () => {
    void tree.refetch();
    void own.refetch();
  };
  return { stored: isFetching ? undefined : toStored(id, read), isFetching, refetch };
}

/** Reads a category again, with the tree that it was found in. */
export function useCategoryReader(id: string) {
  const { refetch } = useListCategoriesQuery();
  const [getCategory] = useLazyGetCategoryQuery();
  return async (): Promise<{ tree?: Category[]; stored?: StoredCategory | null }> => {
    const [{ data: tree, isError }, { data, error }] = await Promise.all([
      refetch(),
      getCategory(inBothLanguages(id)),
    ]);
    const own = error ? undefined : data;
    return { tree, stored: toStored(id, { tree, own, treeFailed: isError, ownError: error }) };
  };
}

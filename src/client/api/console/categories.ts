import { listOf } from '../baseApi';
import { consoleApi } from '../generated/consoleApi';
import type { Category, CategoryPlace } from '../generated/hoistwayApi';
import { onSuccess, onSuccessOrGone } from './invalidation';

const tree = listOf('Category');

const categoriesApi = consoleApi.enhanceEndpoints({
  endpoints: {
    createCategory: {
      extraOptions: { multipart: true },
      invalidatesTags: onSuccess(tree),
    },
    updateCategory: {
      extraOptions: { multipart: true },
      // Parts show its name.
      invalidatesTags: onSuccess(tree, 'SparePart'),
    },
    moveCategory: {
      // The order of the names is that of the page.
      extraOptions: { localized: true },
      async onQueryStarted({ id, categoryPlace }, { dispatch, queryFulfilled }) {
        const moved = dispatch(
          consoleApi.util.updateQueryData('listCategories', {}, (draft) =>
            // As the enhanced endpoint transforms it.
            moveInTree(draft as Category[], id, categoryPlace),
          ),
        );
        await queryFulfilled.catch(() => moved.undo());
      },
      invalidatesTags: [tree],
    },
    sortCategories: { invalidatesTags: [tree] },
    mergeCategory: { invalidatesTags: onSuccessOrGone(tree, 'SparePart', 'Attribute') },
    // Parts of subcategories lose their category too; only the backend knows which.
    deleteCategory: { invalidatesTags: onSuccessOrGone(tree, 'SparePart') },
  },
});

export const {
  useCreateCategoryMutation,
  useUpdateCategoryMutation,
  useMoveCategoryMutation,
  useSortCategoriesMutation,
  useMergeCategoryMutation,
  useDeleteCategoryMutation,
} = categoriesApi;

/** Moves a category in a draft of the cached tree, before the backend has responded. */
function moveInTree(tree: Category[], id: string, { parentId, before }: CategoryPlace) {
  const lists = listsOf(tree);
  const find = (wanted: string | null) => lists.flat().find(({ _id }) => _id === wanted);
  const [moved, parent] = [find(id), find(parentId)];
  const from = lists.find((siblings) => siblings.some(({ _id }) => _id === id));
  if (!moved || !from || (parentId !== null && !parent)) return;
  from.splice(
    from.findIndex(({ _id }) => _id === id),
    1,
  );
  const to = parent ? (parent.children ??= []) : tree;
  const index = to.findIndex(({ _id }) => _id === before);
  to.splice(index < 0 ? to.length : index, 0, { ...moved, parentId: parentId ?? undefined });
}

/** The siblings of each category. */
const listsOf = (siblings: Category[]): Category[][] => [
  siblings,
  ...siblings.flatMap(({ children = [] }) => listsOf(children)),
];

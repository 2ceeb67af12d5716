import { listOf } from '../baseApi';
import { isNotFound } from '../errors';
import { consoleApi } from '../generated/consoleApi';
import type { Category } from '../generated/hoistwayApi';
import { moveInTree } from './moveInTree';

const tree = listOf('Category');

const categoriesApi = consoleApi.enhanceEndpoints({
  endpoints: {
    createCategory: {
      extraOptions: { multipart: true },
      invalidatesTags: (result) => (result ? [tree] : []),
    },
    updateCategory: {
      extraOptions: { multipart: true },
      // Parts show its name.
      invalidatesTags: (result) => (result ? [tree, 'SparePart'] : []),
    },
    moveCategory: {
      // The order of the names is that of the page.
      extraOptions: { localized: true },
      async onQueryStarted({ id, categoryPlace }, { dispatch, queryFulfilled }) {
        const moved = dispatch(
          consoleApi.util.updateQueryData('listCategories', undefined, (draft) =>
            // As the enhanced endpoint transforms it.
            moveInTree(draft as Category[], id, categoryPlace),
          ),
        );
        await queryFulfilled.catch(() => moved.undo());
      },
      invalidatesTags: [tree],
    },
    sortCategories: { invalidatesTags: [tree] },
    mergeCategory: {
      invalidatesTags: (result, error) =>
        result || isNotFound(error) ? [tree, 'SparePart', 'Attribute'] : [],
    },
    deleteCategory: {
      // Parts of subcategories lose their category too; only the backend knows which.
      invalidatesTags: (result, error) => (result || isNotFound(error) ? [tree, 'SparePart'] : []),
    },
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

import { listOf } from '../baseApi';
import { isNotFound } from '../errors';
import { generatedApi } from '../generated/hoistwayApi';

const tree = listOf('Category');

const categoriesApi = generatedApi.enhanceEndpoints({
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
    deleteCategory: {
      // Parts of subcategories lose their category too; only the backend knows which.
      invalidatesTags: (result, error) => (result || isNotFound(error) ? [tree, 'SparePart'] : []),
    },
  },
});

export const { useCreateCategoryMutation, useUpdateCategoryMutation, useDeleteCategoryMutation } =
  categoriesApi;

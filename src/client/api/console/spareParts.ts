import { listOf } from '../baseApi';
import { isNotFound } from '../errors';
import { generatedApi } from '../generated/hoistwayApi';

const lists = listOf('SparePart');
const tree = listOf('Category');

const sparePartsApi = generatedApi.enhanceEndpoints({
  endpoints: {
    createSparePart: {
      extraOptions: { multipart: true },
      // The tree counts the parts of every category.
      invalidatesTags: (result) => (result ? [lists, tree] : []),
    },
    updateSparePart: {
      extraOptions: { multipart: true },
      invalidatesTags: (result, _error, { id }) =>
        result ? [{ type: 'SparePart', id }, lists, tree] : [],
    },
    deleteSparePart: {
      // Not the part itself: another request for it would only fail.
      invalidatesTags: (result, error) => (result || isNotFound(error) ? [lists, tree] : []),
    },
  },
});

export const {
  useCreateSparePartMutation,
  useUpdateSparePartMutation,
  useDeleteSparePartMutation,
} = sparePartsApi;

/** A part as the console edits it: in both languages, drafts too. */
export const consolePart = (id: string) => ({ id, lang: 'all', includeHidden: true }) as const;

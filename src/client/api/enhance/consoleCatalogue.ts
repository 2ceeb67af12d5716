import { isNotFound } from '../errors';
import { attributesApi } from './attributes';
import { category, lists, part, tree } from './catalogue';

/** What becomes stale when the console changes the catalogue. */
export const consoleCatalogueApi = attributesApi.enhanceEndpoints({
  endpoints: {
    createCategory: { invalidatesTags: (result) => (result ? [tree] : []) },
    updateCategory: {
      invalidatesTags: (result, _error, { id }) => (result ? [tree, category(id)] : []),
    },
    deleteCategory: {
      // Parts of subcategories lose their category too: which ones, only the backend knows.
      invalidatesTags: (result, error) => (result || isNotFound(error) ? [tree, 'SparePart'] : []),
    },
    createSparePart: {
      // The tree counts the parts of every category.
      invalidatesTags: (result) => (result ? [lists, tree] : []),
    },
    updateSparePart: {
      invalidatesTags: (result, _error, { id }) => (result ? [part(id), lists, tree] : []),
    },
    deleteSparePart: {
      // Not the part itself: asking for it again would only find that it is gone.
      invalidatesTags: (result, error) => (result || isNotFound(error) ? [lists, tree] : []),
    },
  },
});

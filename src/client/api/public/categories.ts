import { listOf } from '../baseApi';
import { extraOf } from '../baseQuery';
import { type Category, generatedApi } from '../generated/hoistwayApi';
import { type Guard, list, notFoundIfEmpty, object, schema, text } from '../guard';

const tree = listOf('Category');

/** Far deeper than any catalogue, and flat enough to be rendered. */
const MAX_LEVELS = 40;

const categoryGuard =
  (level = 1): Guard =>
  (value) => {
    const children = level < MAX_LEVELS ? list(categoryGuard(level + 1)) : () => undefined;
    return object({ _id: text, name: text }, { children })(value);
  };

/** The spec's rule: an array, or an object whose `data` is one; anything else counts as empty. */
function toTree(response: unknown): Category[] {
  const categories = list(categoryGuard());
  const tree = categories(response) ?? categories(Object(response).data);
  if (!tree) console.warn('The category list is not an array.', response);
  return (tree ?? []) as Category[];
}

const categoriesApi = generatedApi.enhanceEndpoints({
  endpoints: {
    listCategories: {
      extraOptions: { localized: true },
      providesTags: [tree],
      transformResponse: toTree,
      async onQueryStarted(_arg, { queryFulfilled, extra }) {
        try {
          await queryFulfilled;
        } catch (failure) {
          const logError = extraOf({ extra }).server?.logError ?? console.error;
          logError('The categories could not be loaded.', failure);
        }
      },
    },
    getCategory: {
      extraOptions: { localized: true },
      providesTags: [tree],
      responseSchema: schema(categoryGuard()),
      catchSchemaFailure: notFoundIfEmpty,
    },
  },
});

export const { useListCategoriesQuery, useGetCategoryQuery } = categoriesApi;

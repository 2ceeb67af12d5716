import type { DefinitionsFromApi, OverrideResultType } from '@reduxjs/toolkit/query/react';
import type { SparePart, SparePartPage } from '../generated/hoistwayApi';
import { extraOf } from '../baseQuery';
import { isNotFound } from '../errors';
import { toPage } from '../pages';
import { formatsApi } from './formats';

type Generated = DefinitionsFromApi<typeof formatsApi>;
type TagType =
  | ('CurrentUser' | 'Category' | 'SparePart' | 'Inquiry' | 'Application')
  | ('Synonym' | 'MissedSearch' | 'Attribute' | 'AttributeProposal');

/** Part lists always come as a page, see `toPage`. */
export type CatalogueDefinitions = Omit<Generated, 'listSpareParts' | 'listCategorySpareParts'> & {
  listSpareParts: OverrideResultType<Generated['listSpareParts'], SparePartPage>;
  listCategorySpareParts: OverrideResultType<Generated['listCategorySpareParts'], SparePartPage>;
};

const tree = { type: 'Category', id: 'TREE' } as const;
const lists = { type: 'SparePart', id: 'LIST' } as const;
const category = (id: string) => ({ type: 'Category', id }) as const;
const part = (id: string) => ({ type: 'SparePart', id }) as const;

/** A part shows its category's name, so it is stale when that category changes. */
const categoriesOf = (parts: SparePart[]) =>
  [...new Set(parts.flatMap((each) => each.categoryId?._id ?? []))].map(category);

export const catalogueApi = formatsApi.enhanceEndpoints<TagType, CatalogueDefinitions>({
  endpoints: {
    getCategory: { providesTags: (_found, _error, { id }) => [category(id)] },
    listCategories: {
      providesTags: [tree],
      async onQueryStarted(_arg, { queryFulfilled, extra }) {
        try {
          await queryFulfilled;
        } catch (failure) {
          const logError = extraOf({ extra }).server?.logError ?? console.error;
          logError('The categories could not be loaded.', failure);
        }
      },
    },
    createCategory: { invalidatesTags: (result) => (result ? [tree] : []) },
    updateCategory: {
      invalidatesTags: (result, _error, { id }) => (result ? [tree, category(id)] : []),
    },
    deleteCategory: {
      // Parts of subcategories lose their category too: which ones, only the backend knows.
      invalidatesTags: (result, error) => (result || isNotFound(error) ? [tree, 'SparePart'] : []),
    },
    listSpareParts: {
      transformResponse: (response: SparePart[] | SparePartPage, _meta, arg) =>
        toPage(response, arg ?? {}),
      providesTags: (page) => [lists, ...categoriesOf(page?.data ?? [])],
    },
    listCategorySpareParts: {
      transformResponse: (response: SparePart[] | SparePartPage, _meta, { page, limit, q, sort }) =>
        toPage(response, { page, limit, q, sort }),
      providesTags: (_page, _error, { id }) => [lists, category(id)],
    },
    getSparePart: {
      providesTags: (found, _error, { id }) => [part(id), ...categoriesOf(found ? [found] : [])],
    },
    lookUpNumbers: { providesTags: [lists] },
    // What comes seconds later is of no use to somebody who types.
    suggestSpareParts: { extraOptions: { retryCondition: () => false } },
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

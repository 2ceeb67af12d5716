import type { DefinitionsFromApi, OverrideResultType } from '@reduxjs/toolkit/query/react';
import { extraOf } from '../baseQuery';
import { generatedApi, type SparePart, type SparePartPage } from '../generated/hoistwayApi';
import { toPage } from '../pages';

type Generated = DefinitionsFromApi<typeof generatedApi>;
type TagType =
  | ('CurrentUser' | 'Category' | 'SparePart' | 'Inquiry' | 'Application')
  | ('MessageStatus' | 'Account' | 'Invitation' | 'Session')
  | ('Synonym' | 'MissedSearch' | 'Attribute' | 'AttributeProposal');

/** Part lists always come as a page, see `toPage`. */
export type CatalogueDefinitions = Omit<Generated, 'listSpareParts' | 'listCategorySpareParts'> & {
  listSpareParts: OverrideResultType<Generated['listSpareParts'], SparePartPage>;
  listCategorySpareParts: OverrideResultType<Generated['listCategorySpareParts'], SparePartPage>;
};

export const tree = { type: 'Category', id: 'TREE' } as const;
export const lists = { type: 'SparePart', id: 'LIST' } as const;
export const category = (id: string) => ({ type: 'Category', id }) as const;
export const part = (id: string) => ({ type: 'SparePart', id }) as const;

/** A part shows its category's name, so it is stale when that category changes. */
const categoriesOf = (parts: SparePart[]) =>
  [...new Set(parts.flatMap((each) => each.categoryId?._id ?? []))].map(category);

export const catalogueApi = generatedApi.enhanceEndpoints<TagType, CatalogueDefinitions>({
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
  },
});

// Generated from openapi/openapi.yaml by "npm run codegen". Do not edit.
import { baseApi as api } from '../baseApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAttributes: build.query<ListAttributesApiResponse, ListAttributesApiArg>({
      query: () => ({ url: `/attributes` }),
    }),
    createAttribute: build.mutation<CreateAttributeApiResponse, CreateAttributeApiArg>({
      query: (queryArg) => ({ url: `/attributes`, method: 'POST', body: queryArg.attributeForm }),
    }),
    updateAttribute: build.mutation<UpdateAttributeApiResponse, UpdateAttributeApiArg>({
      query: (queryArg) => ({
        url: `/attributes/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.attributeForm,
      }),
    }),
    deleteAttribute: build.mutation<DeleteAttributeApiResponse, DeleteAttributeApiArg>({
      query: (queryArg) => ({
        url: `/attributes/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    listAttributeProposals: build.query<
      ListAttributeProposalsApiResponse,
      ListAttributeProposalsApiArg
    >({
      query: (queryArg) => ({
        url: `/attributes/proposals`,
        params: {
          categoryId: queryArg.categoryId,
        },
      }),
    }),
    confirmAttributeValues: build.mutation<
      ConfirmAttributeValuesApiResponse,
      ConfirmAttributeValuesApiArg
    >({
      query: (queryArg) => ({
        url: `/attributes/values`,
        method: 'POST',
        body: queryArg.attributeValuesForm,
      }),
    }),
    listSynonyms: build.query<ListSynonymsApiResponse, ListSynonymsApiArg>({
      query: (queryArg) => ({
        url: `/search/synonyms`,
        params: {
          page: queryArg.page,
          limit: queryArg.limit,
          q: queryArg.q,
        },
      }),
    }),
    createSynonym: build.mutation<CreateSynonymApiResponse, CreateSynonymApiArg>({
      query: (queryArg) => ({
        url: `/search/synonyms`,
        method: 'POST',
        body: queryArg.synonymForm,
      }),
    }),
    updateSynonym: build.mutation<UpdateSynonymApiResponse, UpdateSynonymApiArg>({
      query: (queryArg) => ({
        url: `/search/synonyms/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.synonymForm,
      }),
    }),
    deleteSynonym: build.mutation<DeleteSynonymApiResponse, DeleteSynonymApiArg>({
      query: (queryArg) => ({
        url: `/search/synonyms/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    listMissedSearches: build.query<ListMissedSearchesApiResponse, ListMissedSearchesApiArg>({
      query: (queryArg) => ({
        url: `/search/missed`,
        params: {
          page: queryArg.page,
          limit: queryArg.limit,
        },
      }),
    }),
    deleteMissedSearch: build.mutation<DeleteMissedSearchApiResponse, DeleteMissedSearchApiArg>({
      query: (queryArg) => ({
        url: `/search/missed/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedConsoleApi };
export type ListAttributesApiResponse = /** status 200 The attributes. */ Attribute[];
export type ListAttributesApiArg = void;
export type CreateAttributeApiResponse = /** status 201 The attribute as it is stored. */ Attribute;
export type CreateAttributeApiArg = {
  attributeForm: AttributeForm;
};
export type UpdateAttributeApiResponse = /** status 200 The attribute as it is stored. */ Attribute;
export type UpdateAttributeApiArg = {
  id: Id;
  attributeForm: AttributeForm;
};
export type DeleteAttributeApiResponse = /** status 200 It is gone. */ Message;
export type DeleteAttributeApiArg = {
  id: Id;
};
export type ListAttributeProposalsApiResponse =
  /** status 200 The proposals by part and attribute. */ AttributeProposal[];
export type ListAttributeProposalsApiArg = {
  /** The category; parts below it are read too. */
  categoryId: Id;
};
export type ConfirmAttributeValuesApiResponse =
  /** status 200 How many values are stored. */ StoredValues;
export type ConfirmAttributeValuesApiArg = {
  attributeValuesForm: AttributeValuesForm;
};
export type ListSynonymsApiResponse = /** status 200 One page of pairs. */ SynonymPage;
export type ListSynonymsApiArg = {
  /** Page to answer, from 1. */
  page?: number;
  /** Entries of a page (extension). */
  limit?: number;
  /** What to look for in numbers, names, categories and all other texts (extension). Case, width, accents, plurals and the writing of sizes and numbers don't matter, words that mean the same count as the same, and the best matches come first unless `sort` says otherwise. Words that nobody has are corrected; where fewer than three parts have all words, those without the rarest follow. A page says so in `corrected` and `dropped`. */
  q?: string;
};
export type CreateSynonymApiResponse = /** status 201 The pair as it is stored. */ Synonym;
export type CreateSynonymApiArg = {
  synonymForm: SynonymForm;
};
export type UpdateSynonymApiResponse = /** status 200 The pair as it is stored. */ Synonym;
export type UpdateSynonymApiArg = {
  id: Id;
  synonymForm: SynonymForm;
};
export type DeleteSynonymApiResponse = /** status 200 It is gone. */ Message;
export type DeleteSynonymApiArg = {
  id: Id;
};
export type ListMissedSearchesApiResponse = /** status 200 One page of terms. */ MissedSearchPage;
export type ListMissedSearchesApiArg = {
  /** Page to answer, from 1. */
  page?: number;
  /** Entries of a page (extension). */
  limit?: number;
};
export type DeleteMissedSearchApiResponse =
  /** status 200 It is gone until somebody searches for it again. */ Message;
export type DeleteMissedSearchApiArg = {
  id: Id;
};
export type Id = string;
export type AttributeKind = 'number' | 'choice';
export type CategoryReference = {
  _id: Id;
  name: string;
};
export type Attribute = {
  _id: Id;
  key: string;
  labelEn: string;
  labelZh: string;
  kind: AttributeKind;
  unit?: string;
  /** Parts of this category's branch have it; absent, all parts. */
  categoryId?: CategoryReference;
  /** Parts with a value. */
  valueCount?: number;
};
export type Error = {
  /** One clear sentence. */
  error: string;
};
export type AttributeForm = {
  key: string;
  labelEn: string;
  labelZh: string;
  kind: AttributeKind;
  unit?: string;
  categoryId?: Id;
};
export type Message = {
  message: string;
};
export type AttributeProposal = {
  partId: Id;
  partName: string;
  key: string;
  number?: number;
  choice?: string;
  /** The text that holds it. */
  found: string;
};
export type StoredValues = {
  stored: number;
};
export type AttributeValuesForm = {
  values: {
    partId: Id;
    key: string;
    number?: number;
    choice?: string;
  }[];
};
export type Synonym = {
  _id: Id;
  term: string;
  meaning: string;
};
export type SynonymPage = {
  data: Synonym[];
  total: number;
  page: number;
  limit: number;
};
export type SynonymForm = {
  term: string;
  meaning: string;
};
export type MissedSearch = {
  _id: Id;
  term: string;
  language: 'en' | 'zh';
  times: number;
  /** When it was last searched for. */
  day: string;
  /** Words that were left out to find something; missing where nothing was found. */
  dropped?: string[];
};
export type MissedSearchPage = {
  data: MissedSearch[];
  total: number;
  page: number;
  limit: number;
};
export const {
  useListAttributesQuery,
  useCreateAttributeMutation,
  useUpdateAttributeMutation,
  useDeleteAttributeMutation,
  useListAttributeProposalsQuery,
  useConfirmAttributeValuesMutation,
  useListSynonymsQuery,
  useCreateSynonymMutation,
  useUpdateSynonymMutation,
  useDeleteSynonymMutation,
  useListMissedSearchesQuery,
  useDeleteMissedSearchMutation,
} = injectedRtkApi;

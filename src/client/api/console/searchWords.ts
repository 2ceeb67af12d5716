import { listOf } from '../baseApi';
import { isNotFound } from '../errors';
import { consoleApi } from '../generated/consoleApi';
import { object, page, schema, text } from '../guard';

const synonyms = listOf('Synonym');
const missed = listOf('MissedSearch');

/** A pair changes what every search finds; it may be deleted already. */
const pairChanged = {
  invalidatesTags: (result: unknown, error: unknown) =>
    result || isNotFound(error) ? [synonyms, listOf('SparePart')] : [],
};

const searchWordsApi = consoleApi.enhanceEndpoints({
  endpoints: {
    listSynonyms: {
      providesTags: [synonyms],
      responseSchema: schema(page(object({ _id: text, term: text, meaning: text }))),
    },
    createSynonym: pairChanged,
    updateSynonym: pairChanged,
    deleteSynonym: pairChanged,
    listMissedSearches: {
      providesTags: [missed],
      responseSchema: schema(page(object({ _id: text, term: text }))),
    },
    deleteMissedSearch: {
      invalidatesTags: (result, error) => (result || isNotFound(error) ? [missed] : []),
    },
  },
});

export const {
  useListSynonymsQuery,
  useLazyListSynonymsQuery,
  useCreateSynonymMutation,
  useUpdateSynonymMutation,
  useDeleteSynonymMutation,
  useListMissedSearchesQuery,
  useDeleteMissedSearchMutation,
} = searchWordsApi;

import { listOf } from '../baseApi';
import { consoleApi } from '../generated/consoleApi';
import { object, page, schema, text } from '../guard';
import { onSuccessOrGone } from './invalidation';

const synonyms = listOf('Synonym');
const missed = listOf('MissedSearch');

/** A pair changes what every search finds; it may be deleted already. */
const pairChanged = { invalidatesTags: onSuccessOrGone(synonyms, listOf('SparePart')) };

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
    deleteMissedSearch: { invalidatesTags: onSuccessOrGone(missed) },
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

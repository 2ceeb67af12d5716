import { listOf } from './baseApi';
import { isNotFound } from './errors';
import { generatedApi } from './generated/hoistwayApi';
import { list, named, object, page, schema, text } from './guard';
import { partGuard } from './spareParts';

const synonyms = listOf('Synonym');
const missed = listOf('MissedSearch');
const partLists = listOf('SparePart');

const match = object({ number: text, part: partGuard });

/** A pair changes what every search finds; it may be deleted already. */
const pairChanged = {
  invalidatesTags: (result: unknown, error: unknown) =>
    result || isNotFound(error) ? [synonyms, partLists] : [],
};

const searchApi = generatedApi.enhanceEndpoints({
  endpoints: {
    suggestSpareParts: {
      // Seconds later a suggestion is of no use.
      extraOptions: { retryCondition: () => false },
      responseSchema: schema(
        object({ words: list(text), categories: list(named), parts: list(partGuard) }),
      ),
    },
    lookUpNumbers: {
      providesTags: [partLists],
      responseSchema: schema(
        object({
          results: list(object({ number: text, matches: list(match), proposals: list(match) })),
        }),
      ),
    },
    matchLines: {
      providesTags: [partLists],
      responseSchema: schema(
        object({ results: list(object({ line: text, parts: list(partGuard) })) }),
      ),
    },
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
  useSuggestSparePartsQuery,
  useLookUpNumbersQuery,
  useMatchLinesQuery,
  useListSynonymsQuery,
  useCreateSynonymMutation,
  useUpdateSynonymMutation,
  useDeleteSynonymMutation,
  useListMissedSearchesQuery,
  useDeleteMissedSearchMutation,
} = searchApi;

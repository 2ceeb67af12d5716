import { isNotFound } from '../errors';
import { formatsApi } from './formats';

const synonyms = { type: 'Synonym', id: 'LIST' } as const;
const missed = { type: 'MissedSearch', id: 'LIST' } as const;
/** Every search may find other parts with another pair of words. */
const partLists = { type: 'SparePart', id: 'LIST' } as const;

/** Tags of the words that mean the same, and of what was searched and not found. */
export const searchApi = formatsApi.enhanceEndpoints({
  endpoints: {
    listSynonyms: { providesTags: [synonyms] },
    createSynonym: { invalidatesTags: (result) => (result ? [synonyms, partLists] : []) },
    // Also where the pair is gone already: then the list shows what is not there.
    updateSynonym: {
      invalidatesTags: (result, error) =>
        result || isNotFound(error) ? [synonyms, partLists] : [],
    },
    deleteSynonym: {
      invalidatesTags: (result, error) =>
        result || isNotFound(error) ? [synonyms, partLists] : [],
    },
    listMissedSearches: { providesTags: [missed] },
    deleteMissedSearch: {
      invalidatesTags: (result, error) => (result || isNotFound(error) ? [missed] : []),
    },
  },
});

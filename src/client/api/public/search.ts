import { listOf } from '../baseApi';
import { generatedApi } from '../generated/hoistwayApi';
import { list, named, object, schema, text } from '../guard';
import { partGuard } from './spareParts';

const partLists = listOf('SparePart');

const match = object({ number: text, part: partGuard });

const searchApi = generatedApi.enhanceEndpoints({
  endpoints: {
    suggestSpareParts: {
      // Seconds later a suggestion is of no use.
      extraOptions: { localized: true, retryCondition: () => false },
      responseSchema: schema(
        object({ words: list(text), categories: list(named), parts: list(partGuard) }),
      ),
    },
    lookUpNumbers: {
      extraOptions: { localized: true },
      providesTags: [partLists],
      responseSchema: schema(
        object({
          results: list(object({ number: text, matches: list(match), proposals: list(match) })),
        }),
      ),
    },
    matchLines: {
      extraOptions: { localized: true },
      providesTags: [partLists],
      responseSchema: schema(
        object({ results: list(object({ line: text, parts: list(partGuard) })) }),
      ),
    },
  },
});

export const { useSuggestSparePartsQuery, useLookUpNumbersQuery, useMatchLinesQuery } = searchApi;

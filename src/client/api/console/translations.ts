import { listOf } from '../baseApi';
import { consoleApi } from '../generated/consoleApi';
import { list, number, object, schema, text } from '../guard';
import { onSuccessOrStale } from './invalidation';

const progress = object(
  { parts: number, missing: number, outdated: number },
  { missingTexts: list(text), outdatedTexts: list(text) },
);

const translationsApi = consoleApi.enhanceEndpoints({
  endpoints: {
    listTranslations: {
      providesTags: [listOf('SparePart'), listOf('Category')],
      responseSchema: schema(list(progress)),
    },
    saveTranslations: {
      // A text that is rejected may be of a part that has changed.
      invalidatesTags: onSuccessOrStale('SparePart'),
      responseSchema: schema(object({ stored: number })),
    },
  },
});

export const { useListTranslationsQuery, useSaveTranslationsMutation } = translationsApi;

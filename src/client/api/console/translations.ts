import { listOf } from '../baseApi';
import { isConflict, isUnknownId } from '../errors';
import { consoleApi } from '../generated/consoleApi';
import { list, number, object, schema, text } from '../guard';

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
      invalidatesTags: (result, error) =>
        result || isConflict(error) || isUnknownId(error) ? ['SparePart'] : [],
      responseSchema: schema(object({ stored: number })),
    },
  },
});

export const { useListTranslationsQuery, useSaveTranslationsMutation } = translationsApi;

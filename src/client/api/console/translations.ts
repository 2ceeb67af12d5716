import { listOf } from '../baseApi';
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
  },
});

export const { useListTranslationsQuery } = translationsApi;

import { listOf } from '../baseApi';
import { generatedApi } from '../generated/hoistwayApi';
import { list, number, object, schema, text } from '../guard';

const progress = object(
  { parts: number, missing: number, outdated: number },
  { missingTexts: list(text), outdatedTexts: list(text) },
);

const translationsApi = generatedApi.enhanceEndpoints({
  endpoints: {
    listTranslations: {
      providesTags: [listOf('SparePart'), listOf('Category')],
      responseSchema: schema(list(progress)),
    },
  },
});

export const { useListTranslationsQuery } = translationsApi;

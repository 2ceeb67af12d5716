import { listOf } from '../baseApi';
import { generatedApi } from '../generated/hoistwayApi';
import { list, number, object, schema, text } from '../guard';
import { partGuard } from './spareParts';

const listsApi = generatedApi.enhanceEndpoints({
  endpoints: {
    listSelectedParts: {
      extraOptions: { localized: true },
      providesTags: [listOf('SparePart')],
      responseSchema: schema(list(partGuard)),
    },
    getQuotationList: {
      responseSchema: schema(
        object({ expiresAt: text, lines: list(object({}, { quantity: number })) }),
      ),
    },
    createQuotationList: { responseSchema: schema(object({ token: text, expiresAt: text })) },
  },
});

export const {
  useListSelectedPartsQuery,
  useGetQuotationListQuery,
  useCreateQuotationListMutation,
} = listsApi;

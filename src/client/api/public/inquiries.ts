import type { FetchBaseQueryError, FetchBaseQueryMeta } from '@reduxjs/toolkit/query/react';
import { generatedApi } from '../generated/hoistwayApi';
import { lines, list, object, quotation, schema, text } from '../guard';

const withPause = (failure: FetchBaseQueryError, meta?: FetchBaseQueryMeta) => {
  const retryAfter = Number(meta?.response?.headers.get('retry-after') ?? NaN);
  return retryAfter > 0 ? { ...failure, retryAfter } : failure;
};

const created = {
  transformErrorResponse: withPause,
  responseSchema: schema<never>(object({}, { reference: text })),
};

const inquiriesApi = generatedApi.enhanceEndpoints({
  endpoints: {
    createInquiry: created,
    createApplication: created,
    getBuyerInquiry: {
      responseSchema: schema(
        object({
          reference: text,
          createdAt: text,
          state: text,
          lines,
          quotations: list(quotation),
        }),
      ),
    },
  },
});

export const { useCreateInquiryMutation, useCreateApplicationMutation, useGetBuyerInquiryQuery } =
  inquiriesApi;

import type { FetchBaseQueryError, FetchBaseQueryMeta } from '@reduxjs/toolkit/query/react';
import { generatedApi } from '../generated/hoistwayApi';
import { list, number, object, schema, text } from '../guard';

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
          lines: list(object({ text }, { quantity: number })),
          quotations: list(object({ number: text, issuedAt: text, currency: text, total: text })),
        }),
      ),
    },
  },
});

export const { useCreateInquiryMutation, useCreateApplicationMutation, useGetBuyerInquiryQuery } =
  inquiriesApi;

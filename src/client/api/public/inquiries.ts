import type { FetchBaseQueryError, FetchBaseQueryMeta } from '@reduxjs/toolkit/query/react';
import { generatedApi } from '../generated/hoistwayApi';
import { lines, list, number, object, quotation, schema, text } from '../guard';

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
        object(
          {
            reference: text,
            createdAt: text,
            state: text,
            lines,
            quotations: list(quotation),
          },
          {
            inquiryDetails: text,
            files: number,
            correspondence: list(
              object({ createdAt: text, by: text }, { text, response: object({ type: text }) }),
            ),
          },
        ),
      ),
    },
    respondToCompany: { responseSchema: schema(object({ type: text })) },
    requestBuyerLinks: {},
  },
});

export const {
  useCreateInquiryMutation,
  useCreateApplicationMutation,
  useGetBuyerInquiryQuery,
  useRespondToCompanyMutation,
  useRequestBuyerLinksMutation,
} = inquiriesApi;

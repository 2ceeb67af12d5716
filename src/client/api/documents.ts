import type { DefinitionsFromApi, OverrideResultType } from '@reduxjs/toolkit/query/react';
import type { Download } from './baseQuery';
import { generatedApi } from './generated/hoistwayApi';
import { list, number, object, schema, text } from './guard';

type Generated = DefinitionsFromApi<typeof generatedApi>;

type Definitions = Omit<Generated, 'previewQuotation' | 'getQuotationPdf'> & {
  previewQuotation: OverrideResultType<Generated['previewQuotation'], Download>;
  getQuotationPdf: OverrideResultType<Generated['getQuotationPdf'], Download>;
};

const pdf = {
  extraOptions: { accept: ['application/pdf'] },
  responseSchema: schema<never>(object({ href: text, type: text })),
};

const documentsApi = generatedApi.enhanceEndpoints<never, Definitions>({
  endpoints: {
    previewQuotation: pdf,
    getQuotationPdf: pdf,
    getBuyerInquiry: {
      responseSchema: schema<never>(
        object({
          reference: text,
          createdAt: text,
          state: text,
          lines: list(object({ text, quantity: number })),
          quotations: list(object({ number: text, issuedAt: text, currency: text, total: text })),
        }),
      ),
    },
  },
});

export const { usePreviewQuotationMutation, useLazyGetQuotationPdfQuery, useGetBuyerInquiryQuery } =
  documentsApi;

import type { DefinitionsFromApi, OverrideResultType } from '@reduxjs/toolkit/query/react';
import { listOf } from '../baseApi';
import type { Download } from '../baseQuery';
import { isChanged, isNotFound } from '../errors';
import { consoleApi } from '../generated/consoleApi';
import { list, number, object, schema, text } from '../guard';
import { downloaded } from './downloads';

type Generated = DefinitionsFromApi<typeof consoleApi>;

type Definitions = Omit<Generated, 'previewQuotation' | 'getQuotationPdf'> & {
  previewQuotation: OverrideResultType<Generated['previewQuotation'], Download>;
  getQuotationPdf: OverrideResultType<Generated['getQuotationPdf'], Download>;
};

const templates = listOf('TextTemplate');

const lines = list(object({ text }, { quantity: number }));
const content = object({ language: text, currency: text, lines });
const draft = object({ version: number, content, parts: list(object({ _id: text, name: text })) });
const quotation = object({ number: text, issuedAt: text, currency: text, total: text });

const pdf = downloaded('application/pdf');

type Inquiry = { id: string };

const quotationsApi = consoleApi.enhanceEndpoints<never, Definitions>({
  endpoints: {
    getQuotationDraft: {
      providesTags: (_draft, _error, { id }: Inquiry) => [{ type: 'QuotationDraft', id }],
      responseSchema: schema(draft),
    },
    // The form holds what is stored now; the next visit reads it again.
    saveQuotationDraft: { responseSchema: schema(draft) },
    issueQuotation: {
      invalidatesTags: (result, error, { id }) =>
        result || isChanged(error)
          ? [{ type: 'Inquiry', id }, listOf('Inquiry'), 'MessageStatus']
          : [],
      responseSchema: schema(quotation),
    },
    previewQuotation: pdf,
    getQuotationPdf: pdf,
    listTextTemplates: {
      providesTags: [templates],
      responseSchema: schema(
        list(object({ _id: text, field: text, name: text, textEn: text, textZh: text })),
      ),
    },
    createTextTemplate: { invalidatesTags: (result) => (result ? [templates] : []) },
    updateTextTemplate: {
      invalidatesTags: (result, error) => (result || isNotFound(error) ? [templates] : []),
    },
    deleteTextTemplate: {
      invalidatesTags: (result, error) => (result || isNotFound(error) ? [templates] : []),
    },
  },
});

export const {
  useGetQuotationDraftQuery,
  useLazyGetQuotationDraftQuery,
  useSaveQuotationDraftMutation,
  useIssueQuotationMutation,
  usePreviewQuotationMutation,
  useLazyGetQuotationPdfQuery,
  useListTextTemplatesQuery,
  useLazyListTextTemplatesQuery,
  useCreateTextTemplateMutation,
  useUpdateTextTemplateMutation,
  useDeleteTextTemplateMutation,
} = quotationsApi;

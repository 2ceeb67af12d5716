import { listOf } from './baseApi';
import { isNotFound } from './errors';
import { generatedApi } from './generated/hoistwayApi';
import { list, number, object, schema, text } from './guard';

const templates = listOf('TextTemplate');

const lines = list(object({ text, quantity: number }));
const content = object({ language: text, currency: text, lines });
const draft = object({ version: number, content, parts: list(object({ _id: text, name: text })) });
const quotation = object({ number: text, issuedAt: text, currency: text, total: text });

type Inquiry = { id: string };

const quotationsApi = generatedApi.enhanceEndpoints({
  endpoints: {
    getQuotationDraft: {
      providesTags: (_draft, _error, { id }: Inquiry) => [{ type: 'QuotationDraft', id }],
      responseSchema: schema(draft),
    },
    // The form holds what is stored now; the next visit reads it again.
    saveQuotationDraft: { responseSchema: schema(draft) },
    listQuotations: {
      providesTags: (_list, _error, { id }: Inquiry) => [{ type: 'Quotation', id }],
      responseSchema: schema(list(quotation)),
    },
    issueQuotation: {
      invalidatesTags: (result, _error, { id }) =>
        result
          ? [{ type: 'Quotation', id }, { type: 'Inquiry', id }, listOf('Inquiry'), 'MessageStatus']
          : [],
      responseSchema: schema(quotation),
    },
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
  useListQuotationsQuery,
  useIssueQuotationMutation,
  useListTextTemplatesQuery,
  useCreateTextTemplateMutation,
  useUpdateTextTemplateMutation,
  useDeleteTextTemplateMutation,
} = quotationsApi;

import { listOf } from '../baseApi';
import { errorCode, isChanged } from '../errors';
import { consoleApi } from '../generated/consoleApi';
import { lines, list, number, object, quotation, schema, text } from '../guard';
import { type WithDownloads, downloaded } from './downloads';
import { onSuccess, onSuccessOrGone } from './invalidation';

type Definitions = WithDownloads<'previewQuotation' | 'getQuotationPdf'>;

const templates = listOf('TextTemplate');

const content = object({ language: text, currency: text, lines });
const draft = object({ version: number, content, parts: list(object({ _id: text, name: text })) });

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
        // What the buyer has done since is shown, and so it is read.
        result || isChanged(error) || errorCode(error) === 'buyer_responded'
          ? [{ type: 'Inquiry', id }, listOf('Inquiry'), 'MessageStatus']
          : [],
      responseSchema: schema(quotation),
    },
    withdrawQuotation: {
      invalidatesTags: (_result, _error, { id }) => [{ type: 'Inquiry', id }, listOf('Inquiry')],
      responseSchema: schema(quotation),
    },
    getQuotation: {
      // What became of it changes without a request of this browser.
      keepUnusedDataFor: 0,
      responseSchema: schema(object({ number: text, content })),
    },
    proposePrices: {
      responseSchema: schema(
        list(list(object({ source: text, price: text, currency: text, date: text }))),
      ),
    },
    previewQuotation: pdf,
    getQuotationPdf: pdf,
    listTextTemplates: {
      providesTags: [templates],
      responseSchema: schema(
        list(object({ _id: text, field: text, name: text, textEn: text, textZh: text })),
      ),
    },
    createTextTemplate: { invalidatesTags: onSuccess(templates) },
    updateTextTemplate: { invalidatesTags: onSuccessOrGone(templates) },
    deleteTextTemplate: { invalidatesTags: onSuccessOrGone(templates) },
  },
});

export const {
  useGetQuotationDraftQuery,
  useLazyGetQuotationDraftQuery,
  useSaveQuotationDraftMutation,
  useIssueQuotationMutation,
  useWithdrawQuotationMutation,
  useLazyGetQuotationQuery,
  useProposePricesMutation,
  useGetQuotationQuery,
  usePreviewQuotationMutation,
  useLazyGetQuotationPdfQuery,
  useListTextTemplatesQuery,
  useLazyListTextTemplatesQuery,
  useCreateTextTemplateMutation,
  useUpdateTextTemplateMutation,
  useDeleteTextTemplateMutation,
} = quotationsApi;

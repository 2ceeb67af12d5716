import { IMAGE_TYPES } from '@/shared/imageTypes';
import { listOf } from '../baseApi';
import { consoleApi } from '../generated/consoleApi';
import {
  lines,
  list,
  named,
  notFoundIfEmpty,
  number,
  object,
  page,
  quotation,
  schema,
  text,
} from '../guard';
import { type WithDownloads, downloaded, exported } from './downloads';
import { onSuccess } from './invalidation';

type FileQuery = 'exportInquiries' | 'exportApplications' | 'getInquiryFile' | 'getApplicationFile';

type Kind = 'Inquiry' | 'Application';

const status = 'MessageStatus' as const;

const listed = (type: Kind) => ({
  providesTags: [listOf(type)],
  responseSchema: schema<never>(page(named)),
});

const requested = (type: Kind) => ({
  providesTags: (_found: unknown, _error: unknown, { id }: { id: string }) => [{ type, id }],
  responseSchema: schema<never>(named),
  catchSchemaFailure: notFoundIfEmpty,
});

const inquiry = object(
  { _id: text, name: text },
  {
    version: number,
    lines,
    files: list(object({ _id: text, name: text, size: number })),
    events: list(object({ _id: text, createdAt: text, type: text })),
    related: list(object({ _id: text, reference: text, createdAt: text })),
    later: list(object({ _id: text, reference: text, createdAt: text })),
    quotations: list(quotation),
  },
);

const changed = (type: Kind) => ({
  invalidatesTags: (_result: unknown, _error: unknown, { id }: { id: string }) => [
    { type, id },
    listOf(type),
    status,
  ],
});

// Not the message itself: another request for it would only fail.
const deleted = (type: Kind) => ({ invalidatesTags: onSuccess(listOf(type), status) });

const { invalidateTags } = consoleApi.util;

const messagesApi = consoleApi.enhanceEndpoints<never, WithDownloads<FileQuery>>({
  endpoints: {
    listInquiries: listed('Inquiry'),
    getInquiry: {
      ...requested('Inquiry'),
      responseSchema: schema<never>(inquiry),
      // The first read has marked it as opened.
      onQueryStarted: async (_arg, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
        if (data?.unread) dispatch(invalidateTags([listOf('Inquiry'), status]));
      },
    },
    exportInquiries: exported,
    getInquiryFile: {
      ...downloaded(...Object.keys(IMAGE_TYPES), 'application/pdf'),
      // Personal, so that it is removed with the session.
      providesTags: [{ type: 'Inquiry', id: 'FILE' }],
      keepUnusedDataFor: 0,
      onCacheEntryAdded: async (_arg, { cacheDataLoaded, cacheEntryRemoved }) => {
        const { data } = await cacheDataLoaded.catch(() => ({ data: undefined }));
        await cacheEntryRemoved;
        if (data) URL.revokeObjectURL(data.href);
      },
    },
    updateInquiry: changed('Inquiry'),
    addInquiryNote: changed('Inquiry'),
    answerInquiry: changed('Inquiry'),
    addBuyerReply: changed('Inquiry'),
    sendInquiryMail: changed('Inquiry'),
    deleteInquiry: deleted('Inquiry'),
    listApplications: listed('Application'),
    getApplication: requested('Application'),
    exportApplications: exported,
    getApplicationFile: downloaded('application/pdf'),
    updateApplication: changed('Application'),
    sendApplicationMail: changed('Application'),
    deleteApplication: deleted('Application'),
    getMessageStatus: {
      providesTags: [status],
      responseSchema: schema(
        object(
          { storedToday: number, perDay: number, mailsFailed: number },
          { unread: number, spam: object({ inquiries: number, applications: number }) },
        ),
      ),
    },
    findPersonMessages: {
      responseSchema: schema(
        object({ inquiries: number, applications: number, names: list(text) }),
      ),
    },
    erasePerson: {
      invalidatesTags: onSuccess(listOf('Inquiry'), listOf('Application'), status),
    },
  },
});

export const {
  useListInquiriesQuery,
  useGetInquiryQuery,
  useGetInquiryFileQuery,
  useLazyGetInquiryFileQuery,
  useLazyExportInquiriesQuery,
  useUpdateInquiryMutation,
  useAddInquiryNoteMutation,
  useAnswerInquiryMutation,
  useAddBuyerReplyMutation,
  useSendInquiryMailMutation,
  useDeleteInquiryMutation,
  useListApplicationsQuery,
  useGetApplicationQuery,
  useLazyGetApplicationFileQuery,
  useLazyExportApplicationsQuery,
  useUpdateApplicationMutation,
  useSendApplicationMailMutation,
  useDeleteApplicationMutation,
  useGetMessageStatusQuery,
  useFindPersonMessagesMutation,
  useErasePersonMutation,
} = messagesApi;

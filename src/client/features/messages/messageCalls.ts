import {
  type Application,
  type Download,
  type ExportInquiriesApiArg,
  type Inquiry,
  type ListInquiriesApiArg,
  type MessageMarks,
  useDeleteApplicationMutation,
  useDeleteInquiryMutation,
  useGetApplicationQuery,
  useGetInquiryQuery,
  useLazyExportApplicationsQuery,
  useLazyExportInquiriesQuery,
  useListApplicationsQuery,
  useListInquiriesQuery,
  useSendApplicationMailMutation,
  useSendInquiryMailMutation,
  useUpdateApplicationMutation,
  useUpdateInquiryMutation,
} from '@/client/api';
import { paths } from '@/shared/siteMap';
import type { PagedListProps, Query } from '@/client/components/console/QueryResult';

/** An inquiry or an application; each has the long text of its form. */
export type Message = Inquiry & Pick<Application, 'aboutyou'>;

type Mutation<Arg> = () => readonly [
  (arg: Arg) => Promise<{ error?: unknown }>,
  { isLoading: boolean },
];

interface MessageCalls {
  path: string;
  pathTo: (id: string) => string;
  useList: (arg: ListInquiriesApiArg) => PagedListProps<Message>['query'];
  useMessage: (arg: { id: string }) => Query<Message>;
  useUpdate: Mutation<{ id: string; messageMarks: MessageMarks }>;
  useSendMail: Mutation<{ id: string }>;
  useRemove: Mutation<{ id: string }>;
  useExport: () => readonly [
    (arg: ExportInquiriesApiArg) => Promise<{ data?: Download; error?: unknown }>,
    { isFetching: boolean },
    ...unknown[],
  ];
}

export type MessageKind = 'inquiries' | 'applications';

/** Paths and hooks of the two kinds, which share their screens. */
export const messageCalls: Record<MessageKind, MessageCalls> = {
  inquiries: {
    path: paths.inquiries(),
    pathTo: paths.inquiry,
    useList: useListInquiriesQuery,
    useMessage: useGetInquiryQuery,
    useUpdate: () => {
      const [update, state] = useUpdateInquiryMutation();
      return [({ id, messageMarks }) => update({ id, inquiryChanges: messageMarks }), state];
    },
    useSendMail: useSendInquiryMailMutation,
    useRemove: useDeleteInquiryMutation,
    useExport: useLazyExportInquiriesQuery,
  },
  applications: {
    path: paths.applications(),
    pathTo: paths.application,
    useList: useListApplicationsQuery,
    useMessage: useGetApplicationQuery,
    useUpdate: useUpdateApplicationMutation,
    useSendMail: useSendApplicationMailMutation,
    useRemove: useDeleteApplicationMutation,
    useExport: useLazyExportApplicationsQuery,
  },
};

import {
  type Application,
  type Download,
  type ExportInquiriesApiArg,
  type Inquiry,
  type MessageMarks,
  ifMatch,
  useDeleteApplicationMutation,
  useDeleteInquiryMutation,
  useGetApplicationQuery,
  useGetInquiryQuery,
  useLazyExportApplicationsQuery,
  useLazyExportInquiriesQuery,
  useSendApplicationMailMutation,
  useSendInquiryMailMutation,
  useUpdateApplicationMutation,
  useUpdateInquiryMutation,
  refetchOnMount,
} from '@/client/api';
import type { Query } from '@/client/components/console/QueryResult';

/** An inquiry or an application, with what only one of them has. */
export type Message = Inquiry & Pick<Application, 'aboutyou' | 'cv'>;

type Mutation<Arg> = () => readonly [
  (arg: Arg) => Promise<{ error?: unknown }>,
  { isLoading: boolean },
];

interface MessageCalls {
  useMessage: (arg: { id: string }) => Omit<Query<Message>, 'refetch'> & {
    currentData?: Message;
    refetch: () => Promise<{ data?: Message }>;
  };
  /** `stored`: what is changed or deleted; where it has a version, only that version. */
  useUpdate: Mutation<{ id: string; stored?: { version?: number }; messageMarks: MessageMarks }>;
  useSendMail: Mutation<{ id: string }>;
  useRemove: Mutation<{ id: string; stored?: { version?: number } }>;
  useExport: () => readonly [
    (arg: ExportInquiriesApiArg) => Promise<{ data?: Download; error?: unknown }>,
    { isFetching: boolean },
    ...unknown[],
  ];
}

export type MessageKind = 'inquiries' | 'applications';

/** The hooks of the two kinds, which share their screens. */
export const messageCalls: Record<MessageKind, MessageCalls> = {
  inquiries: {
    // Others work on it too.
    useMessage: (arg) => useGetInquiryQuery(arg, { ...refetchOnMount, refetchOnFocus: true }),
    useUpdate: () => {
      const [update, state] = useUpdateInquiryMutation();
      return [
        ({ id, stored, messageMarks }) =>
          update({ id, ...ifMatch(stored), inquiryChanges: messageMarks }),
        state,
      ];
    },
    useSendMail: useSendInquiryMailMutation,
    useRemove: () => {
      const [remove, state] = useDeleteInquiryMutation();
      return [({ id, stored }) => remove({ id, ...ifMatch(stored) }), state];
    },
    useExport: useLazyExportInquiriesQuery,
  },
  applications: {
    useMessage: useGetApplicationQuery,
    useUpdate: useUpdateApplicationMutation,
    useSendMail: useSendApplicationMailMutation,
    useRemove: () => {
      const [remove, state] = useDeleteApplicationMutation();
      return [({ id }) => remove({ id }), state];
    },
    useExport: useLazyExportApplicationsQuery,
  },
};

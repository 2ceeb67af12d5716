import { catalogueApi } from './catalogue';

type Kind = 'Inquiry' | 'Application';

const list = (type: Kind) => ({ type, id: 'LIST' }) as const;
const status = 'MessageStatus' as const;

/** Where the server names a pause after too many tries, the failure holds it in seconds. */
const withPause = <Failure>(failure: Failure, meta?: { response?: Response }) => {
  const retryAfter = Number(meta?.response?.headers.get('retry-after') ?? NaN);
  return retryAfter > 0 ? { ...failure, retryAfter } : failure;
};

const changes = (type: Kind) => ({
  invalidatesTags: (_result: unknown, _error: unknown, { id }: { id: string }) => [
    { type, id },
    list(type),
    status,
  ],
});

// Not the message itself: asking for it again would only find that it is gone.
const removes = (type: Kind) => ({
  invalidatesTags: (result: unknown) => (result ? [list(type), status] : []),
});

/** Tags of what visitors and applicants send. */
export const messagesApi = catalogueApi.enhanceEndpoints({
  addTagTypes: [status],
  endpoints: {
    createInquiry: { transformErrorResponse: withPause },
    listInquiries: { providesTags: [list('Inquiry')] },
    getInquiry: { providesTags: (_found, _error, { id }) => [{ type: 'Inquiry', id }] },
    updateInquiry: changes('Inquiry'),
    sendInquiryMail: changes('Inquiry'),
    deleteInquiry: removes('Inquiry'),
    exportInquiries: { providesTags: [list('Inquiry')] },
    createApplication: { transformErrorResponse: withPause },
    listApplications: { providesTags: [list('Application')] },
    getApplication: { providesTags: (_found, _error, { id }) => [{ type: 'Application', id }] },
    updateApplication: changes('Application'),
    sendApplicationMail: changes('Application'),
    deleteApplication: removes('Application'),
    exportApplications: { providesTags: [list('Application')] },
    getMessageStatus: { providesTags: [status] },
    erasePerson: {
      invalidatesTags: (result) => (result ? [list('Inquiry'), list('Application'), status] : []),
    },
  },
});

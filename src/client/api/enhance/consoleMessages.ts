import { consoleCatalogueApi } from './consoleCatalogue';

type Kind = 'Inquiry' | 'Application';

const list = (type: Kind) => ({ type, id: 'LIST' }) as const;
const status = 'MessageStatus' as const;

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

/** Tags of what visitors and applicants have sent. */
export const consoleMessagesApi = consoleCatalogueApi.enhanceEndpoints({
  endpoints: {
    listInquiries: { providesTags: [list('Inquiry')] },
    getInquiry: { providesTags: (_found, _error, { id }) => [{ type: 'Inquiry', id }] },
    updateInquiry: changes('Inquiry'),
    sendInquiryMail: changes('Inquiry'),
    deleteInquiry: removes('Inquiry'),
    exportInquiries: { providesTags: [list('Inquiry')] },
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

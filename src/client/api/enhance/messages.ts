import { catalogueApi } from './catalogue';

const csv = { headers: { Accept: 'text/csv' }, responseHandler: 'text' } as const;

/** Tags and formats of what visitors and applicants send. */
export const messagesApi = catalogueApi.enhanceEndpoints({
  endpoints: {
    listInquiries: { providesTags: [{ type: 'Inquiry', id: 'LIST' }] },
    getInquiry: { providesTags: (_found, _error, { id }) => [{ type: 'Inquiry', id }] },
    updateInquiry: {
      invalidatesTags: (_result, _error, { id }) => [
        { type: 'Inquiry', id },
        { type: 'Inquiry', id: 'LIST' },
      ],
    },
    exportInquiries: { query: () => ({ url: '/inquiries/export', ...csv }) },
    listApplications: { providesTags: [{ type: 'Application', id: 'LIST' }] },
    getApplication: { providesTags: (_found, _error, { id }) => [{ type: 'Application', id }] },
    updateApplication: {
      invalidatesTags: (_result, _error, { id }) => [
        { type: 'Application', id },
        { type: 'Application', id: 'LIST' },
      ],
    },
    exportApplications: { query: () => ({ url: '/applications/export', ...csv }) },
  },
});

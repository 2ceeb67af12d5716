import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery';

/** The one API slice; its endpoints are generated, see `openapi/openapi.yaml`. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: [
    ...(['CurrentUser', 'Category', 'SparePart', 'Inquiry', 'Application'] as const),
    // Of calls that are added with the console.
    ...(['MessageStatus', 'Account', 'Invitation', 'Session'] as const),
    ...(['Synonym', 'MissedSearch', 'Attribute', 'AttributeProposal'] as const),
  ],
  // Seconds; the server lets go of a page's store as a whole, and a timer would hold it.
  keepUnusedDataFor: typeof document === 'undefined' ? Infinity : 300,
  endpoints: () => ({}),
});

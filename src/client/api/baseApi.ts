import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery';

/** The one API slice; its endpoints are generated, see `openapi/openapi.yaml`. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: ['CurrentUser', 'Category', 'SparePart', 'Inquiry', 'Application'],
  keepUnusedDataFor: 300,
  endpoints: () => ({}),
});

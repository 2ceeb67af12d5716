import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery';
import { MALFORMED } from './guard';

/** The one API slice; its endpoints are generated, see `openapi/openapi.yaml`. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: [
    'CurrentUser',
    'Session',
    'Account',
    'Invitation',
    'Category',
    'SparePart',
    'Attribute',
    'AttributeProposal',
    'Synonym',
    'MissedSearch',
    'Inquiry',
    'Application',
    'MessageStatus',
  ],
  catchSchemaFailure: () => MALFORMED,
  // Seconds.
  keepUnusedDataFor: 300,
  endpoints: () => ({}),
});

/** The tag of all lists of a type. */
export const listOf = <Type extends string>(type: Type) => ({ type, id: 'LIST' }) as const;

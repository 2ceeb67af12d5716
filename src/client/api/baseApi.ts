import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery';
import { MALFORMED } from './guard';

export const tagTypes = [
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
  'QuotationDraft',
  'TextTemplate',
  'Change',
  'Trash',
  'Import',
] as const;

export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes,
  catchSchemaFailure: () => MALFORMED,
  // Seconds.
  keepUnusedDataFor: 300,
  endpoints: () => ({}),
});

export const listOf = <Type extends string>(type: Type) => ({ type, id: 'LIST' }) as const;

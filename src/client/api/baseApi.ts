import { type TagDescription, createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery';
import { isNotFound } from './errors';
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

type Tag = TagDescription<(typeof tagTypes)[number]>;

/** For `invalidatesTags`: after a success. */
export const onSuccess =
  (...tags: Tag[]) =>
  (result: unknown) =>
    result ? tags : [];

/** For `invalidatesTags`: after a success, and where somebody else has deleted the record. */
export const onSuccessOrGone =
  (...tags: Tag[]) =>
  (result: unknown, error: unknown) =>
    result || isNotFound(error) ? tags : [];

/** The only door to the backend: nothing else imports from this folder's inside. */
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { accountsApi } from './enhance/accounts';

export const api = accountsApi;
export const {
  useGetCurrentUserQuery,
  useLazyGetCurrentUserQuery,
  useLogInMutation,
  useLogOutMutation,
  useChangePasswordMutation,
  useAcceptInvitationMutation,
  useListCategoriesQuery,
  useListCategorySparePartsQuery,
  useListSparePartsQuery,
  useGetSparePartQuery,
  useLazyGetSparePartQuery,
  useCreateInquiryMutation,
  useCreateApplicationMutation,
  useSuggestSparePartsQuery,
  useLookUpNumbersQuery,
} = api;

/** The `dispatch` of a store that holds the API. */
export type ApiDispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/** A query that was started outside a component. */
export interface ApiRequest extends PromiseLike<{ data?: unknown; error?: unknown }> {
  queryCacheKey: string;
  abort: () => void;
}

export { personalEntries } from './enhance/accounts';
export { exponentialDelay, type ApiExtra } from './baseQuery';
export {
  errorText,
  isChanged,
  isNotFound,
  isRateLimited,
  isUnauthorized,
  isUnknownId,
  isUnreachable,
  takenNumber,
} from './errors';
export { ifMatch } from './ifMatch';
export type * from './generated/hoistwayApi';

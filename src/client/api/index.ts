/** The only door to the backend: nothing else imports from this folder's inside. */
import { accountsApi } from './enhance/accounts';

export const api = accountsApi;
export const {
  useGetCurrentUserQuery,
  useLazyGetCurrentUserQuery,
  useLogInMutation,
  useLogOutMutation,
  useChangePasswordMutation,
  useListSessionsQuery,
  useEndSessionMutation,
  useEndOtherSessionsMutation,
  useListAccountsQuery,
  useChangeAccountRoleMutation,
  useRemoveAccountMutation,
  useListInvitationsQuery,
  useCreateInvitationMutation,
  useAcceptInvitationMutation,
  useRevokeInvitationMutation,
  useListCategoriesQuery,
  useCreateCategoryMutation,
  useUpdateCategoryMutation,
  useDeleteCategoryMutation,
  useListCategorySparePartsQuery,
  useListSparePartsQuery,
  useGetSparePartQuery,
  useLazyGetSparePartQuery,
  useCreateSparePartMutation,
  useUpdateSparePartMutation,
  useDeleteSparePartMutation,
  useCreateInquiryMutation,
  useListInquiriesQuery,
  useGetInquiryQuery,
  useUpdateInquiryMutation,
  useLazyExportInquiriesQuery,
  useCreateApplicationMutation,
  useListApplicationsQuery,
  useGetApplicationQuery,
  useUpdateApplicationMutation,
  useLazyExportApplicationsQuery,
} = api;

export { exponentialDelay, type ApiExtra } from './baseQuery';
export { errorText, isChanged, isNotFound, isUnauthorized, isUnknownId } from './errors';
export { ifMatch } from './ifMatch';
export type {
  Account,
  Application,
  Category,
  CategoryForm,
  Inquiry,
  Invitation,
  OwnSession,
  Role,
  SparePart,
  SparePartForm,
  SparePartPage,
  SparePartUpdateForm,
} from './generated/hoistwayApi';

/** The only door to the backend: nothing else imports from this folder's inside. */
import { messagesApi } from './enhance/messages';

export const api = messagesApi;
export const {
  useGetCurrentUserQuery,
  useLazyGetCurrentUserQuery,
  useLogInMutation,
  useLogOutMutation,
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
  Application,
  Category,
  CategoryForm,
  Inquiry,
  SparePart,
  SparePartForm,
  SparePartPage,
  SparePartUpdateForm,
} from './generated/hoistwayApi';

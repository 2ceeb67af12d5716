/** The door to those calls that only the console makes: visitors don't load them. */
import { attributesApi } from './enhance/attributes';

export const consoleApi = attributesApi;
export const {
  useListAttributesQuery,
  useCreateAttributeMutation,
  useUpdateAttributeMutation,
  useDeleteAttributeMutation,
  useListAttributeProposalsQuery,
  useConfirmAttributeValuesMutation,
  useListSynonymsQuery,
  useCreateSynonymMutation,
  useUpdateSynonymMutation,
  useDeleteSynonymMutation,
  useListMissedSearchesQuery,
  useDeleteMissedSearchMutation,
} = consoleApi;

export type * from './generated/consoleApi';

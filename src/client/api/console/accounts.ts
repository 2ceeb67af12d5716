import { listOf } from '../baseApi';
import { consoleApi } from '../generated/consoleApi';
import { generatedApi } from '../generated/hoistwayApi';
import { list, object, schema, text } from '../guard';
import { onSuccess } from './invalidation';

const accounts = listOf('Account');
const invitations = listOf('Invitation');

const withEmail = { _id: text, emailId: text };

const accountsApi = consoleApi.enhanceEndpoints({
  endpoints: {
    listAccounts: {
      providesTags: [accounts],
      responseSchema: schema(list(object(withEmail))),
    },
    // The backend revokes the invitations that the account has sent.
    changeAccountRole: { invalidatesTags: [accounts, invitations] },
    removeAccount: { invalidatesTags: [accounts, invitations] },
    listInvitations: {
      providesTags: [invitations],
      responseSchema: schema(list(object(withEmail))),
    },
    updateOwnAccount: {
      invalidatesTags: onSuccess(accounts),
      onQueryStarted: async (_arg, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
        const { updateQueryData } = generatedApi.util;
        if (data) dispatch(updateQueryData('getCurrentUser', undefined, () => data));
      },
    },
    createInvitation: {
      invalidatesTags: onSuccess(invitations),
      responseSchema: schema(object({ emailId: text, token: text })),
    },
    revokeInvitation: { invalidatesTags: [invitations] },
  },
});

export const {
  useListAccountsQuery,
  useUpdateOwnAccountMutation,
  useChangeAccountRoleMutation,
  useRemoveAccountMutation,
  useListInvitationsQuery,
  useCreateInvitationMutation,
  useRevokeInvitationMutation,
} = accountsApi;

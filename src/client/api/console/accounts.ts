import { listOf } from '../baseApi';
import { consoleApi } from '../generated/consoleApi';
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
    createInvitation: {
      invalidatesTags: onSuccess(invitations),
      responseSchema: schema(object({ emailId: text, token: text })),
    },
    revokeInvitation: { invalidatesTags: [invitations] },
  },
});

export const {
  useListAccountsQuery,
  useChangeAccountRoleMutation,
  useRemoveAccountMutation,
  useListInvitationsQuery,
  useCreateInvitationMutation,
  useRevokeInvitationMutation,
} = accountsApi;

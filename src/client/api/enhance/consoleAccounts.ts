import { sessions } from './accounts';
import { consoleMessagesApi } from './consoleMessages';

const accounts = { type: 'Account', id: 'LIST' } as const;
const invitations = { type: 'Invitation', id: 'LIST' } as const;

/** Tags of accounts, invitations and the own sessions. */
export const consoleAccountsApi = consoleMessagesApi.enhanceEndpoints({
  endpoints: {
    listSessions: { providesTags: [sessions] },
    // Also after a failure: the session may be gone already.
    endSession: { invalidatesTags: [sessions] },
    endOtherSessions: { invalidatesTags: [sessions] },
    listAccounts: { providesTags: [accounts] },
    // The backend revokes the invitations that the account has sent.
    changeAccountRole: { invalidatesTags: [accounts, invitations] },
    removeAccount: { invalidatesTags: [accounts, invitations] },
    listInvitations: { providesTags: [invitations] },
    createInvitation: { invalidatesTags: (result) => (result ? [invitations] : []) },
    revokeInvitation: { invalidatesTags: [invitations] },
  },
});

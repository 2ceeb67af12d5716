import { messagesApi } from './messages';

const accounts = { type: 'Account', id: 'LIST' } as const;
const invitations = { type: 'Invitation', id: 'LIST' } as const;
const sessions = { type: 'Session', id: 'LIST' } as const;

/** Tags of accounts, invitations and the own sessions. */
export const accountsApi = messagesApi.enhanceEndpoints({
  addTagTypes: ['Account', 'Invitation', 'Session'],
  endpoints: {
    // Who is logged in is known for as long as they are: `resetApiState` forgets it at logout.
    getCurrentUser: { keepUnusedDataFor: Infinity },
    // It ends the other sessions.
    changePassword: { invalidatesTags: (result) => (result ? [sessions] : []) },
    listSessions: { providesTags: [sessions] },
    // Also after a failure: the session may be gone already.
    endSession: { invalidatesTags: [sessions] },
    endOtherSessions: { invalidatesTags: [sessions] },
    listAccounts: { providesTags: [accounts] },
    changeAccountRole: { invalidatesTags: [accounts] },
    removeAccount: { invalidatesTags: [accounts] },
    listInvitations: { providesTags: [invitations] },
    createInvitation: { invalidatesTags: (result) => (result ? [invitations] : []) },
    revokeInvitation: { invalidatesTags: [invitations] },
  },
});

type State = Parameters<typeof accountsApi.util.selectInvalidatedBy>[0];
type Entry = Parameters<typeof accountsApi.internalActions.removeQueryResult>[0];

/** What the cache holds of persons, by the keys of its entries. */
export const personalEntries = (state: unknown) =>
  accountsApi.util
    .selectInvalidatedBy(state as State, [
      ...(['Inquiry', 'Application', 'Account', 'Invitation', 'Session'] as const),
    ])
    .map(({ queryCacheKey }) => ({ queryCacheKey }) as unknown as Entry);

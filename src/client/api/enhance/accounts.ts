import { messagesApi } from './messages';

export const sessions = { type: 'Session', id: 'LIST' } as const;

/** Who is logged in, and what their new password makes stale. */
export const accountsApi = messagesApi.enhanceEndpoints({
  endpoints: {
    // Who is logged in is known for as long as they are: `resetApiState` forgets it at logout.
    getCurrentUser: { keepUnusedDataFor: Infinity },
    // It ends the other sessions.
    changePassword: { invalidatesTags: (result) => (result ? [sessions] : []) },
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

import { listOf } from './baseApi';
import { generatedApi } from './generated/hoistwayApi';
import { object, list, schema, text } from './guard';

const sessions = listOf('Session');

const authApi = generatedApi.enhanceEndpoints({
  endpoints: {
    // Cached while the account is logged in: `resetApiState` ends that.
    getCurrentUser: {
      keepUnusedDataFor: Infinity,
      responseSchema: schema(object({ role: text })),
    },
    logIn: { responseSchema: schema(object({ token: text })) },
    changePassword: { invalidatesTags: (result) => (result ? [sessions] : []) },
    listSessions: {
      providesTags: [sessions],
      responseSchema: schema(list(object({ _id: text }))),
    },
    // Also after a failure: the session may have ended already.
    endSession: { invalidatesTags: [sessions] },
    endOtherSessions: { invalidatesTags: [sessions] },
  },
});

export const {
  useGetCurrentUserQuery,
  useLazyGetCurrentUserQuery,
  useLogInMutation,
  useLogOutMutation,
  useChangePasswordMutation,
  useListSessionsQuery,
  useEndSessionMutation,
  useEndOtherSessionsMutation,
} = authApi;

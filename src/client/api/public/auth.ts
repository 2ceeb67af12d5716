import { generatedApi } from '../generated/hoistwayApi';
import { object, schema, text } from '../guard';

const authApi = generatedApi.enhanceEndpoints({
  endpoints: {
    // Cached while the account is logged in: `resetApiState` ends that.
    getCurrentUser: {
      keepUnusedDataFor: Infinity,
      responseSchema: schema(object({ role: text })),
    },
    logIn: { responseSchema: schema(object({ token: text })) },
  },
});

export const {
  useGetCurrentUserQuery,
  useLazyGetCurrentUserQuery,
  useLogInMutation,
  useLogOutMutation,
  useAcceptInvitationMutation,
} = authApi;

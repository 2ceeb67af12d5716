import { generatedApi } from '../generated/hoistwayApi';
import { boolean, object, schema, text } from '../guard';

const authApi = generatedApi.enhanceEndpoints({
  endpoints: {
    // Cached while the account is logged in: `resetApiState` ends that.
    getCurrentUser: {
      keepUnusedDataFor: Infinity,
      responseSchema: schema(object({ role: text })),
    },
    getPasswordResetOptions: { responseSchema: schema(object({ mailEnabled: boolean })) },
    logIn: { responseSchema: schema(object({ token: text })) },
  },
});

export const {
  useGetCurrentUserQuery,
  useLazyGetCurrentUserQuery,
  useLogInMutation,
  useLogOutMutation,
  useAcceptInvitationMutation,
  useGetPasswordResetOptionsQuery,
  useRequestPasswordLinkMutation,
  useResetPasswordMutation,
} = authApi;

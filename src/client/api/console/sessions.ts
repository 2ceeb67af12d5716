import { listOf } from '../baseApi';
import { consoleApi } from '../generated/consoleApi';
import { list, object, schema, text } from '../guard';
import { onSuccess } from './invalidation';

const sessions = listOf('Session');

const sessionsApi = consoleApi.enhanceEndpoints({
  endpoints: {
    changePassword: { invalidatesTags: onSuccess(sessions) },
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
  useChangePasswordMutation,
  useListSessionsQuery,
  useEndSessionMutation,
  useEndOtherSessionsMutation,
} = sessionsApi;

import { listOf } from '../baseApi';
import { consoleApi } from '../generated/consoleApi';
import { boolean, number, object, schema, text } from '../guard';

const systemApi = consoleApi.enhanceEndpoints({
  endpoints: {
    getSystemStatus: {
      // A mail that is sent again, or a part of the demo that is deleted, changes it.
      providesTags: ['MessageStatus', listOf('SparePart')],
      responseSchema: schema(
        object(
          {
            mailEnabled: boolean,
            disk: object({ free: number, low: boolean }),
            backup: object({ overdue: boolean }, { lastDoneAt: text }),
            demoLoaded: boolean,
          },
          { mailsWaitingSince: text },
        ),
      ),
    },
  },
});

export const { useGetSystemStatusQuery } = systemApi;

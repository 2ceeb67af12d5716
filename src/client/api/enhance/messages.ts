import { catalogueApi } from './catalogue';

/** Where the server names a pause after too many tries, the failure holds it in seconds. */
const withPause = <Failure>(failure: Failure, meta?: { response?: Response }) => {
  const retryAfter = Number(meta?.response?.headers.get('retry-after') ?? NaN);
  return retryAfter > 0 ? { ...failure, retryAfter } : failure;
};

/** What visitors and applicants send. */
export const messagesApi = catalogueApi.enhanceEndpoints({
  endpoints: {
    createInquiry: { transformErrorResponse: withPause },
    createApplication: { transformErrorResponse: withPause },
  },
});

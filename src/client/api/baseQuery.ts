import {
  type BaseQueryApi,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
  type RetryOptions,
  fetchBaseQuery,
  retry,
} from '@reduxjs/toolkit/query/react';
import type { RenderRequest } from '@/shared/rendering';
import { hasFile, queryString, toFormData } from './requests';

/** The extra argument of the store's thunks, see `makeStore`. */
export interface ApiExtra {
  /** Base URL of the backend, without a trailing slash. */
  apiUrl: string;
  language: string;
  /** Milliseconds before retry number `attempt`, from 1. */
  retryDelay: (attempt: number) => number;
  /** On the server: how the backend is reached, and where failures are logged. */
  server?: Pick<RenderRequest, 'callBackend' | 'logError'>;
}

/** A file in the browser's memory, until its `blob:` URL is revoked. */
export interface Download {
  href: string;
  type: string;
}

type ExtraOptions = RetryOptions & {
  /** Texts are read in the language of the page, unless the request names another. */
  localized?: boolean;
  /** The contract has no JSON for it; otherwise a body is multipart when it has a file. */
  multipart?: boolean;
  /** The response is a file of one of these types, a `Download`; any other is parsed as JSON. */
  accept?: readonly string[];
};

type BackendQuery = BaseQueryFn<
  FetchArgs,
  unknown,
  FetchBaseQueryError,
  ExtraOptions,
  FetchBaseQueryMeta
>;

const MAX_RETRIES = 3;

export const exponentialDelay = (attempt: number) => Math.min(1000 * 2 ** (attempt - 1), 30_000);

export const extraOf = ({ extra }: Pick<BaseQueryApi, 'extra'>) => extra as ApiExtra;

const fetchOnServer =
  ({ callBackend }: NonNullable<ApiExtra['server']>): typeof fetch =>
  async (input) => {
    const request = input as Request;
    const { pathname, search } = new URL(request.url);
    const headers = Object.fromEntries(request.headers);
    // Lookups are the only requests of a page that send something.
    const body = request.body ? await request.text() : undefined;
    const { status, text } = await callBackend({ path: pathname + search, headers, body });
    return new Response(text || null, { status });
  };

const fetchFromBackend: BackendQuery = (original, api, { localized, multipart, accept } = {}) => {
  const { apiUrl, language, server } = extraOf(api);
  const request = localized ? withLanguage(original, language) : original;
  return fetchBaseQuery({
    // A path alone is no URL in Node.
    baseUrl: server ? 'http://backend.invalid' : apiUrl,
    fetchFn: server && fetchOnServer(server),
    paramsSerializer: queryString,
    credentials: 'include',
    prepareHeaders: (headers, { getState }) => {
      const { auth } = getState() as { auth: { token: string | null } };
      if (auth.token) headers.set('Authorization', `Bearer ${auth.token}`);
      headers.set('Accept-Language', language);
      headers.set('Accept', accept?.join(', ') ?? 'application/json');
      return headers;
    },
    responseHandler: async (response) => {
      const type = response.headers.get('content-type')?.split(';')[0];
      if (response.ok && type && accept?.includes(type)) {
        return { href: URL.createObjectURL(await response.blob()), type } satisfies Download;
      }
      const body = await response.text();
      return body ? (JSON.parse(body) as unknown) : null;
    },
  })(
    multipart || hasFile(request.body) ? { ...request, body: toFormData(request.body) } : request,
    api,
    {},
  );
};

/** English is the backend's own language, so that English pages share their requests with others. */
const withLanguage = (request: FetchArgs, language: string): FetchArgs =>
  language === 'en'
    ? request
    : { ...request, params: { ...request.params, lang: request.params?.lang ?? language } };

/** A network error or a 5xx: the same request may succeed in a moment. */
function isTransient(error: FetchBaseQueryError): boolean {
  const status = error.status === 'PARSING_ERROR' ? error.originalStatus : error.status;
  return status === 'FETCH_ERROR' || (typeof status === 'number' && status >= 500);
}

/** Mutations might be carried out twice, and rendering doesn't wait: neither is retried. */
const fetchWithRetries: BackendQuery = (request, api, extraOptions) =>
  retry(fetchFromBackend, {
    retryCondition: (error, _args, { attempt, baseQueryApi }) =>
      attempt <= MAX_RETRIES &&
      baseQueryApi.type === 'query' &&
      !extraOf(baseQueryApi).server &&
      isTransient(error as FetchBaseQueryError),
    backoff: (attempt, _maxRetries, signal) => wait(extraOf(api).retryDelay(attempt), signal),
  })(request, api, extraOptions ?? {});

export const baseQuery: BackendQuery = async (request, api, extraOptions) => {
  const result = await fetchWithRetries(request, api, extraOptions);
  if (api.type === 'query' || (result.error && !isUnreadableSuccess(result.error))) return result;
  // The backend has made the change, even if its response can't be read.
  const { data, meta } = result;
  return { data: typeof data === 'object' && data ? data : {}, meta };
};

const isUnreadableSuccess = (error: FetchBaseQueryError) =>
  error.status === 'PARSING_ERROR' && error.originalStatus < 300;

/** Ends early when the call is aborted. */
const wait = (milliseconds: number, signal?: AbortSignal) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
    signal?.addEventListener('abort', () => resolve(), { once: true });
  });

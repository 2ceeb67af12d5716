import {
  type BaseQueryApi,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
  fetchBaseQuery,
  retry,
} from '@reduxjs/toolkit/query/react';
import type { RenderRequest } from '@/shared/rendering';
import { readResponse } from './responses';

/** What the store hands to every call, see `makeStore`. */
export interface ApiExtra {
  /** Base address of the backend, without a trailing slash. */
  apiUrl: string;
  /** The page's language, which needn't be the browser's. */
  language: string;
  /** Milliseconds before retry number `attempt`, from 1. */
  retryDelay: (attempt: number) => number;
  /** On the server: how the backend is reached, how long it may take, and where failures are told. */
  server?: Pick<RenderRequest, 'ask' | 'timeoutMs' | 'logError'>;
}

export const MAX_RETRIES = 3;

/** 1 s, 2 s, 4 s …, never more than 30 s. */
export const exponentialDelay = (attempt: number) => Math.min(1000 * 2 ** (attempt - 1), 30_000);

export const extraOf = ({ extra }: Pick<BaseQueryApi, 'extra'>) => extra as ApiExtra;

/** A list is a repeated name, and the entries of an object are names of their own. */
export function queryString(params: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (value === undefined) continue;
    if (Array.isArray(value)) for (const item of value) query.append(name, String(item));
    else if (typeof value === 'object' && value) {
      for (const [key, items] of Object.entries(value as Record<string, string[]>))
        for (const item of items) query.append(key, item);
    } else query.append(name, String(value));
  }
  return String(query);
}

type Fetch = BaseQueryFn<string | FetchArgs, unknown, FetchBaseQueryError>;

const fetchFromBackend: Fetch = (args, api, extraOptions) =>
  fetchBaseQuery({
    baseUrl: extraOf(api).apiUrl,
    paramsSerializer: queryString,
    credentials: 'include',
    prepareHeaders: (headers, { getState }) => {
      const { auth } = getState() as { auth: { token: string | null } };
      if (auth.token) headers.set('Authorization', `Bearer ${auth.token}`);
      headers.set('Accept-Language', extraOf(api).language);
      if (!headers.has('Accept')) headers.set('Accept', 'application/json');
      return headers;
    },
  })(args, api, extraOptions);

/**
 * A query of a page that is being rendered. It has no need of the objects that `fetch` makes for each
 * call, whose timers also kept every page in memory for as long as the backend may take.
 */
async function askBackend(
  args: string | FetchArgs,
  api: BaseQueryApi,
  { ask, timeoutMs }: NonNullable<ApiExtra['server']>,
): Promise<Awaited<ReturnType<Fetch>>> {
  const { url, params = {} } = typeof args === 'string' ? { url: args } : args;
  const query = queryString(params as Record<string, unknown>);
  const headers = { accept: 'application/json', 'accept-language': extraOf(api).language };
  try {
    const { status, text } = await ask({
      path: query ? `${url}?${query}` : url,
      headers,
      timeoutMs,
    });
    return readJson(status, text);
  } catch (error) {
    return { error: { status: 'FETCH_ERROR', error: String(error) } };
  }
}

function readJson(status: number, text: string): Awaited<ReturnType<Fetch>> {
  try {
    const data: unknown = text ? JSON.parse(text) : null;
    return status < 300 ? { data } : { error: { status, data } };
  } catch (error) {
    const failure = { originalStatus: status, data: text, error: String(error) };
    return { error: { status: 'PARSING_ERROR', ...failure } };
  }
}

/** A network fault or a 5xx: the same question may be answered in a moment. */
export function isPassing(error: FetchBaseQueryError): boolean {
  const status = error.status === 'PARSING_ERROR' ? error.originalStatus : error.status;
  return status === 'FETCH_ERROR' || (typeof status === 'number' && status >= 500);
}

/** Queries are asked again on passing faults; mutations never, they might be carried out twice. */
const fetchWithRetries: Fetch = (args, api, extraOptions) =>
  retry(fetchFromBackend, {
    retryCondition: (error, _args, { attempt, baseQueryApi }) =>
      attempt <= MAX_RETRIES &&
      baseQueryApi.type === 'query' &&
      isPassing(error as FetchBaseQueryError),
    backoff: (attempt) => waitFor(extraOf(api).retryDelay(attempt), api.signal),
  })(args, api, extraOptions ?? {});

/** The way of every call to the backend; what comes back is data of the contract or a failure. */
export const baseQuery: Fetch = async (args, api, extraOptions) => {
  const { server } = extraOf(api);
  // A page that is being rendered doesn't wait: the browser will ask again.
  const response = server
    ? await askBackend(args, api, server)
    : await fetchWithRetries(args, api, extraOptions);
  if (response.error && !isUnreadableSuccess(api.type, response.error)) return response;
  const warn = server?.logError ?? console.warn;
  return { ...readResponse(api.endpoint, response.data, warn), meta: response.meta };
};

/** What was to be written has been written, though nobody can read what the backend says of it. */
const isUnreadableSuccess = (type: 'query' | 'mutation', error: FetchBaseQueryError) =>
  type === 'mutation' && error.status === 'PARSING_ERROR' && error.originalStatus < 300;

/** Resolves early when the call is given up, so that an abort is not held up by a wait. */
function waitFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

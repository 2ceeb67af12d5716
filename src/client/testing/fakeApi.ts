import { type JsonBodyType, delay, http, HttpResponse } from 'msw';
import { API_URL, server } from './server';

type Method = 'get' | 'post' | 'put' | 'delete' | 'patch';

/** A request that the fake backend received. */
export interface RecordedRequest {
  url: URL;
  headers: Headers;
  credentials: RequestCredentials;
  /** Parsed JSON, a FormData, or undefined. */
  body: unknown;
}

export interface FakeResponse {
  status?: number;
  json?: JsonBodyType;
  /** In place of `json`: these very bytes, or no body at all. */
  body?: string | null;
  headers?: Record<string, string>;
  /** A network fault instead of an answer. */
  fault?: boolean;
  /** Never answers, to look at what shows meanwhile. */
  pending?: boolean;
}

/**
 * Answers `method path` with what `answer` gives and keeps a record of the requests.
 * `path` may hold `:params`; later calls for the same path win over earlier ones.
 */
export function fakeApi(
  method: Method,
  path: string,
  answer: FakeResponse | ((request: RecordedRequest) => FakeResponse) = {},
): RecordedRequest[] {
  const seen: RecordedRequest[] = [];
  server.use(
    http[method](`${API_URL}${path}`, async ({ request }) => {
      const entry: RecordedRequest = {
        url: new URL(request.url),
        headers: request.headers,
        credentials: request.credentials,
        body: await readBody(request),
      };
      seen.push(entry);
      const {
        status = 200,
        json,
        body,
        headers,
        fault,
        pending,
      } = typeof answer === 'function' ? answer(entry) : answer;
      if (pending) await delay('infinite');
      if (fault) return HttpResponse.error();
      if (body !== undefined) return new HttpResponse(body, { status, headers });
      return HttpResponse.json(json === undefined ? {} : json, { status, headers });
    }),
  );
  return seen;
}

async function readBody(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (type.startsWith('multipart/')) return request.formData();
  if (type.startsWith('application/json')) return request.json();
  return undefined;
}

/** The backend knows the visitor as this. */
export const fakeUser = (role: 'admin' | 'user') => fakeApi('get', '/auth/me', { json: { role } });

/** Nobody is logged in. */
export const fakeLoggedOut = () =>
  fakeApi('get', '/auth/me', { status: 401, json: { error: 'Please log in.' } });

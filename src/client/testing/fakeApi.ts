import type { JsonBodyType } from 'msw';
import { http } from 'msw/core/http';
import { API_URL, server } from './server';

type Method = 'get' | 'post' | 'put' | 'delete' | 'patch';

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
  /** Raw body in place of `json`; null sends none. */
  body?: string | null;
  headers?: Record<string, string>;
  fault?: boolean;
  /** The response never arrives; shows the loading state. */
  pending?: boolean;
}

/**
 * Handles `method path` and returns the recorded requests. `path` may contain `:params`; a later
 * handler for the same path overrides an earlier one.
 */
export function fakeApi(
  method: Method,
  path: string,
  response: FakeResponse | ((request: RecordedRequest) => FakeResponse) = {},
): RecordedRequest[] {
  const requests: RecordedRequest[] = [];
  server.use(
    http[method](`${API_URL}${path}`, async ({ request }) => {
      const entry: RecordedRequest = {
        url: new URL(request.url),
        headers: request.headers,
        credentials: request.credentials,
        body: await readBody(request),
      };
      requests.push(entry);
      const {
        status = 200,
        json,
        body,
        headers,
        fault,
        pending,
      } = typeof response === 'function' ? response(entry) : response;
      if (pending) await new Promise(() => undefined);
      if (fault) return Response.error();
      if (body !== undefined) return new Response(body, { status, headers });
      return Response.json(json === undefined ? {} : json, { status, headers });
    }),
  );
  return requests;
}

/** The response to a change of this version; one of any other is rejected. */
export const ofVersion =
  (version: number, response: FakeResponse) =>
  ({ headers }: RecordedRequest): FakeResponse =>
    headers.get('if-match') === `"${version}"`
      ? response
      : { status: 412, json: { error: 'Changed.', code: 'version_conflict' } };

async function readBody(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (type.startsWith('multipart/')) return request.formData();
  if (type.startsWith('application/json')) return request.json();
  return undefined;
}

export const fakeUser = (role: 'admin' | 'user') => fakeApi('get', '/auth/me', { json: { role } });

export const fakeLoggedOut = () =>
  fakeApi('get', '/auth/me', { status: 401, json: { error: 'Please log in.' } });

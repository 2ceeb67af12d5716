import type { FastifyInstance } from 'fastify';
import type { CallBackend } from '@/shared/rendering';

/** How the site's server reaches the backend. */
export interface BackendLink {
  /** `visitor`: the address that the calls are made for. */
  callFor: (visitor: string | undefined) => CallBackend;
  /** The state of the catalogue: a page that was made at one holds until there is another. */
  catalogueVersion: () => Promise<string>;
}

/** Site and backend in one process: calls go from function to function. */
export const linkInMemory = (
  app: FastifyInstance,
  catalogueVersion: () => Promise<string>,
): BackendLink => ({
  callFor:
    (visitor) =>
    async ({ path, headers, body, timeoutMs }) => {
      const { statusCode, payload } = await app.inject({
        method: body === undefined ? 'GET' : 'POST',
        url: path,
        headers,
        payload: body,
        remoteAddress: visitor,
        signal: AbortSignal.timeout(timeoutMs),
      });
      return { status: statusCode, text: payload };
    },
  catalogueVersion,
});

/** With the backend's own half second, a save shows within a second. */
const VERSION_MAX_AGE_MS = 500;
const VERSION_TIMEOUT_MS = 1000;

/** Site and backend apart: the backend must trust the site's address as a proxy's. */
export function linkOverNetwork(url: string): BackendLink {
  let version: Promise<string> | undefined;
  let askedAt = -Infinity;
  const ask = async () => {
    const response = await fetch(`${url}/catalogue/version`, {
      signal: AbortSignal.timeout(VERSION_TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`The backend says ${response.status}.`);
    return ((await response.json()) as { version: string }).version;
  };
  return {
    callFor:
      (visitor) =>
      async ({ path, headers, body, timeoutMs }) => {
        const response = await fetch(url + path, {
          method: body === undefined ? 'GET' : 'POST',
          headers: { ...headers, ...(visitor && { 'x-forwarded-for': visitor }) },
          body,
          signal: AbortSignal.timeout(timeoutMs),
        });
        return { status: response.status, text: await response.text() };
      },
    catalogueVersion: () => {
      if (performance.now() - askedAt > VERSION_MAX_AGE_MS || !version) {
        askedAt = performance.now();
        version = ask();
      }
      return version;
    },
  };
}

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { CallBackend } from '@/shared/rendering';
import { REQUEST_ID } from '../lib/http';

/** The visitor's request that a call of the backend is made for. */
export type Cause = Pick<FastifyRequest, 'id' | 'ip'>;

/** How the site's server reaches the backend. */
export interface BackendLink {
  /** The calls come from the IP address of the request, and have its id in the log. */
  callFor: (cause: Cause | undefined) => CallBackend;
  /** The version of the catalogue: a page rendered at one stays valid until there is another. */
  catalogueVersion: () => Promise<string>;
}

/** For the backend to respond, unless a call has its own timeout. */
const TIMEOUT_MS = 4000;

/** Site and backend in one process. */
export const linkInMemory = (
  app: FastifyInstance,
  catalogueVersion: () => Promise<string>,
): BackendLink => ({
  callFor:
    (cause) =>
    async ({ path, headers, body, timeoutMs = TIMEOUT_MS }) => {
      const { statusCode, payload } = await app.inject({
        method: body === undefined ? 'GET' : 'POST',
        url: path,
        headers: { ...headers, ...(cause && { [REQUEST_ID]: cause.id }) },
        payload: body,
        remoteAddress: cause?.ip,
        signal: AbortSignal.timeout(timeoutMs),
      });
      return { status: statusCode, text: payload };
    },
  catalogueVersion,
});

/** With the backend's own half second, a save shows within a second. */
const VERSION_MAX_AGE_MS = 500;
const VERSION_TIMEOUT_MS = 1000;

/** Site and backend apart: the backend must trust the site's IP address as a proxy's. */
export function linkOverNetwork(url: string): BackendLink {
  const callFor: BackendLink['callFor'] =
    (cause) =>
    async ({ path, headers, body, timeoutMs = TIMEOUT_MS }) => {
      const response = await fetch(url + path, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          ...headers,
          ...(cause && { 'x-forwarded-for': cause.ip, [REQUEST_ID]: cause.id }),
        },
        body,
        signal: AbortSignal.timeout(timeoutMs),
      });
      return { status: response.status, text: await response.text() };
    };
  const versions = new LRUCache<string, string>({
    max: 1,
    ttl: VERSION_MAX_AGE_MS,
    fetchMethod: async (path) => {
      const call = { path, timeoutMs: VERSION_TIMEOUT_MS };
      const { status, text } = await callFor(undefined)(call);
      if (status !== 200) throw new Error(`The backend responds with ${status} to ${path}.`);
      return (JSON.parse(text) as { version: string }).version;
    },
  });
  return { callFor, catalogueVersion: () => versions.forceFetch('/catalogue/version') };
}

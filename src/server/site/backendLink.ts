import type { FastifyInstance, InjectOptions } from 'fastify';

/** How the site's server reaches the backend. */
export interface BackendLink {
  /** Base address of its calls; not one that a browser knows. */
  url: string;
  /** `visitor`: the address that the call is made for. */
  fetchFor: (visitor: string | undefined) => typeof fetch;
  /** The state of the catalogue: a page that was made at one holds until there is another. */
  catalogueVersion: () => Promise<string>;
}

/** Any host: nothing is looked up. */
const IN_MEMORY = 'http://backend.invalid';

/** Site and backend in one process: calls go from function to function. */
export function linkInMemory(
  app: FastifyInstance,
  catalogueVersion: () => Promise<string>,
): BackendLink {
  const fetchFor = (visitor: string | undefined): typeof fetch => {
    return async (input, init) => {
      const request = new Request(input, init);
      const { pathname, search } = new URL(request.url);
      const { statusCode, headers, rawPayload } = await app.inject({
        method: request.method as InjectOptions['method'],
        url: pathname + search,
        headers: Object.fromEntries(request.headers),
        payload: request.body ? Buffer.from(await request.arrayBuffer()) : undefined,
        remoteAddress: visitor,
        signal: request.signal,
      });
      return new Response(
        statusCode === 204 || statusCode === 304 ? null : new Uint8Array(rawPayload),
        {
          status: statusCode,
          headers: Object.entries(headers).map(([name, value]): [string, string] => [
            name,
            String(value),
          ]),
        },
      );
    };
  };
  return { url: IN_MEMORY, fetchFor, catalogueVersion };
}

/** Milliseconds for which a version that was asked for over the network is good. */
const VERSION_LASTS = 1000;

/** Site and backend apart: the backend must trust the site's address as a proxy's. */
export function linkOverNetwork(url: string): BackendLink {
  let version: Promise<string> | undefined;
  let askedAt = -Infinity;
  const ask = async () => {
    const response = await fetch(`${url}/catalogue/version`, {
      signal: AbortSignal.timeout(VERSION_LASTS),
    });
    if (!response.ok) throw new Error(`The backend says ${response.status}.`);
    return ((await response.json()) as { version: string }).version;
  };
  return {
    url,
    fetchFor: (visitor) => (input, init) => {
      const request = new Request(input, init);
      if (visitor) request.headers.set('x-forwarded-for', visitor);
      return fetch(request);
    },
    catalogueVersion: () => {
      if (performance.now() - askedAt > VERSION_LASTS || !version) {
        askedAt = performance.now();
        version = ask();
      }
      return version;
    },
  };
}

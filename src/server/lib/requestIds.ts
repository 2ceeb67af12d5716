import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Proxies } from './proxies';

/** By this header a request keeps its id from proxy to log and back to the visitor. */
export const REQUEST_ID = 'x-request-id';

/** The id of a request: its proxy's, else a new one that no other process makes. */
export type RequestIds = (request: IncomingMessage) => string;

export function makeRequestIds({ requestId }: Pick<Proxies, 'requestId'>): RequestIds {
  const own = `${randomBytes(5).toString('hex')}-`;
  let count = 0;
  return (request) => requestId(request) ?? own + (++count).toString(36);
}

import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';

/** By this header a request keeps its id from proxy to log and back to the visitor. */
export const REQUEST_ID = 'x-request-id';

/** What a log line can carry. */
const ID = /^[\w.-]{1,64}$/;

/**
 * Gives each request an id: that of a trusted proxy, else a new one that no other process makes.
 * `trustProxy` as Fastify's option of this name: addresses and networks, or all or none.
 */
export function makeRequestIds(trustProxy: boolean | string[]) {
  const trusts = makeTrust(trustProxy);
  const own = `${randomBytes(5).toString('hex')}-`;
  let count = 0;
  return ({ headers, socket }: IncomingMessage): string => {
    const id = headers[REQUEST_ID];
    if (typeof id === 'string' && ID.test(id) && trusts(socket.remoteAddress)) return id;
    return own + (++count).toString(36);
  };
}

function makeTrust(trustProxy: boolean | string[]): (address: string | undefined) => boolean {
  if (typeof trustProxy === 'boolean') return () => trustProxy;
  const proxies = new BlockList();
  for (const text of trustProxy) {
    const [address = '', bits] = text.split('/');
    if (bits === undefined) proxies.addAddress(address, familyOf(address));
    else proxies.addSubnet(address, Number(bits), familyOf(address));
  }
  return (address = '') => proxies.check(address, familyOf(address));
}

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');

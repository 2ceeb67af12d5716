import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';

/** As Fastify's option of this name: addresses and networks, or all or none. */
export type TrustProxy = boolean | string[];

/** What may be believed of the headers that a reverse proxy adds. */
export interface Proxies {
  /** Whether the visitor came by TLS. */
  isSecure: (request: IncomingMessage) => boolean;
  /** The id that the proxy gave the request, if it is one that a log line can carry. */
  requestId: (request: IncomingMessage) => string | undefined;
}

const REQUEST_ID = /^[\w.-]{1,64}$/;

/** Headers count only on connections from the proxies that `TRUST_PROXY` names. */
export function makeProxies(trustProxy: TrustProxy): Proxies {
  const trusts = makeTrust(trustProxy);
  const read = (request: IncomingMessage, name: string): string | undefined => {
    const value = request.headers[name];
    return typeof value === 'string' && trusts(request.socket.remoteAddress) ? value : undefined;
  };
  return {
    // As Fastify reads it: the last value is the one of the nearest proxy.
    isSecure: (request) =>
      read(request, 'x-forwarded-proto')?.split(',').at(-1)?.trim() === 'https',
    requestId: (request) => {
      const id = read(request, 'x-request-id');
      return id !== undefined && REQUEST_ID.test(id) ? id : undefined;
    },
  };
}

function makeTrust(trustProxy: TrustProxy): (address: string | undefined) => boolean {
  if (typeof trustProxy === 'boolean') return () => trustProxy;
  const networks = trustProxy.map((text) =>
    text.includes('/') ? ipaddr.parseCIDR(text) : toNetwork(ipaddr.process(text)),
  );
  const known = new Map<string, boolean>();
  return (address) => {
    if (address === undefined || !ipaddr.isValid(address)) return false;
    const answer = known.get(address) ?? isIn(ipaddr.process(address), networks);
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(address, answer);
    return answer;
  };
}

/** Every request asks, and few addresses connect. */
const MAX_KNOWN = 1000;

type Address = ReturnType<typeof ipaddr.process>;
type Network = ReturnType<typeof ipaddr.parseCIDR>;

const toNetwork = (address: Address): Network => [address, address.kind() === 'ipv4' ? 32 : 128];

const isIn = (address: Address, networks: Network[]): boolean =>
  networks.some(
    ([network, bits]) => address.kind() === network.kind() && address.match(network, bits),
  );

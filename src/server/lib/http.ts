import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6, Socket } from 'node:net';
import type { FastifyReply } from 'fastify';
import type { Language } from '@/shared/language';

/** By this header a request keeps its id from proxy to log and back to the visitor. */
export const REQUEST_ID = 'x-request-id';

const YEAR_SECONDS = 31_536_000;

/**
 * Gives each request an id: that of a trusted proxy, or of the site's request that it is made for in
 * the same process, else a new one that no other process makes.
 * `trustProxy` as Fastify's option of this name: IP addresses and networks, or all or none.
 */
export function makeRequestIds(trustProxy: boolean | string[]) {
  const trusts = makeTrust(trustProxy);
  const own = `${randomBytes(5).toString('hex')}-`;
  let count = 0;
  return ({ headers, socket }: IncomingMessage): string => {
    const id = headers[REQUEST_ID];
    const fitsLog = typeof id === 'string' && /^[\w.-]{1,64}$/.test(id);
    // A request that Fastify's `inject` makes has no socket of the network.
    const isTrusted = !(socket instanceof Socket) || trusts(socket.remoteAddress);
    return fitsLog && isTrusted ? id : own + (++count).toString(36);
  };
}

function makeTrust(trustProxy: boolean | string[]): (ipAddress?: string) => boolean {
  if (typeof trustProxy === 'boolean') return () => trustProxy;
  const proxies = new BlockList();
  for (const text of trustProxy) {
    const [ipAddress = '', bits] = text.split('/');
    if (bits === undefined) proxies.addAddress(ipAddress, familyOf(ipAddress));
    else proxies.addSubnet(ipAddress, Number(bits), familyOf(ipAddress));
  }
  return (ipAddress = '') => proxies.check(ipAddress, familyOf(ipAddress));
}

const familyOf = (ipAddress: string) => (isIPv6(ipAddress) ? 'ipv6' : 'ipv4');

/** Makes browsers use TLS from now on, where they came by it; over plain HTTP they ignore it. */
export const transportHeaders = (protocol: string): Record<string, string> =>
  protocol === 'https' ? { 'strict-transport-security': `max-age=${YEAR_SECONDS}` } : {};

/**
 * Whether an `If-None-Match` header names `etag`: by weak comparison, as RFC 9110 wants for reads,
 * or by `*`. Takes time in proportion to the header's length, whatever it holds.
 */
export function namesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const opaque = etag.startsWith('W/') ? etag.slice(2) : etag;
  // Tags hold no quotes, so text in quotes that is ours can only be a tag of the list.
  return header.includes(opaque) || header.trim() === '*';
}

/** The site's language for an `Accept-Language` header. */
export const acceptedLanguage = (header = ''): Language => (/^zh\b/i.test(header) ? 'zh' : 'en');

/** Begins the response to a request that has created what this path of the API leads to. */
export const created = (reply: FastifyReply, path: string): FastifyReply =>
  reply.code(201).header('location', path);

/** `Content-Disposition` of a file that is saved under this name, in any script (RFC 6266). */
export function attachment(name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

/** The URL of a server, for people: "all interfaces" is no host that a browser can go to. */
export function urlOf(host: string, port: number): string {
  const all = host === '0.0.0.0' || host === '::';
  return `http://${all ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`;
}

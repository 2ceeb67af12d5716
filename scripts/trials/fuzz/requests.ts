import { bodyFor, type Body } from './bodies';
import type { Call } from './contract';
import type { Random } from './random';
import { hostileText, valueFor } from './values';

export interface FuzzRequest {
  method: string;
  path: string;
  headers: [string, string][];
  body: Body | undefined;
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'] as const;

const HEADERS = [
  ...['accept', 'accept-encoding', 'accept-language', 'cookie', 'expect', 'forwarded', 'if-match'],
  ...['if-modified-since', 'if-none-match', 'if-range', 'origin', 'range', 'referer', 'te', 'via'],
  ...['user-agent', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-request-id'],
  ...['access-control-request-method', 'access-control-request-headers', 'x-http-method-override'],
] as const;

const HEADER_VALUES = [
  ...[
    '*',
    '"',
    'W/"x"',
    '"1", "2"',
    'bytes=0-0',
    'bytes=-1',
    'bytes=9-1',
    'bytes=0-,1-',
    'gzip;q=x',
  ],
  ...['null', 'http://localhost:8080', 'https', '127.0.0.1, ::1', ',,,', ';;;', 'Thu, 01 Jan 1970'],
  ...['image/avif', '100-continue', '=', '\u00e9', 'a\tb', '{}', 'for=x;by=', '999.999.999.999'],
] as const;

/** What the requests are made from, beside the contract. */
export interface Stock {
  calls: Call[];
  /** Ids and names of files that are there, or were. */
  ids: string[];
  token: () => string;
}

/** The next request: mostly what the contract describes, with something in it that is not right. */
export function nextRequest(random: Random, { calls, ids, token }: Stock): FuzzRequest {
  const call = random.pick(calls);
  if (!call) throw new Error('The contract has no calls.');
  const asAdmin = random.chance(0.6) && call.id !== 'logOut';
  const headers: [string, string][] = [
    ['x-forwarded-for', `198.18.${random.below(256)}.${random.below(256)}`],
  ];
  if (asAdmin) headers.push(['authorization', `Bearer ${token()}`]);
  else if (random.chance(0.2)) headers.push(['authorization', sendable(hostileText(random))]);
  for (let count = random.chance(0.4) ? random.below(4) : 0; count > 0; count -= 1) {
    const value = random.chance(0.6) ? random.pick(HEADER_VALUES) : hostileText(random);
    headers.push([random.pick(HEADERS), sendable(value)]);
  }
  const body = bodyFor(random, call, ids);
  const method = random.chance(0.03) ? random.pick(METHODS) : call.method;
  return { method, path: pathOf(random, call, ids), headers, body };
}

/** What HTTP allows within a header, and no more than a server takes. */
const sendable = (text: string) => text.replace(/[^\t\x20-\x7e\x80-\xff]/g, '?').slice(0, 4000);

function pathOf(random: Random, { path, parameters }: Call, ids: string[]): string {
  const filled = path.replace(/\{\w+\}/g, () => {
    if (random.chance(0.7)) return encode(random.pick(ids) ?? '');
    return random.chance(0.3) ? rawPath(hostileText(random)) : encode(hostileText(random));
  });
  const query = parameters
    .filter((parameter) => parameter.in === 'query' && random.chance(0.5))
    .flatMap(({ name, schema }) => {
      const value = valueFor(random, schema, ids);
      const text = typeof value === 'string' ? value : JSON.stringify(value);
      const pair = `${encode(name)}=${random.chance(0.05) ? rawPath(text) : encode(text)}`;
      return random.chance(0.03) ? [pair, pair] : [pair];
    });
  if (random.chance(0.03)) query.push(rawPath(hostileText(random)));
  return `${filled}${query.length > 0 ? `?${query.join('&')}` : ''}`.slice(0, 8000);
}

const encode = (text: string) => encodeURIComponent(Buffer.from(text).toString());

/** Not encoded where a request line admits it. */
const rawPath = (text: string) => text.replace(/[^\x21-\x7e]/g, '%zz');

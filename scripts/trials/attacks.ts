import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Random } from '../lib/random';

/** What strangers send to stop the site; each is one kind of request. */
export const ATTACKS = {
  reads: 'searches for words that nobody knows',
  pages: 'pages with such searches, in both languages',
  match: 'lists of 200 misspelt lines',
  sharedLists: 'shared lists of 200 lines',
  forms: 'forms with files that never end',
} as const;
export type Attack = keyof typeof ATTACKS;

export interface AttackOrder {
  attack: Attack;
  apiUrl: string;
  siteUrl: string;
  /** Of the attackers. */
  ipAddresses: string[];
  seconds: number;
  /** Requests end with their connection after 10 ms, or are read to the end. */
  hangsUp: boolean;
}

/** Responses by status, and connections that ended without one. */
export type AttackResult = Record<string, number>;

const HANG_UP_MS = 10;
/** Connections of one IP address at a time. */
const CONNECTIONS = 12;
/** Of a request: with more a second their ports, each kept for a minute, leave none to the others. */
const MIN_MS = 30;
const FORM_BYTES = 40 * 1024 ** 2;

const random = new Random(20_261_128);
const letters = (count: number) =>
  Array.from({ length: count }, () => String.fromCharCode(97 + random.below(26))).join('');
/** 200 characters in words that are as long as those that may be misspelt twice. */
const misspelt = () => Array.from({ length: 20 }, () => letters(9)).join(' ');
const line = () => Array.from({ length: 12 }, () => letters(8 + random.below(4))).join(' ');
const post = (path: string, body: object): string => {
  const json = JSON.stringify(body);
  return (
    `POST ${path} HTTP/1.1\r\nHost: trial\r\nContent-Type: application/json\r\n` +
    `Content-Length: ${json.length}\r\n\r\n${json}`
  );
};
const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: trial\r\n\r\n`;
const many = <T>(count: number, make: () => T) => Array.from({ length: count }, make);

const REQUESTS: Record<Attack, () => string> = {
  reads: () => get(`/spare-parts?page=1&facets=true&q=${encodeURIComponent(misspelt())}`),
  pages: () => {
    const language = random.below(2) === 0 ? '/zh' : '';
    return get(`${language}/search?q=${encodeURIComponent(misspelt())}`);
  },
  match: () => post('/spare-parts/match', { lines: many(200, line) }),
  sharedLists: () =>
    post('/quotation-lists', {
      lines: many(200, () => ({ text: letters(500), unit: letters(20), quantity: 1 })),
    }),
  forms: () =>
    `POST /inquiries HTTP/1.1\r\nHost: trial\r\nContent-Length: ${FORM_BYTES}\r\n` +
    'Content-Type: multipart/form-data; boundary=x\r\n\r\n--x\r\n' +
    'Content-Disposition: form-data; name="photos"; filename="a.jpg"\r\n' +
    `Content-Type: image/jpeg\r\n\r\n${letters(8000)}`,
};

/** One connection: sends a request, and hangs up or reads the response until the server closes. */
function sendOne(order: AttackOrder, localAddress: string, endsAt: number): Promise<string> {
  const { attack, apiUrl, siteUrl, hangsUp } = order;
  const { hostname, port } = new URL(attack === 'pages' ? siteUrl : apiUrl);
  const text = REQUESTS[attack]().replace('Host: trial', 'Host: trial\r\nConnection: close');
  return new Promise((resolve) => {
    let status = 'none';
    const socket = connect({ host: hostname, port: Number(port), localAddress });
    socket.on('connect', () => {
      socket.write(text);
      if (hangsUp) setTimeout(() => socket.destroy(), HANG_UP_MS);
    });
    socket.on('data', (data: Buffer) => {
      const [, found] = /^HTTP\/1\.1 (\d{3})/.exec(data.toString('latin1', 0, 20)) ?? [];
      status = found ?? status;
    });
    // A form that never ends: a byte now and then.
    const drip = attack === 'forms' ? setInterval(() => socket.write('x'), 5000) : undefined;
    const end = setTimeout(() => socket.destroy(), Math.max(0, endsAt - Date.now()));
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      clearInterval(drip);
      clearTimeout(end);
      resolve(status);
    });
  });
}

/** Attacks from every IP address at the same time. */
export async function runAttack(order: AttackOrder): Promise<AttackResult> {
  const endsAt = Date.now() + order.seconds * 1000;
  const result: AttackResult = {};
  const repeat = async (ipAddress: string) => {
    while (Date.now() < endsAt) {
      const [status] = await Promise.all([sendOne(order, ipAddress, endsAt), wait(MIN_MS)]);
      result[status] = (result[status] ?? 0) + 1;
    }
  };
  await Promise.all(
    order.ipAddresses.flatMap((ipAddress) => many(CONNECTIONS, () => repeat(ipAddress))),
  );
  return result;
}

if (process.send) {
  process.once('message', (order: AttackOrder) => {
    runAttack(order)
      .then((result) => process.send?.(result, () => process.exit()))
      .catch(() => process.exit(1));
  });
}

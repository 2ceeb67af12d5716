import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { bodies } from './bodies';
import { errors } from './errors';
import { makeFormReader, removeFiles } from './multipart';
import { readingRate } from './readingRate';

const RATE = { bytesPerSecond: 8000, graceMs: 300, intervalMs: 30 };
const FIELDS = { file: { type: 'string', format: 'binary', maxLength: 10_000_000 } };
const HEAD = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.bin"\r\n\r\n';

let app: FastifyInstance;
let folder: string;
let sockets: Socket[];
let timers: NodeJS.Timeout[];
beforeEach(async () => {
  [sockets, timers] = [[], []];
  folder = mkdtempSync(join(tmpdir(), 'rate-'));
  app = fastify();
  await app.register(errors);
  await app.register(readingRate, RATE);
  await app.register(bodies);
  const makeTempDir = () => mkdtempSync(join(folder, 'form-'));
  const preValidation = makeFormReader({ fields: FIELDS, makeTempDir, budget: undefined });
  const operation = { body: {} } as never;
  app.post('/json', { config: { operation } }, async () => 'read');
  app.post('/form', { preValidation, onSend: removeFiles }, async () => 'read');
  const slowly = () => new Promise<void>((resolve) => setTimeout(resolve, 3 * RATE.graceMs));
  app.post(
    '/slow',
    { config: { operation }, bodyLimit: 1_000_000, onRequest: slowly },
    async () => 'read',
  );
  app.post('/rejected', { onRequest: () => Promise.reject(new Error()) }, async () => 'read');
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(async () => {
  for (const timer of timers) clearInterval(timer);
  for (const socket of sockets) socket.destroy();
  await app.close();
  rmSync(folder, { recursive: true });
});

/** Sends the start of a body; `received` resolves with all that comes until the connection ends. */
async function begin(path: string, type: string, length: number, start: string) {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  let text = '';
  socket.on('data', (data) => (text += data.toString())).on('error', () => undefined);
  const received = once(socket, 'close').then(() => text);
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n${start}`,
  );
  const every = (ms: number, bytes: number) =>
    timers.push(setInterval(() => socket.write('x'.repeat(bytes)), ms));
  return { socket, received, every };
}

const FORM = 'multipart/form-data; boundary=x';
const TOO_SLOW = /^HTTP\/1\.1 408 [^]*connection: close[^]*"code":"request_timeout"/i;

test('a body that stops is rejected, and its connection closed', async () => {
  const { received } = await begin('/json', 'application/json', 100, '{"a":');
  expect(await received).toMatch(TOO_SLOW);
});

test.each([
  ['from the start', ''],
  ['after it was fast', 'x'.repeat(1_000_000)],
])('a form that trickles %s is rejected, and its files are removed', async (_name, start) => {
  const { received, every } = await begin('/form', FORM, 5_000_000, HEAD + start);
  every(20, 20);
  expect(await received).toMatch(TOO_SLOW);
  expect(readdirSync(folder)).toEqual([]);
});

test('a slow connection has all the time that it needs', async () => {
  const tail = '\r\n--x--\r\n';
  const [chunk, count] = [2000, 50];
  const length = HEAD.length + chunk * count + tail.length;
  const { socket, received } = await begin('/form', FORM, length, HEAD);
  let sent = 0;
  const timer = setInterval(() => {
    socket.write('x'.repeat(chunk));
    if ((sent += 1) < count) return;
    clearInterval(timer);
    socket.write(tail);
  }, RATE.graceMs / 10);
  timers.push(timer);
  expect(await received).toMatch(/^HTTP\/1\.1 200 [^]*read$/);
});

test('a client is not slow while the server does not read', async () => {
  const body = JSON.stringify('x'.repeat(500_000));
  const { received } = await begin('/slow', 'application/json', body.length, body);
  expect(await received).toMatch(/^HTTP\/1\.1 200 [^]*read$/);
});

test('the rest of a body that is rejected is waited for no longer', async () => {
  const { received } = await begin('/rejected', 'application/json', 100, '{"a":');
  expect(await received).toMatch(/^HTTP\/1\.1 500 [^]*connection: close/i);
});

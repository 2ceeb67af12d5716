import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import { promisify } from 'node:util';
import Fastify, { type FastifyInstance } from 'fastify';
import {
  SERVER_LIMITS,
  handleClientError,
  makeServer,
  registerClose,
  type ServerLimits,
} from './server';

const LARGE = Buffer.alloc(32 * 1024 ** 2, 'x');

let app: FastifyInstance;
/** Ends the responses of /slow. */
let respond: (() => void)[];
const sockets: Socket[] = [];

async function start(limits: Partial<ServerLimits> = {}): Promise<void> {
  const serverLimits = { ...SERVER_LIMITS, connectionsCheckingInterval: 20, ...limits };
  app = Fastify({
    serverFactory: (handle) => makeServer(handle, serverLimits),
    return503OnClosing: false,
    clientErrorHandler: handleClientError,
  });
  registerClose(app, serverLimits);
  respond = [];
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.get('/large', async () => LARGE);
  app.get('/slow', () => new Promise((resolve) => respond.push(() => resolve('slow'))));
  app.post('/echo', async ({ body }) => body);
  await app.listen({ host: '127.0.0.1', port: 0 });
}

async function open(text = '') {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => undefined);
  // Everything that came until the connection ended.
  let read = '';
  const received = socket.pipe(new PassThrough());
  received.on('data', (data: Buffer) => (read += data.toString('latin1')));
  const ended = new Promise<string>((resolve) => socket.once('close', () => resolve(read)));
  await once(socket, 'connect');
  if (text) socket.write(text);
  return { socket, received, ended };
}

const countConnections = () => promisify(app.server.getConnections.bind(app.server))();

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;
const post = (length: number, body = '') =>
  `POST /echo HTTP/1.1\r\nHost: x\r\nContent-Type: x/y\r\nContent-Length: ${length}\r\n\r\n${body}`;

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await app.close();
});

test.each([
  ['silence', ''],
  ['half a head', 'GET / HTTP/1.1\r\nHo'],
  ['half a body', post(10, '12345')],
])('the response to %s is 408', async (_name, text) => {
  await start({ headersTimeout: 100, requestTimeout: 100 });
  const { ended } = await open(text);
  expect(await ended).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n[^]*"code":"request_timeout"}$/);
});

test.each([
  ['no HTTP', 'nonsense\r\n\r\n', '400 Bad Request'],
  ['a long head', `GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n`, '431 Request Header'],
])('the response to %s is an error', async (_name, text, status) => {
  await start();
  expect(await (await open(text)).ended).toContain(`HTTP/1.1 ${status}`);
});

test('a body that stalls, and clients that do not read, are cut off after the timeout', async () => {
  await start({ timeout: 100 });
  const stalled = await open(post(10, '12345'));
  const readers = await Promise.all(Array.from({ length: 50 }, () => open(get('/large'))));
  for (const { socket } of readers) socket.pause();
  await stalled.ended;
  while ((await countConnections()) > 0) await new Promise((resolve) => setImmediate(resolve));
  for (const { socket, ended } of readers) {
    socket.resume();
    expect((await ended).length).toBeLessThan(LARGE.length);
  }
});

test('beyond the most connections further ones are closed', async () => {
  await start({ maxConnections: 2 });
  const served = await open(get('/slow'));
  await open();
  await once((await open()).socket, 'close');
  expect(await countConnections()).toBe(2);
  respond[0]?.();
  await once(served.socket, 'data');
});

describe('a close', () => {
  test('finishes what is under way and takes no new connection', async () => {
    await start();
    const half = await open(post(5, '123'));
    const slow = await open(get('/slow'));
    const download = await open(get('/large'));
    await once(download.socket, 'data');
    download.socket.pause();
    const idle = await open(get('/nothing'));
    await once(idle.socket, 'data');
    const closed = app.close();
    while (app.server.listening) await new Promise((resolve) => setImmediate(resolve));
    download.socket.resume();
    half.socket.write('45');
    respond[0]?.();
    expect(await half.ended).toMatch(/^HTTP\/1\.1 200 [^]*12345$/);
    expect(await slow.ended).toMatch(/slow$/);
    expect((await download.ended).length).toBeGreaterThan(LARGE.length);
    await idle.ended;
    await closed;
  });

  test('waits no longer than its timeout', async () => {
    await start({ closeTimeout: 100 });
    const clients = [await open('GET / HT'), await open(post(5, '1')), await open(get('/slow'))];
    while (respond.length === 0) await new Promise((resolve) => setImmediate(resolve));
    await app.close();
    for (const { ended } of clients) expect(await ended).toBe('');
  });
});

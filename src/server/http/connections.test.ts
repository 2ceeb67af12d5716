import { once } from 'node:events';
import type { RequestListener, Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { makeConnections, type Connections } from './connections';
import { CONNECTION_LIMITS, type ConnectionLimits } from './limits';
import { AS_TEXT } from './refusal';

/** Longer than any test: only the limit that a test names can end its connections. */
const NEVER = 100_000;
const PATIENT: ConnectionLimits = {
  ...CONNECTION_LIMITS,
  ...{ headMs: NEVER, bodyMs: NEVER, idleMs: NEVER, requestMs: NEVER, keepAliveMs: NEVER },
  ...{ stopArrivalMs: NEVER, stopResponseMs: NEVER, checkMs: 20 },
};

const LARGE = Buffer.alloc(32 * 1024 ** 2, 'x');

/** /echo answers with the body's length, /large with much, /slow when it is told to. */
const answerLater: (() => void)[] = [];
const listener: RequestListener = (request, response) => {
  if (request.url === '/large') return void response.end(LARGE);
  if (request.url === '/slow') return void answerLater.push(() => response.end('slow'));
  if (request.url === '/early') return void response.end('early');
  let length = 0;
  request.on('data', (chunk: Buffer) => (length += chunk.length));
  request.on('end', () => response.end(String(length)));
};

let connections: Connections;
let server: Server;
const sockets: Socket[] = [];

async function start(limits: Partial<ConnectionLimits>): Promise<void> {
  connections = makeConnections({ ...PATIENT, ...limits }, AS_TEXT);
  server = connections.makeServer(listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
}

interface Client {
  socket: Socket;
  /** Everything that came until the connection ended. */
  ended: Promise<string>;
}

async function open(text = ''): Promise<Client> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => undefined);
  let read = '';
  socket.on('data', (data) => (read += data.toString('latin1')));
  const ended = new Promise<string>((resolve) => socket.once('close', () => resolve(read)));
  await once(socket, 'connect');
  if (text) socket.write(text);
  return { socket, ended };
}

const post = (path: string, length: number, body = '') =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: ${length}\r\n\r\n${body}`;
const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  answerLater.splice(0);
  await connections.stop();
});

describe('requests that do not arrive', () => {
  test.each([
    ['silence', ''],
    ['half a head', 'GET / HTTP/1.1\r\nHo'],
    ['a second half head', `${get('/early')}GET / HTTP/1.1\r\nHo`],
  ])('%s is answered 408', async (_name, text) => {
    await start({ headMs: 100 });
    const released = once(server, 'connection').then(([held]) => once(held as Socket, 'close'));
    const { ended } = await open(text);
    expect(await ended).toMatch(/HTTP\/1\.1 408 Request Timeout\r\n[^]*took too long to arrive\.$/);
    // The client may see the end before the server does.
    await released;
    expect(connections.count()).toBe(0);
  });

  test('half a body is answered 408', async () => {
    await start({ bodyMs: 100, idleMs: 100 });
    const { ended } = await open(post('/echo', 10, '12345'));
    expect(await ended).toMatch(/^HTTP\/1\.1 408 [^]*took too long to arrive\.$/);
  });

  test('a body that drips is answered 408, one that flows is taken to its end', async () => {
    await start({ bodyMs: 200, bodyBytesPerSecond: 10_000, checkMs: 10 });
    const dripping = await open(post('/echo', NEVER));
    const flowing = await open(post('/echo', 40_000));
    const drops = setInterval(() => {
      dripping.socket.write('x');
      if (flowing.socket.bytesWritten < 40_000) flowing.socket.write('x'.repeat(400));
    }, 10);
    const answer = await dripping.ended;
    // Ten times the patience that a drip has found.
    await once(flowing.socket, 'data');
    clearInterval(drops);
    flowing.socket.destroy();
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(await flowing.ended).toMatch(/^HTTP\/1\.1 200 [^]*\r\n\r\n4\d{4}$/);
  });

  test('a body that nobody needs any more may not drip either', async () => {
    await start({ bodyMs: 100, checkMs: 10 });
    const { ended } = await open(post('/early', NEVER, 'x'));
    expect(await ended).toMatch(/^HTTP\/1\.1 200 [^]*early$/);
  });

  test('no request may take longer than the longest one', async () => {
    await start({ requestMs: 100, headMs: 100 });
    expect(await (await open(post('/echo', NEVER, 'x'))).ended).toMatch(/^HTTP\/1\.1 408 /);
  });
});

test('a client that does not read is given up; one that waits for us is not', async () => {
  await start({ idleMs: 100 });
  const waiting = await open(get('/slow'));
  const held = once(server, 'connection') as Promise<[Socket]>;
  const idle = await open(get('/large'));
  idle.socket.pause();
  await once((await held)[0], 'close');
  idle.socket.resume();
  expect((await idle.ended).length).toBeLessThan(LARGE.length);
  answerLater[0]?.();
  await once(waiting.socket, 'data');
  waiting.socket.destroy();
  expect(await waiting.ended).toMatch(/slow$/);
});

test.each([
  ['no HTTP', 'nonsense\r\n\r\n', '400 Bad Request'],
  ['a long head', `GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n`, '431 Request Header'],
])('%s is refused', async (_name, text, status) => {
  await start({});
  expect(await (await open(text)).ended).toContain(`HTTP/1.1 ${status}`);
});

test('beyond the most connections the one goes that has kept us waiting longest', async () => {
  await start({ maxConnections: 3 });
  const served = await open(get('/slow'));
  const half = await open('GET /');
  const other = await open('GET /');
  const newcomer = await open(get('/early'));
  await once(newcomer.socket, 'data');
  expect(await half.ended).toBe('');
  expect(connections.count()).toBe(3);
  answerLater[0]?.();
  await once(served.socket, 'data');
  expect(other.socket.closed).toBe(false);
});

describe('a stop', () => {
  test('takes what is under way to its end and cuts the rest', async () => {
    // Long enough for a whole download on a busy machine.
    await start({ stopArrivalMs: 500, stopResponseMs: 4000 });
    const finishing = await open(post('/echo', 5, '123'));
    const slow = await open(get('/slow'));
    const clients = [
      await open('GET / HT'),
      await open(post('/echo', 5, '1')),
      await open(get('/slow')),
      await open(get('/large')),
    ];
    clients[3]?.socket.pause();
    // These are idle, one of them after a body in two pieces.
    await open();
    await once((await open(get('/early'))).socket, 'data');
    const posted = await open(post('/echo', 5, '12'));
    posted.socket.write('345');
    await once(posted.socket, 'data');
    // Read to its end all through the stop.
    const download = await open(get('/large'));
    await once(download.socket, 'data');
    expect(answerLater).toHaveLength(2);
    const stopped = connections.stop();
    finishing.socket.write('45');
    answerLater[0]?.();
    expect(await finishing.ended).toMatch(/^HTTP\/1\.1 200 [^]*5$/);
    expect(await slow.ended).toMatch(/slow$/);
    expect((await download.ended).length).toBeGreaterThan(LARGE.length);
    expect(await stopped).toEqual({ halfRequests: 2, unanswered: 1, unread: 1 });
    for (const { ended } of clients.slice(0, 2)) {
      expect(await ended).toMatch(/^HTTP\/1\.1 503 [^]*being restarted\. Please try again\.$/);
    }
    expect(server.listening).toBe(false);
  });

  test('without connections is over at once', async () => {
    await start({});
    expect(await connections.stop()).toEqual({ halfRequests: 0, unanswered: 0, unread: 0 });
  });
});

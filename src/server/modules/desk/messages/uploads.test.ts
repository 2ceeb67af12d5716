import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { promisify } from 'node:util';
import { LIMITS } from '@/server/modules/core/limits/defaultLimits';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { makeForm } from '@/server/testing/client';
import { makeNoise } from '@/server/testing/images';

const SENDER = { name: 'Amina', email: 'amina@example.com' };
const MIB = 1024 ** 2;

let app: TestApp;
const sockets: Socket[] = [];
const start = async (max: number) => {
  const limits = { ...LIMITS, uploadsPerIp: { max, windowMs: 60_000 } };
  app = await buildTestApp({ limits, config: { trustProxy: true } });
};
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

const fileHead = (field: string) =>
  `--x\r\nContent-Disposition: form-data; name="${field}"; filename="a.jpg"\r\n\r\n`;

/** Begins an inquiry with photographs; it never ends. */
async function begin(ipAddress: string, body: string) {
  const socket = connect(app.port, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(
    `POST /inquiries HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${ipAddress}\r\n` +
      `Content-Type: multipart/form-data; boundary=x\r\nContent-Length: ${50 * MIB}\r\n\r\n${body}`,
  );
}

const until = async (condition: () => boolean) => {
  while (!condition()) await new Promise((resolve) => setImmediate(resolve));
};

const inquire = async (ipAddress: string, key = '', photographs?: Buffer) =>
  app.sendForm<{ reference: string; code?: string }>(
    'POST',
    '/inquiries',
    { ...SENDER, photographs: photographs ?? (await makeNoise()) },
    { 'x-forwarded-for': ipAddress, ...(key && { 'idempotency-key': key }) },
  );

test('forms that never end count as attempts of their IP address', async () => {
  await start(3);
  for (let count = 1; count <= 3; count += 1) {
    await begin('192.0.2.1', `${fileHead('photographs')}abc`);
    await until(() => app.temporaryFiles().length === count);
  }
  const body = { code: 'too_many_requests' };
  expect(await inquire('192.0.2.1')).toMatchObject({ status: 429, body });
  expect((await inquire('192.0.2.2')).status).toBe(201);
});

test('a message that is repeated counts, so that a key opens no way round the limits', async () => {
  await start(3);
  const photographs = await makeNoise();
  const first = await inquire('192.0.2.1', 'k-1', photographs);
  for (let count = 0; count < 2; count += 1) {
    expect((await inquire('192.0.2.1', 'k-1', photographs)).body).toEqual(first.body);
  }
  expect((await inquire('192.0.2.1', 'k-1', photographs)).status).toBe(429);
});

test('files of a form that is rejected are removed while the rest of it arrives', async () => {
  await start(10);
  await begin('192.0.2.1', `${fileHead('photographs')}abc`);
  await until(() => app.temporaryFiles().length === 1);
  sockets[0]?.write(`\r\n${fileHead('colour')}abc`);
  await until(() => app.temporaryFiles().length === 0);
});

test('photographs whose senders have hung up are skipped, and others have their turns', async () => {
  await start(100);
  const begun: string[] = [];
  let release = () => undefined as void;
  const { prepare } = app.media.tasks;
  app.media.tasks.prepare = async (path, sender) => {
    begun.push(path);
    if (begun.length === 1) await new Promise<void>((resolve) => (release = resolve));
    return prepare(path, sender);
  };
  const photographs = await makeNoise();
  const held = inquire('192.0.2.1', '', photographs);
  await until(() => begun.length === 1);
  const aborts = Array.from({ length: 8 }, () => new AbortController());
  const hungUp = aborts.map(async ({ signal }, index) => {
    const body = makeForm({ ...SENDER, photographs });
    const headers = { 'x-forwarded-for': `192.0.2.${2 + (index % 4)}` };
    await fetch(`${app.url}/inquiries`, { method: 'POST', body, headers, signal }).catch(() => {});
  });
  await until(() => app.temporaryFiles().length === 9);
  const other = inquire('198.51.100.1', '', photographs);
  await until(() => app.temporaryFiles().length === 10);
  for (const abort of aborts) abort.abort();
  await Promise.all(hungUp);
  const countConnections = promisify(app.app.server.getConnections.bind(app.app.server));
  while ((await countConnections()) > 2) await new Promise((resolve) => setImmediate(resolve));
  release();
  expect([(await held).status, (await other).status]).toEqual([201, 201]);
  expect(begun).toHaveLength(2);
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeImage } from './images';
import { killProcesses, programPath, startProcess } from './product';

// Each test starts several programs, on a machine that may be busy.
jest.setTimeout(60_000);

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'hoistway-process-'));
});
afterEach(() => {
  killProcesses();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Runs a program of the server to its end, without the demo catalogue. */
async function run(name: 'main' | 'command', args: string[], env = {}, input = '') {
  const child = spawn(process.execPath, [programPath(name), ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, DEMO_CATALOGUE: 'off', ...env },
  });
  let [output, errors] = ['', ''];
  child.stdout.on('data', (data: Buffer) => (output += data.toString()));
  child.stderr.on('data', (data: Buffer) => (errors += data.toString()));
  child.stdin.end(input);
  const [code] = (await once(child, 'close')) as [number];
  return { code, output: output.trim(), errors: errors.trim() };
}

async function logIn(url: string, emailId: string, password: string): Promise<string> {
  const response = await fetch(`${url}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ emailId, password }),
  });
  expect(response.status).toBe(200);
  return ((await response.json()) as { token: string }).token;
}

const modeOf = (path: string) => statSync(join(dataDir, path)).mode & 0o777;

test('the first start prints a login that works, the second none; what is stored outlives a restart', async () => {
  chmodSync(dataDir, 0o755);
  const first = await startProcess({ DATA_DIR: dataDir });
  // Other users cannot read files in a folder that they cannot enter.
  expect(modeOf('.')).toBe(0o700);
  const [, email = '', password = ''] = /Admin\s+(\S+)\s+password: (\S+)/.exec(first.printed) ?? [];
  expect(email).toBe('admin@hoistway.local');
  const headers = { authorization: `Bearer ${await logIn(first.url, email, password)}` };
  const newPassword = 'ninety nine quiet landings';
  const changed = await fetch(`${first.url}/auth/password`, {
    method: 'PUT',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ currentPassword: password, newPassword }),
  });
  expect(changed.status).toBe(200);
  const body = new FormData();
  body.append('name', 'Lasting lever');
  const image = new Uint8Array(await makeImage());
  body.append('images', new Blob([image], { type: 'image/png' }), 'lever.png');
  const created = await fetch(`${first.url}/spare-parts`, { method: 'POST', headers, body });
  expect(created.status).toBe(201);
  first.child.kill('SIGTERM');
  expect(await first.ended).toEqual([0, null]);

  const second = await startProcess({ DATA_DIR: dataDir });
  expect(second.printed).toMatch(
    /^Hoistway \d+\.\d+\.\d+\nBackend {2}http:\/\/127\.0\.0\.1:\d+\n$/,
  );
  await logIn(second.url, email, newPassword);
  expect((await fetch(`${second.url}/auth/me`, { headers })).status).toBe(200);
  const [part] = (await (await fetch(`${second.url}/spare-parts`)).json()) as { image: string }[];
  expect(part).toMatchObject({ name: 'Lasting lever' });
  const shown = await fetch(`${second.url}/uploads/${part?.image}`);
  expect(new Uint8Array(await shown.arrayBuffer())).toEqual(image);
  second.child.kill('SIGINT');
  expect(await second.ended).toEqual([0, null]);
});

test('the first password is printed also where the start fails after it', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  const env = { HOST: '127.0.0.1', API_PORT: String(port) };
  const { code, output, errors } = await run('main', ['api'], env);
  taken.close();
  expect([code, errors]).toEqual([1, `API_PORT: port ${port} is in use.`]);
  const [, email = '', password = ''] = /Admin\s+(\S+)\s+password: (\S+)/.exec(output) ?? [];
  const { url, child, ended } = await startProcess({ DATA_DIR: dataDir });
  await logIn(url, email, password);
  child.kill('SIGTERM');
  await ended;
});

test('the data of commands and a backup are private too, also in folders that others may enter', async () => {
  chmodSync(dataDir, 0o755);
  await run('command', ['admin', 'list']);
  expect(modeOf('.')).toBe(0o700);
  const backup = join(dataDir, 'backup');
  mkdirSync(backup);
  chmodSync(backup, 0o755);
  expect(await run('command', ['backup', backup])).toMatchObject({ code: 0, errors: '' });
  const entries = readdirSync(backup, { withFileTypes: true, recursive: true });
  expect(entries.length).toBeGreaterThan(0);
  for (const { name, parentPath } of entries) {
    expect([name, statSync(join(parentPath, name)).mode & 0o077]).toEqual([name, 0]);
  }
});

test('a stop lets the request under way finish and takes no new connection', async () => {
  const { url, child, ended } = await startProcess({ DATA_DIR: dataDir });
  const port = Number(new URL(url).port);
  const socket = connect(port, '127.0.0.1');
  let response = '';
  socket.on('data', (data) => (response += data.toString()));
  const body = JSON.stringify({ name: 'Amina', phone: '123456' });
  socket.write(
    `POST /inquiries HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n` +
      `Content-Length: ${body.length}\r\n\r\n${body.slice(0, 5)}`,
  );
  // The response comes only after the half request has arrived on the connection before it.
  await fetch(`${url}/healthz`);
  child.kill('SIGTERM');
  await expect(isClosed(port)).resolves.toBe(true);
  socket.write(body.slice(5));
  await once(socket, 'close');
  expect(response).toMatch(/^HTTP\/1\.1 201 [^]*"reference":"Q-/);
  expect(await ended).toEqual([0, null]);
});

test('a password that was set is not printed, and a bucket that cannot be reached ends no start', async () => {
  const admin = { ADMIN_EMAIL: 'boss@example.com', ADMIN_PASSWORD: 'set beforehand' };
  const MEDIA_STORE = 's3://lost?endpoint=http://127.0.0.1:1';
  const keys = { AWS_ACCESS_KEY_ID: 'nobody', AWS_SECRET_ACCESS_KEY: 'nothing' };
  const { child, printed } = await startProcess({
    DATA_DIR: dataDir,
    MEDIA_STORE,
    ...keys,
    ...admin,
  });
  expect(printed).toContain('boss@example.com');
  expect(printed).not.toContain('set beforehand');
  let log = printed;
  const report = /MEDIA_STORE: no image can be stored in s3:\/\/lost/;
  while (!report.test(log)) log += String(await once(child.stdout!, 'data'));
});

test('a stop ends in spite of half requests and of a mail server that says nothing', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const env = {
    DATA_DIR: dataDir,
    SMTP_URL: `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`,
    INQUIRIES_TO: 'sales@example.com',
  };
  const { url, child, ended: end } = await startProcess(env);
  const connected = once(silent, 'connection');
  const stored = await fetch(`${url}/inquiries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Amina', phone: '123456' }),
  });
  expect(stored.status).toBe(201);
  await connected;
  const strangers = await Promise.all(
    [
      'GET / HTTP/1.1\r\nHo',
      'POST /inquiries HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
    ].map(async (text) => {
      const socket = connect(Number(new URL(url).port), '127.0.0.1');
      await new Promise((resolve) => socket.write(text, resolve));
      return socket;
    }),
  );
  const ended = strangers.map(async (socket) => {
    socket.on('error', () => undefined).resume();
    await once(socket, 'close');
  });
  // With the first response their connections are accepted, with the second what they sent is read.
  for (let count = 0; count < 2; count += 1) await fetch(`${url}/healthz`);
  child.kill('SIGTERM');
  const [code] = await end;
  expect(code).not.toBeNull();
  await Promise.all(ended);
  silent.close();
});

/** Tries until a connection is refused, as nothing listens any more. */
async function isClosed(port: number): Promise<boolean> {
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    const outcome = await new Promise<string | undefined>((resolve) => {
      socket.once('connect', () => resolve('connected'));
      socket.once('error', (error: NodeJS.ErrnoException) => resolve(error.code));
    });
    socket.destroy();
    if (outcome === 'ECONNREFUSED') return true;
  }
}

test('another signal, later than npm would repeat the first, ends it at once', async () => {
  const { url, child, ended } = await startProcess({ DATA_DIR: dataDir });
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  // A request that never ends, which the first signal waits for.
  socket.write(
    'POST /inquiries HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
  );
  await fetch(`${url}/healthz`);
  const impatience = setInterval(() => child.kill('SIGTERM'), 100);
  expect(await ended).toEqual([1, null]);
  clearInterval(impatience);
});

test('the command line adds an account, ends with 1 where it cannot, and helps', async () => {
  const email = 'anna@example.com';
  expect(await run('command', ['admin', 'add', email], {}, 'first lamp of four\n')).toEqual({
    code: 0,
    output: `${email} is added as admin.`,
    errors: expect.stringMatching(/^\{.*"security":"accountAdded","from":"command line".*\}$/),
  });
  expect(await run('command', ['admin', 'explode'])).toEqual({
    code: 1,
    output: '',
    errors: expect.stringMatching(/^npm run admin -- <command>/),
  });
  expect(await run('command', ['--help'])).toEqual({
    code: 0,
    output: 'The commands are admin, backup, doctor, media, restore; each takes --help.',
    errors: '',
  });
  for (const name of ['admin', 'backup', 'doctor', 'media', 'restore']) {
    const { code, output, errors } = await run('command', [name, '--help']);
    expect({ code, errors, output }).toEqual({
      code: 0,
      errors: '',
      output: expect.stringMatching(new RegExp(`^npm run ${name} `)),
    });
  }
});

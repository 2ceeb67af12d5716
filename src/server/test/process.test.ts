import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
async function run(name: 'main' | 'admin' | 'backup', args: string[], env = {}, input = '') {
  const child = spawn(process.execPath, [await programPath(name), ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, DEMO_CATALOGUE: 'off', ...env },
  });
  let [output, errors] = ['', ''];
  child.stdout.on('data', (data: Buffer) => (output += data.toString()));
  child.stderr.on('data', (data: Buffer) => (errors += data.toString()));
  child.stdin.end(input);
  const [code] = (await once(child, 'close')) as [number];
  return { code, output: output.trim(), errors: errors.trim() };
}

async function logIn(url: string, emailId: string, password: string): Promise<number> {
  const response = await fetch(`${url}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ emailId, password }),
  });
  return response.status;
}

test('the first start prints a login that works, the second none', async () => {
  const first = await startProcess({ DATA_DIR: dataDir });
  const [, email = '', password = ''] = /Admin\s+(\S+)\s+password: (\S+)/.exec(first.printed) ?? [];
  expect(email).toBe('admin@hoistway.local');
  expect(await logIn(first.url, email, password)).toBe(200);
  first.child.kill('SIGTERM');
  expect(await first.ended).toEqual([0, null]);
  const second = await startProcess({ DATA_DIR: dataDir });
  expect(second.printed).toMatch(/^Backend {2}http:\/\/127\.0\.0\.1:\d+\n$/);
  expect(await logIn(second.url, email, password)).toBe(200);
  second.child.kill('SIGINT');
  expect(await second.ended).toEqual([0, null]);
});

test('the first password is printed also where the start fails behind it', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  const env = { HOST: '127.0.0.1', API_PORT: String(port) };
  const { code, output, errors } = await run('main', ['api'], env);
  taken.close();
  expect([code, errors]).toEqual([1, `API_PORT: port ${port} is in use.`]);
  const [, email = '', password = ''] = /Admin\s+(\S+)\s+password: (\S+)/.exec(output) ?? [];
  const { url, child, ended } = await startProcess({ DATA_DIR: dataDir });
  expect(await logIn(url, email, password)).toBe(200);
  child.kill('SIGTERM');
  await ended;
});

test.each(['main', 'admin'] as const)(
  'after a start of %s nobody else can read the data, whatever was there before',
  async (program) => {
    const loose = ['uploads', 'uploads/deep', 'old'];
    for (const folder of loose) mkdirSync(join(dataDir, folder));
    writeFileSync(join(dataDir, 'hoistway.db'), '');
    for (const path of ['.', ...loose, 'hoistway.db']) chmodSync(join(dataDir, path), 0o755);
    if (program === 'admin') {
      await run('admin', ['list']);
    } else {
      const { child, ended } = await startProcess({ DATA_DIR: dataDir });
      expect(modeOf('hoistway.db-wal') & 0o077).toBe(0);
      child.kill('SIGTERM');
      await ended;
    }
    expect(modeOf('.')).toBe(0o700);
    for (const { name, parentPath } of readdirSync(dataDir, { withFileTypes: true })) {
      expect(statSync(join(parentPath, name)).mode & 0o077).toBe(0);
    }
    expect(modeOf('hoistway.db')).toBe(0o700);
  },
);

test('a backup is private too, also in a folder that others may enter', async () => {
  await run('admin', ['list']);
  const backup = join(dataDir, 'backup');
  mkdirSync(backup);
  chmodSync(backup, 0o755);
  expect(await run('backup', [backup])).toMatchObject({ code: 0, errors: '' });
  const entries = readdirSync(backup, { withFileTypes: true, recursive: true });
  expect(entries.length).toBeGreaterThan(0);
  for (const { name, parentPath } of entries) {
    expect([name, statSync(join(parentPath, name)).mode & 0o077]).toEqual([name, 0]);
  }
});

const modeOf = (path: string) => statSync(join(dataDir, path)).mode & 0o777;

test('a password that was set beforehand is not printed', async () => {
  const env = { ADMIN_EMAIL: 'boss@example.com', ADMIN_PASSWORD: 'set beforehand' };
  const { printed, url, child, ended } = await startProcess({ DATA_DIR: dataDir, ...env });
  expect(printed).toContain('boss@example.com');
  expect(printed).not.toContain('set beforehand');
  expect(await logIn(url, 'boss@example.com', 'set beforehand')).toBe(200);
  child.kill('SIGTERM');
  await ended;
});

test('a password that is easy to guess, and a database without an admin, are told at the start', async () => {
  const env = { HOST: '127.0.0.1', API_PORT: '0', ADMIN_EMAIL: 'boss@example.com' };
  const weak = { ...env, ADMIN_PASSWORD: 'hoistway123' };
  expect(await run('main', ['api'], weak)).toMatchObject({
    code: 1,
    errors: expect.stringMatching(/^ADMIN_PASSWORD: The password is too easy to guess.*\.$/),
  });
  const long = { ...env, ADMIN_PASSWORD: 'x'.repeat(1001) };
  expect(await run('main', ['api'], long)).toMatchObject({
    code: 1,
    errors: 'ADMIN_PASSWORD must have 10 to 1000 characters.',
  });
  const add = ['add', 'boss@example.com', '--role', 'user'];
  expect((await run('admin', add, {}, 'correct horse battery\n')).code).toBe(0);
  const { printed, child, ended } = await startProcess({ DATA_DIR: dataDir, ...env });
  const message = 'This database has no admin. Run: npm run admin -- role boss@example.com admin';
  expect(printed).toContain(`Admin    ${message}\n`);
  expect(printed).toContain(`"msg":"${message}"`);
  child.kill('SIGTERM');
  await ended;
});

test('a stop lets the request under way finish and takes no new connection', async () => {
  const { url, child, ended } = await startProcess({ DATA_DIR: dataDir });
  const port = Number(new URL(url).port);
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (data) => (answer += data.toString()));
  const body = JSON.stringify({ name: 'Amina', phone: '123456' });
  socket.write(
    `POST /inquiries HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n` +
      `Content-Length: ${body.length}\r\n\r\n${body.slice(0, 5)}`,
  );
  // Answered only after the half request has arrived on the connection before it.
  await fetch(`${url}/healthz`);
  child.kill('SIGTERM');
  await expect(refused(port)).resolves.toBe(true);
  socket.write(body.slice(5));
  await once(socket, 'close');
  expect(answer).toMatch(/^HTTP\/1\.1 201 [^]*"reference":"Q-/);
  expect(await ended).toEqual([0, null]);
});

test('a bucket that cannot be reached is told at the start, which goes on', async () => {
  const MEDIA_STORE = 's3://lost?endpoint=http://127.0.0.1:1';
  const keys = { AWS_ACCESS_KEY_ID: 'nobody', AWS_SECRET_ACCESS_KEY: 'nothing' };
  const { child, printed } = await startProcess({ DATA_DIR: dataDir, MEDIA_STORE, ...keys });
  let log = printed;
  const told = /MEDIA_STORE: no picture can be stored in s3:\/\/lost/;
  while (!told.test(log)) log += String(await once(child.stdout!, 'data'));
});

test('a stop ends in spite of half requests and of a mail server that says nothing', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const env = {
    DATA_DIR: dataDir,
    SMTP_URL: `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`,
    INQUIRIES_TO: 'sales@example.com',
  };
  const { url, child, ended } = await startProcess(env);
  const asked = once(silent, 'connection');
  const stored = await fetch(`${url}/inquiries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Amina', phone: '123456' }),
  });
  expect(stored.status).toBe(201);
  await asked;
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
  const refusals = strangers.map(async (socket) => {
    // Behind the response the connection may be cut.
    socket.on('error', () => undefined);
    const [answer] = (await once(socket, 'data')) as [Buffer];
    return answer.toString().split('\r\n')[0];
  });
  // With the first response their connections are accepted, with the second what they sent is read.
  for (let count = 0; count < 2; count += 1) await fetch(`${url}/healthz`);
  child.kill('SIGTERM');
  const [code] = await ended;
  expect(code).not.toBeNull();
  for (const line of await Promise.all(refusals))
    expect(line).toBe('HTTP/1.1 503 Service Unavailable');
  silent.close();
});

/** Tries until a connection is refused, as nothing listens any more. */
async function refused(port: number): Promise<boolean> {
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

test('a port that is taken and a wrong variable end the start with one line', async () => {
  const { url, child, ended } = await startProcess({ DATA_DIR: dataDir });
  const port = new URL(url).port;
  expect(await run('main', ['api'], { HOST: '127.0.0.1', API_PORT: port })).toEqual({
    code: 1,
    output: '',
    errors: `API_PORT: port ${port} is in use.`,
  });
  child.kill('SIGTERM');
  await ended;
  expect(await run('main', ['api'], { API_PORT: 'x' })).toEqual({
    code: 1,
    output: '',
    errors: 'API_PORT must be a port from 0 to 65535, not "x".',
  });
  const metrics = { HOST: '127.0.0.1', API_PORT: '0', METRICS_PORT: port };
  const stranger = createServer().listen(Number(port), '127.0.0.1');
  await once(stranger, 'listening');
  expect((await run('main', ['api'], metrics)).errors).toBe(
    `METRICS_PORT: port ${port} is in use.`,
  );
  stranger.close();
  // Of a network that is set apart for examples.
  expect((await run('main', ['api'], { HOST: '192.0.2.1', API_PORT: '0' })).errors).toBe(
    'HOST: this machine has no such address (EADDRNOTAVAIL).',
  );
  const file = join(dataDir, 'hoistway.db');
  expect((await run('main', ['api'], { DATA_DIR: join(file, 'data') })).errors).toBe(
    `DATA_DIR: this user cannot make ${join(file, 'data')} or cannot write to it (ENOTDIR).`,
  );
  const unreachable = { DATABASE_URL: 'postgres://u@127.0.0.1:1/x' };
  expect((await run('main', ['api'], unreachable)).errors).toBe(
    'DATABASE_URL: the database cannot be reached (ECONNREFUSED).',
  );
});

test('accounts are kept from the command line', async () => {
  const email = 'anna@example.com';
  expect(await run('admin', ['list'])).toMatchObject({ code: 0, output: 'There are no accounts.' });
  expect(await run('admin', ['add', email], {}, 'first lamp of four\n')).toMatchObject({
    code: 0,
    output: `${email} is added as admin.`,
    errors: expect.stringMatching(/^\{.*"security":"accountAdded","from":"command line".*\}$/),
  });
  const { url, child, ended } = await startProcess({ DATA_DIR: dataDir });
  expect(await logIn(url, email, 'first lamp of four')).toBe(200);
  expect((await run('admin', ['password', email], {}, 'second lamp of four\n')).code).toBe(0);
  expect(await logIn(url, email, 'first lamp of four')).toBe(401);
  expect(await logIn(url, email, 'second lamp of four')).toBe(200);
  for (const args of [
    ['role', email, 'user'],
    ['remove', email],
  ]) {
    const { code, errors } = await run('admin', args);
    expect({ code, errors }).toEqual({
      code: 1,
      errors: expect.stringMatching(/^The last admin (?:must stay an admin|cannot be removed)\.$/),
    });
  }
  expect((await run('admin', ['add', 'cy@example.com'], {}, 'four green ladders\n')).code).toBe(0);
  expect(await run('admin', ['role', email, 'user'])).toMatchObject({
    output: `${email} is user now and is logged out everywhere.`,
    errors: expect.stringContaining('"security":"roleChanged"'),
  });
  expect(await run('admin', ['role', email, 'user'])).toEqual({
    code: 0,
    output: `${email} is user already; nothing was changed.`,
    errors: '',
  });
  expect(
    (await run('admin', ['add', 'bo@example.com', '--role', 'user'], {}, 'three blue kettles\n'))
      .code,
  ).toBe(0);
  expect((await run('admin', ['list'])).output).toBe(
    `user   ${email}\nuser   bo@example.com\nadmin  cy@example.com`,
  );
  expect((await run('admin', ['remove', email])).code).toBe(0);
  expect(await logIn(url, email, 'second lamp of four')).toBe(401);
  child.kill('SIGTERM');
  await ended;
});

test.each([
  [[], '', /^npm run admin -- <command>/],
  [['explode'], '', /^npm run admin -- <command>/],
  [['add'], '', /^The e-mail address is missing\./],
  [['add', 'nonsense'], '', /^"nonsense" is not an e-mail address\.$/],
  [['add', 'a@b.co', '--role', 'king'], '', /^The role is admin or user\.$/],
  [['add', 'a@b.co'], 'short\n', /^The password needs at least 10 characters\.$/],
  [['add', 'a@b.co'], '1234567890\n', /^The password is too easy to guess: .*\.$/],
  [['add', 'a\u001b[2J@b.co'], '', /^"a\ufffd\[2J@b\.co" is not an e-mail address\.$/],
  [['password', 'nobody@b.co'], '', /^nobody@b\.co has no account\.$/],
])('npm run admin -- %j fails and says why', async (args, input, message) => {
  const { code, output, errors } = await run('admin', args, {}, input);
  expect(code).toBe(1);
  expect(output).toBe('');
  expect(errors).toMatch(message);
});

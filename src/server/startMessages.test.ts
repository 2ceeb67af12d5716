import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import files from 'node:fs/promises';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { join } from 'node:path';
import { sql } from 'kysely';
import { startBackend } from './backend';
import { readConfig } from './config';
import { START_LOCK } from './db/postgres/open';
import { openFile, sqliteFile } from './db/sqlite/open';
import { keepPrivate } from './lib/files';
import type { FirstAdmin } from './modules/core/auth/firstAdmin';
import { accountRepository } from './modules/core/auth/accountRepository';
import { makeMetrics, startMetrics } from './plugins/metrics';
import { adminMessage, endMessage, listening } from './startMessages';
import { quietLog } from './testing/buildTestApp';
import { DATABASE_KINDS, makeTestDatabase, makeTestPlace, until } from './testing/databases';
import { makeFolder } from './testing/folder';
import { connectTo } from './testing/postgresServer';

let dataDir: string;
let taken: Server;
let port: string;
beforeEach(async () => {
  dataDir = makeFolder();
  taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  port = String((taken.address() as AddressInfo).port);
});
afterEach(() => {
  taken.close();
});

const configOf = (env: NodeJS.ProcessEnv) =>
  readConfig({
    HOST: '127.0.0.1',
    API_PORT: '0',
    DATA_DIR: dataDir,
    DEMO_CATALOGUE: 'off',
    ...env,
  });

/** What a start ends with. */
async function failure(start: () => Promise<unknown>): Promise<string> {
  try {
    await start();
  } catch (error) {
    return endMessage(error);
  }
  throw new Error('It has started.');
}

const backendFailure = (env: NodeJS.ProcessEnv) =>
  failure(() => {
    const config = configOf(env);
    keepPrivate(config.dataDir);
    return listening(
      'API_PORT',
      startBackend(config, quietLog(), () => undefined),
    );
  });

test('a start that fails ends with one line that names the variable', async () => {
  // Before another start has made an admin.
  const weak = { ADMIN_EMAIL: 'boss@example.com', ADMIN_PASSWORD: 'password-2026!' };
  expect(await backendFailure(weak)).toMatch(
    /^ADMIN_PASSWORD: The password is too easy to guess.*\.$/,
  );
  expect(await backendFailure({ API_PORT: port })).toBe(`API_PORT: port ${port} is in use.`);
  // Of a network that is set apart for examples.
  expect(await backendFailure({ HOST: '192.0.2.1' })).toBe(
    'HOST: this machine has no such address (EADDRNOTAVAIL).',
  );
  const file = join(dataDir, 'file');
  writeFileSync(file, '');
  expect(await backendFailure({ DATA_DIR: join(file, 'data') })).toBe(
    `DATA_DIR: this user cannot make ${join(file, 'data')} or cannot write to it (ENOTDIR).`,
  );
  expect(await backendFailure({ DATABASE_URL: 'postgres://u@127.0.0.1:1/x' })).toBe(
    'DATABASE_URL: the database cannot be reached: nothing listens there (ECONNREFUSED).',
  );
  const { metrics } = configOf({ METRICS_PORT: port });
  expect(
    await failure(() => listening('METRICS_PORT', startMetrics(metrics!, makeMetrics()))),
  ).toBe(`METRICS_PORT: port ${port} is in use.`);
});

test('a file that cannot be used is named in one line', async () => {
  const fault = (code: string) =>
    failure(() => Promise.reject(Object.assign(new Error(`${code}: open`), { code, path: '/b' })));
  expect(await fault('EACCES')).toBe('/b: this user may not use it (EACCES).');
  expect(await fault('ENOSPC')).toBe('/b: its disk is full (ENOSPC).');
  expect(await fault('EBADF')).toMatch(/^Error: EBADF: open\n +at /);
});

test('a start on a full disk ends with one line, and succeeds once there is room', async () => {
  const enospc = Object.assign(new Error('ENOSPC: no space left on device, copyfile'), {
    code: 'ENOSPC',
    syscall: 'copyfile',
  });
  const copying = jest.spyOn(files, 'copyFile').mockRejectedValue(enospc);
  const line = 'DATA_DIR: its disk is full. Free some space.';
  expect(await backendFailure({ DEMO_CATALOGUE: 'on' })).toBe(line);
  copying.mockRestore();
  const backend = await startBackend(configOf({}), quietLog(), () => undefined);
  await backend.close();
  // The database itself has no room.
  const db = openFile(sqliteFile(dataDir));
  await sql`pragma max_page_count = 1`.execute(db);
  const write = sql`create table more as select zeroblob(1000000)`.execute(db);
  expect(await failure(() => write)).toBe(line);
  await db.destroy();
});

test('a start without an admin says which command makes one', async () => {
  const database = await makeTestDatabase();
  try {
    await accountRepository(database.db.writer).create('boss@example.com', 'a hash', 'user');
    const config = configOf({ ADMIN_EMAIL: 'boss@example.com', DATA_DIR: database.dataDir });
    const lines: string[] = [];
    const admins: FirstAdmin[] = [];
    const backend = await startBackend(config, quietLog(lines), (admin) => void admins.push(admin));
    await backend.close();
    const message = 'This database has no admin. Run: npm run admin -- role boss@example.com admin';
    expect(admins.map((admin) => adminMessage(admin))).toEqual([`Admin    ${message}\n`]);
    expect(lines.join('')).toContain(`"msg":"${message}"`);
  } finally {
    await database.remove();
  }
});

if (DATABASE_KINDS.includes('postgres')) {
  test('backends that start at once on an empty database wait for each other', async () => {
    const { databaseUrl = '', remove } = await makeTestPlace('postgres');
    const config = configOf({ DATABASE_URL: databaseUrl });
    const third = await connectTo(databaseUrl);
    await third.query(`begin; ${START_LOCK}`);
    const admins: FirstAdmin[] = [];
    const start = () => startBackend(config, quietLog(), (admin) => void admins.push(admin));
    const starting = Promise.all([start(), start()]);
    const waiting = `select 1 from pg_locks where locktype = 'advisory' and not granted
      and database = (select oid from pg_database where datname = current_database())`;
    await until(async () => (await third.query(waiting)).rowCount === 2);
    expect(admins).toEqual([]);
    await third.end();
    const backends = await starting;
    // One makes the admin, and the other one finds it.
    expect(admins.map((admin) => Object.keys(admin))).toEqual([['made']]);
    await Promise.all(backends.map(({ close }) => close()));
    await remove();
  });
}

import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { join } from 'node:path';
import { startBackend } from './backend';
import { readConfig } from './config';
import { keepPrivate } from './lib/files';
import type { FirstAdmin } from './modules/core/auth/firstAdmin';
import { accountRepository } from './modules/core/auth/accountRepository';
import { makeMetrics, startMetrics } from './plugins/metrics';
import { adminMessage, endMessage, listening } from './startMessages';
import { quietLog } from './testing/buildTestApp';
import { makeTestDatabase } from './testing/databases';
import { makeFolder } from './testing/folder';

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

import { readFileSync, statSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { quietLog, useTestApp } from '@/server/testing/buildTestApp';
import { makeSecurityLog } from '@/server/securityLog';
import { accountRepository } from './accountRepository';
import { ensureAdmin, type FirstAdmin } from './firstAdmin';
import { removeUsedPassword, writeFirstPassword } from './firstPassword';

const app = useTestApp();
const fileOf = () => join(app.dataDir, 'first-password');

const makeAdmin = (onAdmin: (admin: FirstAdmin) => Promise<unknown>) =>
  ensureAdmin(
    app.db,
    { adminEmail: undefined, adminPassword: undefined },
    makeSecurityLog(quietLog()),
    async (admin) => void (await onAdmin(admin)),
  );

/** Makes the first admin with its password in the file. */
const makeAdminWithFile = () =>
  makeAdmin(({ made }) => writeFirstPassword(app.dataDir, made?.password ?? ''));

const logIn = (password: string) =>
  app.postJson('/auth/login', { emailId: 'admin@hoistway.local', password });

test('the first password is in a private file until the first login', async () => {
  // Left by a start that was interrupted.
  writeFileSync(fileOf(), 'another', { mode: 0o644 });
  await makeAdminWithFile();
  expect(statSync(fileOf()).mode & 0o777).toBe(0o600);
  const password = readFileSync(fileOf(), 'utf8').trim();
  expect((await logIn('a guess that is wrong')).status).toBe(401);
  await removeUsedPassword(app.db, app.dataDir);
  expect(existsSync(fileOf())).toBe(true);
  expect((await logIn(password)).status).toBe(200);
  expect(existsSync(fileOf())).toBe(false);
});

test('it goes where the account has another password, or has logged in to another backend', async () => {
  await makeAdminWithFile();
  const accounts = accountRepository(app.db.writer);
  const account = await accounts.findByEmail('admin@hoistway.local');
  await accounts.setPassword(account?.id ?? '', 'another hash');
  await removeUsedPassword(app.db, app.dataDir);
  expect(existsSync(fileOf())).toBe(false);
});

test('a password that cannot be written down makes no account', async () => {
  const failing = makeAdmin(() => Promise.reject(new Error('The disk is full.')));
  await expect(failing).rejects.toThrow('The disk is full.');
  await makeAdminWithFile();
  expect((await logIn(readFileSync(fileOf(), 'utf8').trim())).status).toBe(200);
});

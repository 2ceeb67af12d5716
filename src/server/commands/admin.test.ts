import { Readable } from 'node:stream';
import { useTestApp } from '../testing/buildTestApp';
import { listChangedFields } from '../testing/changedFields';
import { admin } from './admin';

const app = useTestApp();

const run = (args: string[], input = '') =>
  admin(args, {
    env: { DATA_DIR: app.dataDir, LOG_LEVEL: 'silent' },
    stdin: Readable.from(input),
  });

const logIn = async (emailId: string, password: string) =>
  (await app.postJson('/auth/login', { emailId, password })).status;

test('accounts are added, listed, changed and removed', async () => {
  const email = 'anna@example.com';
  expect(await run(['list'])).toBe('There are no accounts.');
  expect(await run(['add', email], 'first lamp of four\n')).toBe(`${email} is added as admin.`);
  expect(await logIn(email, 'first lamp of four')).toBe(200);
  await run(['password', email], 'second lamp of four\n');
  expect(await listChangedFields(app.db.reader)).toMatchObject([
    { name: email, field: 'role', after: 'admin' },
    { name: email, field: 'password', after: null },
  ]);
  expect(await logIn(email, 'first lamp of four')).toBe(401);
  expect(await logIn(email, 'second lamp of four')).toBe(200);
  await expect(run(['role', email, 'user'])).rejects.toThrow('The last admin must stay an admin.');
  await expect(run(['remove', email])).rejects.toThrow('The last admin cannot be removed.');

  await run(['add', 'cy@example.com'], 'four green ladders\n');
  expect(await run(['role', email, 'user'])).toBe(
    `${email} is user now and is logged out everywhere.`,
  );
  expect(await run(['role', email, 'user'])).toBe(`${email} is user already; nothing was changed.`);
  await run(['add', 'bo@example.com', '--role', 'user'], 'three blue kettles\n');
  expect(await run(['list'])).toBe(`user   ${email}\nuser   bo@example.com\nadmin  cy@example.com`);
  expect(await run(['remove', email])).toBe(`${email} is removed.`);
  expect(await logIn(email, 'second lamp of four')).toBe(401);
});

test.each([
  [[], '', /^npm run admin -- <command>/],
  [['explode'], '', /^npm run admin -- <command>/],
  [['add'], '', /^The e-mail address is missing\./],
  [['add', 'nonsense'], '', /^"nonsense" is not an e-mail address\.$/],
  [['add', 'a@b.co', '--role', 'king'], '', /^The role is admin or user\.$/],
  [['add', 'a@b.co'], 'short\n', /^The password needs at least 12 characters\.$/],
  [['add', 'a@b.co'], '123456789012\n', /^The password is too easy to guess: .*\.$/],
  [['add', 'a\u001b[2J@b.co'], '', /^"a\ufffd\[2J@b\.co" is not an e-mail address\.$/],
  [['password', 'nobody@b.co'], '', /^nobody@b\.co has no account\.$/],
])('npm run admin -- %j fails and says why', async (args, input, message) => {
  await expect(run(args, input)).rejects.toThrow(message);
});

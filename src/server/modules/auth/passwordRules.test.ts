import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PASSWORD } from '@/server/test/buildTestApp';
import { programPath } from '@/server/test/product';
import { validatePassword } from './passwordRules';
import { passwordScores } from './passwordScores';
import { randomPassword } from './passwords';

const EMAIL = 'anna.lindqvist@example.com';

const SHORT = 'The password needs at least 10 characters.';
const LONG = 'The password is longer than 1000 characters.';
const EASY = /^The password is too easy to guess: .*\.$/;
const OWN = 'The password holds little more than words about this company or the account.';

test.each([
  ['', SHORT],
  ['Xk7#pQ2v!', SHORT],
  ['😀'.repeat(9), SHORT],
  ['x'.repeat(1001), LONG],
  ['1234567890', EASY],
  ['１２３４５６７８９０', EASY],
  ['qwertyuiop', EASY],
  ['password1234', EASY],
  ['aaaaaaaaaaaaaaaa', EASY],
  ['p4ssw0rd'.repeat(125), EASY],
  ['elevator2024!', EASY],
  ['hoistway123', EASY],
  ['h0istw4y2026', EASY],
  ['Hoistway-2026!', OWN],
  ['escalator escalator', OWN],
  ['Ningbo Elevator 2026', OWN],
  ['spare parts admin', OWN],
  ['anna.lindqvist@example.com', EASY],
  ['Lindqvist-Anna-7', OWN],
])('a weak password is not taken (%#)', async (password, message) => {
  expect((await validatePassword(password, EMAIL))?.message).toEqual(
    typeof message === 'string' ? message : expect.stringMatching(message),
  );
});

test.each([
  PASSWORD,
  'e2e: lifts go up and down',
  '楼梯上的蓝色苹果和旧自行车',
  `${'Gj4$kQ9z'.repeat(2)}${'x'.repeat(984)}`,
])('a strong password is taken (%#)', async (password) => {
  expect(await validatePassword(password, EMAIL)).toBeUndefined();
});

test('the random first password is taken, whatever it is', async () => {
  for (let count = 0; count < 20; count += 1) {
    const password = randomPassword();
    expect(Buffer.from(password, 'base64url')).toHaveLength(16);
    expect(await validatePassword(password, 'admin@hoistway.local')).toBeUndefined();
  }
});

describe('in a thread of its own', () => {
  const order = { passwords: ['1234567890', PASSWORD], words: [] };

  test('passwords score as they do here', async () => {
    const scores = await passwordScores(order, await programPath('passwords'));
    expect(scores).toEqual(await passwordScores(order, ''));
    expect(scores).toEqual([0, expect.any(Number)]);
    expect(scores[1]).toBeGreaterThanOrEqual(3);
  });

  test('a thread that fails is an error and nothing more', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'hoistway-passwords-'));
    const program = join(folder, 'passwords.js');
    writeFileSync(program, "throw new Error('No dictionaries.');");
    await expect(passwordScores(order, program)).rejects.toThrow('No dictionaries.');
    rmSync(folder, { recursive: true });
  });
});

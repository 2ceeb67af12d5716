import { PASSWORD } from '@/server/testing/client';
import { randomPassword, validatePassword } from './passwords';

const EMAIL = 'anna.lindqvist@example.com';

const SHORT = 'The password needs at least 12 characters.';
const LONG = 'The password is longer than 1,000 characters.';
const COMMON = /^The password is too easy to guess: .*\.$/;
const OWN = 'The password contains a word about this company, its products or the account.';

test.each([
  ['', SHORT],
  ['Xk7#pQ2v!mT', SHORT],
  ['😀'.repeat(11), SHORT],
  ['e\u0301'.repeat(11), SHORT],
  ['x'.repeat(1001), LONG],
  ['123456789012', COMMON],
  ['１２３４５６７８９０１２', COMMON],
  ['1qaz2wsx3edc4rfv', COMMON],
  ['UNBELIEVABLE', COMMON],
  ['password1234', COMMON],
  ['2026-password!', COMMON],
  ['aaaaaaaaaaaaaaaa', COMMON],
  ['p4ssw0rd'.repeat(125), COMMON],
  ['elevator2024!', OWN],
  ['Hoistway-2026!', OWN],
  ['Ｈｏｉｓｔｗａｙ quiet landings', OWN],
  ['escalator escalator', OWN],
  ['Ningbo 2026 harbour', OWN],
  ['many spare parts', OWN],
  ['蓝色苹果和旧电梯在宁静的夜里', OWN],
  ['anna.lindqvist@example.com', OWN],
  ['Lindqvist quiet landings', OWN],
])('a weak password is rejected (%#)', async (password, message) => {
  expect((await validatePassword(password, EMAIL))?.message).toEqual(
    typeof message === 'string' ? message : expect.stringMatching(message),
  );
});

test.each([
  PASSWORD,
  'e2e: lifts go up and down',
  '蓝色苹果和旧自行车在楼梯上',
  `${'Gj4$kQ9z'.repeat(2)}${'x'.repeat(984)}`,
])('a strong password is accepted (%#)', async (password) => {
  expect(await validatePassword(password, EMAIL)).toBeUndefined();
});

test('the random first password is accepted, whatever it is', async () => {
  for (let count = 0; count < 20; count += 1) {
    const password = randomPassword();
    expect(Buffer.from(password, 'base64url')).toHaveLength(16);
    expect(await validatePassword(password, 'admin@hoistway.local')).toBeUndefined();
  }
});

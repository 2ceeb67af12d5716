import { domainKey, emailKey, mailboxKey } from './personKeys';

/** Each folds to eighteen characters. */
const LONG = '\ufdfa'.repeat(14);

test('an address whose folded tag is longer than a key is of the same mailbox', () => {
  for (const address of ['Amina+1', `amina+1${LONG}`, `amina+2${LONG}`, `amina+${LONG}+3`])
    expect(mailboxKey(`${address}@example.com`)).toBe('amina@example.com');
  expect(mailboxKey(`a.mina+${LONG}@googlemail.com`)).toBe('amina@gmail.com');
});

test('an address whose folded name is longer than a key is of its company', () => {
  expect(domainKey(`amina${LONG}@example.com`)).toBe('example.com');
});

test('no key is longer than an index of PostgreSQL takes', () => {
  for (const keyOf of [emailKey, mailboxKey, domainKey])
    for (const domain of ['example.com', 'gmail.com', `${'\ufdfa'.repeat(60)}.com`])
      expect(keyOf(`${LONG}@${domain}`).length).toBeLessThanOrEqual(254);
});

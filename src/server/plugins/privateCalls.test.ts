import { quietLog, useTestApp } from '@/server/testing/buildTestApp';
import { TOKEN_CALLS } from '@/shared/privateUrls';
import { listOperations, readContract } from './contract';

const TOKEN = 'mXv0p2Jc8n0b1qkYw5sT3uR7eZ6aLdHfGiKoPxQvBtE';

const log: string[] = [];
const app = useTestApp({ log: quietLog(log, 'info'), shared: true });

const operations = listOperations(readContract());
const withToken = operations.filter(({ path }) => path.includes('{token}'));

test('the list has every call of the contract with a token in its path', () => {
  expect(withToken).not.toHaveLength(0);
  for (const { path } of withToken) {
    const call = path.replace('{token}', ':token');
    expect(TOKEN_CALLS.some((known) => `${call}/`.startsWith(`${known}/`))).toBe(true);
  }
});

test.each(withToken.map(({ path }) => path))('%s is stored and logged nowhere', async (path) => {
  const url = path.replace('{token}', TOKEN).replace('{number}', 'HQ-2026-0001');
  const spellings = [
    url,
    `${url}/`,
    url.toUpperCase().replace(TOKEN.toUpperCase(), TOKEN),
    `/${url}`,
    url.replace(TOKEN, `/${TOKEN}`),
    url.replace('mXv', '%6dXv'),
    url.replace(TOKEN, `${TOKEN}%E0%A4%A`),
    `${url}?list=${TOKEN}`,
  ];
  for (const spelling of spellings) {
    for (const method of ['GET', 'HEAD', 'DELETE'] as const) {
      const { headers } = await app.app.inject({ method, url: spelling });
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['referrer-policy']).toBe('no-referrer');
    }
  }
  expect(log.join('')).toContain(':token');
  expect(log.join('')).not.toContain(TOKEN.slice(3));
});

test('a failure of such a call logs no token either', async () => {
  await app.db.writer.schema.alterTable('messages').renameTo('gone').execute();
  expect((await app.get(`/buyer-inquiries/${TOKEN}`)).status).toBe(500);
  expect(log.join('')).toContain('request failed');
  expect(log.join('')).not.toContain(TOKEN);
});

import type { BackendLink } from './backendLink';
import { buildTestSite, UNAVAILABLE, type TestSite } from '../testing/buildTestSite';

const TOKEN = 'mXv0p2Jc8n0b1qkYw5sT3uR7eZ6aLdHfGiKoPxQvBtE';

let site: TestSite;
let lines: string[];

async function start(options: Parameters<typeof buildTestSite>[0] = {}) {
  lines = [];
  site = await buildTestSite({ ...options, lines });
}
afterEach(() => site.close());

const spellings = [
  `/inquiry/${TOKEN}`,
  `/zh/inquiry/${TOKEN}`,
  `/inquiry/${TOKEN}/`,
  `/Inquiry/${TOKEN}`,
  `/ZH/inquiry/${TOKEN}`,
  `//inquiry//${TOKEN}`,
  `/zh//inquiry/${TOKEN}/?utm_source=x`,
  `/%69nquiry/${TOKEN}`,
  `/inquiry/%6dXv0p2Jc8n0b1qkYw5sT3uR7eZ6aLdHfGiKoPxQvBtE`,
  `/inquiry/${TOKEN}/index.html`,
  `/inquiry/${TOKEN}/more`,
  `/inquiry/${TOKEN}.txt`,
  `/inquiry/${TOKEN}%E0%A4%A`,
  `/quotation?list=${TOKEN}`,
  `/Quotation/?list=${TOKEN}`,
  `/zh/quotation?page=2&%6cist=${TOKEN}`,
  '/invitation',
  '/zh/invitation/',
  '/reset-password',
];

const expectPrivate = ({ headers }: { headers: Record<string, unknown> }) => {
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['referrer-policy']).toBe('no-referrer');
};

it.each(spellings)('%s and where it leads is stored by nobody and named to nobody', async (url) => {
  await start();
  const response = await site.get(url);
  expectPrivate(response);
  expectPrivate(await site.site.inject({ method: 'HEAD', url }));
  expectPrivate(await site.site.inject({ method: 'DELETE', url }));
  const { location } = response.headers;
  if (location) expectPrivate(await site.get(location));
});

it('also where the page cannot be rendered', async () => {
  await start({ render: () => Promise.reject(new Error(`no ${TOKEN} at /inquiry/${TOKEN}`)) });
  for (const url of spellings) expectPrivate(await site.get(url));
  expect(lines.join('')).toContain('could not be rendered');
  expect(lines.join('')).not.toContain(TOKEN);
});

it.each(spellings.filter((url) => url.includes(TOKEN)))(
  'neither a request for %s nor its failure logs a token',
  async (url) => {
    const backend: BackendLink = {
      ...UNAVAILABLE,
      callFor: () => {
        throw new Error(`The backend does not respond to /buyer-inquiries/${TOKEN}.`);
      },
    };
    await start({ backend, logLevel: 'info' });
    for (const method of ['GET', 'POST'] as const) {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      await site.site.inject({ method, url, headers, body: method === 'POST' ? 'a=b' : undefined });
    }
    expect(lines.filter((line) => line.includes('"msg":"request"'))).toHaveLength(2);
    expect(lines.join('')).not.toContain(TOKEN.slice(4));
  },
);

it('others are stored by caches, and name their origin', async () => {
  await start();
  const redirect = await site.get('/About/');
  expect(redirect.headers['cache-control']).toBe('public, max-age=3600');
  expect(redirect.headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  const { headers } = await site.get('/quotation');
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
});

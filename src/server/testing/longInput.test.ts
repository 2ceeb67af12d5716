import { useTestApp } from './buildTestApp';
import { buildTestSite, type TestSite } from './buildTestSite';

/*
 * Input far longer than any that the sockets let in. Whatever takes time in proportion to its
 * length is done in milliseconds; at this length anything of a higher order outlasts every test.
 */

const LENGTH = 200_000;

const HOSTILE: [string, string][] = [
  ['blanks', `a${' '.repeat(LENGTH)}b`],
  ['tabs', `a${'\t'.repeat(LENGTH)}b`],
  ['commas', `${','.repeat(LENGTH)}b`],
  ['quotes', '"'.repeat(LENGTH + 1)],
  ['semicolons', `${';'.repeat(LENGTH)}=`],
  ['slashes', `a${'/'.repeat(LENGTH)}b`],
  ['at signs', `${'@'.repeat(LENGTH)} `],
  ['letters', `${'a'.repeat(LENGTH)} `],
  ['digits and dots', `${'1.'.repeat(LENGTH / 2)}!`],
  ['colons', `${':'.repeat(LENGTH)}!`],
  ['combining marks', `a${'\u0323\u0301'.repeat(LENGTH / 2)}`],
  ['marks that decompose', `${'\u0344\u0345'.repeat(LENGTH / 2)}b`],
  ['halfwidth sound marks', `\u30cf${'\uff9f\u0323'.repeat(LENGTH / 2)}`],
];

const HEADERS = [
  'accept',
  'accept-encoding',
  'accept-language',
  'authorization',
  'content-type',
  'cookie',
  'forwarded',
  'host',
  'if-match',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'origin',
  'range',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-request-id',
  'access-control-request-headers',
  'access-control-request-method',
  'content-disposition',
];

const app = useTestApp({
  role: 'admin',
  shared: true,
  config: { siteOrigins: ['http://localhost:8080'], trustProxy: true, mail: undefined },
});
let site: TestSite;
beforeAll(async () => {
  site = await buildTestSite({
    config: { siteOrigins: ['http://localhost:8080'], trustProxy: true },
    files: { 'assets/main.js': 'main();' },
  });
});
afterAll(() => site.close());

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

describe.each(HOSTILE)('many %s', (_name, text) => {
  test('in any header cost the site and the backend nothing', async () => {
    const requests = HEADERS.flatMap((name) => [
      ...['/', '/assets/main.js'].map((url) => site.get(url, { [name]: text })),
      ...['/categories', '/auth/me', '/uploads/x'].map((url) =>
        app.app.inject({ url, headers: { [name]: text } }),
      ),
      app.app.inject({ method: 'OPTIONS', url: '/categories', headers: { [name]: text } }),
      app.app.inject({ method: 'POST', url: '/inquiries', headers: { [name]: text }, body: '{}' }),
    ]);
    for (const { statusCode } of await Promise.all(requests)) expect(statusCode).toBeLessThan(500);
  });

  test('in an address cost them nothing', async () => {
    const path = encodeURIComponent(text);
    const requests = [`/${path}`, `/?q=${path}`, `/spare-parts?page=1&q=${path}`].flatMap((url) => [
      site.get(url),
      app.app.inject({ url }),
    ]);
    for (const { statusCode } of await Promise.all(requests)) expect(statusCode).toBeLessThan(500);
  });

  test.each(['name', 'email', 'phone', 'inquiryDetails'])(
    'in the field %s of a message cost the backend nothing',
    async (field) => {
      const form = { name: 'Amina', email: 'amina@example.com', [field]: text };
      expect((await app.postJson('/inquiries', form)).status).toBeLessThan(500);
    },
  );

  test('in a form without script costs the site nothing', async () => {
    const body = String(new URLSearchParams({ name: text + text }));
    const sent = { method: 'POST', url: '/contact', headers: FORM, body } as const;
    expect((await site.site.inject(sent)).statusCode).toBeLessThan(500);
  });

  test('in the field of a form cost the backend nothing', async () => {
    const { status } = await app.sendForm('POST', '/categories', { name: text });
    expect(status).toBeLessThan(500);
  });
});

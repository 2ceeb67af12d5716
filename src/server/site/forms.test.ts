import { jsonInMarkup } from '../../shared/markup';
import { LIMITS } from '../app';
import { readCatalogueVersion } from '../modules/addresses/version';
import { buildTestApp, type TestApp } from '../test/buildTestApp';
import { AWAY, buildTestSite, linkTo, renderedPage, type TestSite } from '../test/buildTestSite';
import { linkInMemory, type BackendLink } from './backendLink';

let app: TestApp;
let site: TestSite;

/** A page that shows what became of a form, as the real one does in its own way. */
const start = async (backend: BackendLink) => {
  site = await buildTestSite({
    backend,
    config: { trustProxy: true },
    render: (request) =>
      Promise.resolve(
        renderedPage(request, {
          body: ['<main>Form</main>'],
          data: [jsonInMarkup(request.posted ?? null)],
        }),
      ),
  });
};

beforeAll(async () => {
  app = await buildTestApp({
    limits: { ...LIMITS, messagesPerAddress: { max: 2, windowMs: 60_000 } },
  });
  await app.logInAs('admin');
});
beforeEach(() => start(linkInMemory(app.app, () => readCatalogueVersion(app.db))));
afterEach(() => site.close());
afterAll(() => app.close());

const filled = { name: 'Amina', email: 'amina@example.com', phone: '+86 574 5550 0134' };

const post = async (url: string, fields: Record<string, string>, visitor: string) => {
  const response = await site.site.inject({
    method: 'POST',
    url,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-forwarded-for': visitor,
    },
    body: String(new URLSearchParams(fields)),
  });
  const json = /id="hoistway-page">([^<]*)</.exec(response.body)?.[1] ?? 'null';
  return { ...response, headers: response.headers, posted: JSON.parse(json) as unknown };
};

const stored = async (kind: string) =>
  (await app.get<{ data: { reference: string; name: string }[] }>(`/${kind}?page=1`)).body.data;

it.each([
  ['/contact', 'inquiries', 'inquiryDetails'],
  ['/zh/career', 'applications', 'aboutyou'],
])('%s hands a form to the backend and shows its reference', async (url, kind, text) => {
  const fields = { ...filled, [text]: 'Four governors,\r\nplease.', colour: 'red' };
  const { statusCode, headers, body, posted } = await post(url, fields, '192.0.2.1');
  expect(statusCode).toBe(200);
  expect(headers['cache-control']).toBe('no-store');
  expect(body).toContain('<main>Form</main>');
  const [message] = await stored(kind);
  expect(message).toMatchObject({ name: 'Amina', email: filled.email });
  expect(posted).toEqual({ values: {}, reference: message?.reference });
});

it('shows what was typed and why it was not taken, in the language of the page', async () => {
  const fields = { name: 'Amina', email: 'nobody', inquiryDetails: 'Four.' };
  for (const [url, error] of [
    ['/contact', 'The e-mail address is not valid.'],
    ['/zh/contact', '邮箱格式不正确。'],
  ] as const) {
    const { statusCode, headers, posted } = await post(url, fields, '192.0.2.2');
    expect(statusCode).toBe(400);
    expect(headers['cache-control']).toBe('no-store');
    expect(posted).toEqual({ values: fields, failure: { status: 400, data: { error } } });
  }
});

it('holds to the limit of each visitor, who keeps what was typed', async () => {
  const send = (visitor: string) => post('/contact', filled, visitor);
  for (const status of [200, 200, 429]) {
    expect((await send('192.0.2.3')).statusCode).toBe(status);
  }
  expect((await send('192.0.2.3')).posted).toMatchObject({
    values: filled,
    failure: { status: 429 },
  });
  expect((await send('192.0.2.4')).statusCode).toBe(200);
});

it.each([
  ['is away', AWAY, 'FETCH_ERROR'],
  ['sends a page', linkTo(() => new Response('<html>')), 'FETCH_ERROR'],
])('a backend that %s costs nothing that was typed', async (_name, backend, status) => {
  await site.close();
  await start(backend);
  const { statusCode, headers, posted } = await post('/contact', filled, '192.0.2.5');
  expect(statusCode).toBe(503);
  expect(headers['retry-after']).toBe('10');
  expect(headers['cache-control']).toBe('no-store');
  expect(posted).toEqual({ values: filled, failure: { status } });
});

it('a form that was sent is not shown to the next visitor', async () => {
  await post('/contact', { ...filled, email: 'nobody' }, '192.0.2.6');
  const { body } = await site.get('/contact');
  expect(body).not.toContain('nobody');
});

it('takes the longest message that the backend takes, and refuses what is larger', async () => {
  const longest = { ...filled, inquiryDetails: '限'.repeat(10_000) };
  expect((await post('/contact', longest, '192.0.2.7')).statusCode).toBe(200);
  const larger = { ...filled, inquiryDetails: '限'.repeat(20_000) };
  const { statusCode, headers } = await post('/contact', larger, '192.0.2.7');
  expect(statusCode).toBe(413);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(headers['cache-control']).toBe('no-store');
});

it('takes nothing but forms, where there are forms', async () => {
  const send = (method: 'POST' | 'PUT' | 'DELETE', url: string, type: string) =>
    site.site.inject({ method, url, headers: { 'content-type': type }, body: 'name=Amina' });
  const form = 'application/x-www-form-urlencoded';
  expect((await send('POST', '/contact', 'text/csv')).statusCode).toBe(415);
  expect((await send('POST', '/about', form)).statusCode).toBe(405);
  expect((await send('PUT', '/contact', form)).statusCode).toBe(405);
  expect((await send('DELETE', '/zh/career', form)).headers.allow).toBe('GET, HEAD, POST');
});

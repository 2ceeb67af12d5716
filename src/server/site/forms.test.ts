import { LIMITS } from '@/server/modules/core/limits/defaultLimits';
import { useTestApp } from '../testing/buildTestApp';
import {
  UNAVAILABLE,
  buildTestSite,
  linkTo,
  renderedPage,
  type TestSite,
} from '../testing/buildTestSite';
import { linkInMemory, type BackendLink } from './backendLink';

const limits = { ...LIMITS, messagesPerIp: { max: 2, windowMs: 60_000 } };
const app = useTestApp({ limits, role: 'admin', shared: true });
let site: TestSite;

/** A page that shows the state of its form, as the real one does in its own way. */
const start = async (backend: BackendLink) => {
  site = await buildTestSite({
    backend,
    config: { trustProxy: true },
    render: (request) =>
      Promise.resolve(
        renderedPage(request, {
          body: '<main>Form</main>',
          data: { form: request.form },
        }),
      ),
  });
};

beforeEach(() => start(linkInMemory(app.app, app.db.catalogueVersion.current)));
afterEach(() => site.close());

const filled = { name: 'Amina', email: 'amina@example.com', phone: '+86 574 5550 0134' };

/** The state of the form on a page. */
const formIn = (body: string) => {
  const json = /id="page-data">([^<]*)</.exec(body)?.[1] ?? '{}';
  return (JSON.parse(json) as { form?: { idempotencyKey: string } }).form ?? null;
};

const post = async (
  url: string,
  fields: Record<string, string>,
  visitor: string,
  headers: Record<string, string> = {},
) => {
  const response = await site.site.inject({
    method: 'POST',
    url,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-forwarded-for': visitor,
      ...headers,
    },
    body: String(new URLSearchParams(fields)),
  });
  return { ...response, headers: response.headers, form: formIn(response.body) };
};

const stored = async (kind: string) =>
  (await app.read<{ data: { reference: string; name: string }[] }>(`/${kind}?page=1`)).data;

it.each([
  ['/contact', 'inquiries', 'inquiryDetails', /^\/inquiry\/[\w-]{43}$/],
  ['/zh/contact', 'inquiries', 'inquiryDetails', /^\/zh\/inquiry\/[\w-]{43}$/],
  ['/zh/career', 'applications', 'aboutyou', /^\/zh\/career\?reference=A-\w{6}#apply$/],
])(
  '%s passes a submission to the backend and leads to a page that confirms it',
  async (url, kind, text, confirmation) => {
    const fields = { ...filled, [text]: 'Four governors,\r\nplease.', colour: 'red' };
    const { statusCode, headers } = await post(
      `${url}?part=OX`,
      fields,
      `192.0.2.${100 + url.length}`,
    );
    expect(statusCode).toBe(303);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers.location).toMatch(confirmation);
    expect((await stored(kind))[0]).toMatchObject({ name: 'Amina', email: filled.email });
  },
);

it.each([
  [
    '/contact',
    'I would like a quotation for: Governor (HW-1)\nQuantity: 4\n\nTo Dhaka.',
    '192.0.2.61',
  ],
  ['/zh/contact', '请报价：Governor (HW-1)\n数量：4\n\nTo Dhaka.', '192.0.2.62'],
])('an inquiry of %s holds part and quantity', async (url, text, visitor) => {
  const part = { part: 'Governor (HW-1)', quantity: '4' };
  const fields = { ...filled, ...part, inquiryDetails: 'To Dhaka.' };
  expect((await post(`${url}?part=Governor`, fields, visitor)).statusCode).toBe(303);
  expect((await stored('inquiries'))[0]).toMatchObject({
    firstWords: text.replace(/\s+/g, ' '),
  });
  const wrong = await post(url, { ...fields, email: 'nobody' }, visitor);
  expect(wrong.form).toMatchObject({ values: { quantity: '4', inquiryDetails: 'To Dhaka.' } });
});

it('a repeated submission of one page stores one message', async () => {
  const { form } = await readForm('/contact');
  const fields = { ...filled, name: 'Once', idempotencyKey: form!.idempotencyKey };
  const first = await post('/contact', fields, '192.0.2.8');
  const again = await post('/contact', fields, '192.0.2.8');
  expect([first.statusCode, again.statusCode]).toEqual([303, 303]);
  expect(again.headers.location).toBe(first.headers.location);
  expect((await stored('inquiries')).filter(({ name }) => name === 'Once')).toHaveLength(1);
});

it('a changed submission with the same key is shown again, with a new key', async () => {
  const fields = { ...filled, name: 'Changed', idempotencyKey: 'k-9' };
  await post('/contact', fields, '192.0.2.9');
  const changed = await post('/contact', { ...fields, inquiryDetails: 'Five.' }, '192.0.2.9');
  expect(changed.statusCode).toBe(409);
  expect(changed.form).toMatchObject({
    values: { name: 'Changed', inquiryDetails: 'Five.' },
    failure: { status: 409 },
  });
  expect(changed.form?.idempotencyKey).not.toBe('k-9');
  const sent = { ...fields, inquiryDetails: 'Five.', ...changed.form, values: '', failure: '' };
  expect((await post('/contact', sent, '192.0.2.9')).statusCode).toBe(303);
});

it.each(['/contact', '/zh/career', '/contact?part=OX'])(
  '%s is never cached: each page has its own key',
  async (url) => {
    const pages = await Promise.all([readForm(url), readForm(url), readForm(url)]);
    for (const { headers } of pages) expect(headers['cache-control']).toBe('no-store');
    const keys = pages.map(({ form }) => form?.idempotencyKey);
    expect(new Set(keys).size).toBe(3);
    expect(keys).not.toContain(undefined);
  },
);

const readForm = async (url: string) => {
  const { headers, body } = await site.site.inject({ url });
  return { headers, form: formIn(body) };
};

describe('a submission from another site', () => {
  let visitors = 20;

  it.each<Record<string, string>>([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://localhost:8081' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none', origin: 'https://evil.example' },
    { 'sec-fetch-site': 'cross-site', origin: 'http://shop.example:8080' },
  ])('with %j is rejected and not stored', async (headers) => {
    const fields = { ...filled, name: 'Forged' };
    const { statusCode, form } = await post('/contact', fields, '192.0.2.10', {
      host: 'localhost:8080',
      ...headers,
    });
    expect(statusCode).toBe(403);
    expect(form).toMatchObject({ values: {}, failure: { status: 403 } });
    expect((await stored('inquiries')).map(({ name }) => name)).not.toContain('Forged');
  });

  it.each<Record<string, string>>([
    {},
    { 'sec-fetch-site': 'same-origin', origin: 'null' },
    { origin: 'http://localhost:8080' },
    { origin: 'https://localhost:8080' },
    { origin: 'http://shop.example:8080' },
  ])('is not one with %j', async (headers) => {
    visitors += 1;
    const { statusCode } = await post('/contact', filled, `192.0.2.${visitors}`, {
      host: 'localhost:8080',
      ...headers,
    });
    expect(statusCode).toBe(303);
  });
});

it('renders what was typed with the error of the backend', async () => {
  const fields = { name: 'Amina', email: 'nobody', inquiryDetails: 'Four.' };
  const data = { error: 'The e-mail address is not valid.', code: 'email_invalid' };
  for (const url of ['/contact', '/zh/contact']) {
    const { statusCode, headers, form } = await post(url, fields, '192.0.2.2');
    expect(statusCode).toBe(400);
    expect(headers['cache-control']).toBe('no-store');
    expect(form).toEqual({
      idempotencyKey: expect.any(String),
      values: fields,
      failure: { status: 400, data },
      lines: [],
    });
  }
});

it('each visitor has a separate limit; the form shows what was typed', async () => {
  const send = (visitor: string) => post('/contact', filled, visitor);
  for (const status of [303, 303, 429]) {
    expect((await send('192.0.2.3')).statusCode).toBe(status);
  }
  expect((await send('192.0.2.3')).form).toMatchObject({
    values: filled,
    failure: { status: 429 },
  });
  expect((await send('192.0.2.4')).statusCode).toBe(303);
});

it.each([
  ['is unavailable', UNAVAILABLE, 'FETCH_ERROR'],
  ['sends a page', linkTo(() => new Response('<html>')), 'FETCH_ERROR'],
])('a backend that %s costs nothing that was typed', async (_name, backend, status) => {
  await site.close();
  await start(backend);
  const fields = { ...filled, idempotencyKey: 'k-5' };
  const { statusCode, headers, form } = await post('/contact', fields, '192.0.2.5');
  expect(statusCode).toBe(503);
  expect(headers['retry-after']).toBe('10');
  expect(headers['cache-control']).toBe('no-store');
  // The same key again: the backend may have stored the message before it failed.
  const failure = { status };
  expect(form).toEqual({ idempotencyKey: 'k-5', values: filled, failure, lines: [] });
});

it('a form that was sent is not shown to the next visitor', async () => {
  await post('/contact', { ...filled, email: 'nobody' }, '192.0.2.6');
  const { body } = await site.get('/contact');
  expect(body).not.toContain('nobody');
});

it('accepts the longest message that the backend accepts, and rejects what is larger', async () => {
  const longest = { ...filled, inquiryDetails: '限'.repeat(10_000) };
  expect((await post('/contact', longest, '192.0.2.7')).statusCode).toBe(303);
  const larger = { ...filled, inquiryDetails: '限'.repeat(40_000) };
  const { statusCode, headers, form } = await post('/zh/contact', larger, '192.0.2.7');
  expect(statusCode).toBe(413);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['cache-control']).toBe('no-store');
  expect(form).toMatchObject({ values: {}, failure: { status: 413 } });
});

it('accepts nothing but forms, where there are forms', async () => {
  const send = (method: 'POST' | 'PUT' | 'DELETE', url: string, type: string) =>
    site.site.inject({ method, url, headers: { 'content-type': type }, body: 'name=Amina' });
  const form = 'application/x-www-form-urlencoded';
  expect((await send('POST', '/contact', 'text/csv')).statusCode).toBe(415);
  expect((await send('POST', '/about', form)).statusCode).toBe(405);
  expect((await send('PUT', '/contact', form)).statusCode).toBe(405);
  expect((await send('DELETE', '/zh/career', form)).headers.allow).toBe('GET, HEAD, POST');
});

import { useTestApp } from '../testing/buildTestApp';
import {
  buildTestSite,
  linkTo,
  renderedPage,
  type TestSite,
  UNAVAILABLE,
} from '../testing/buildTestSite';
import { type BackendLink, linkInMemory } from './backendLink';

const mail = { url: 'smtp://127.0.0.1:9', to: 'sales@example.com' };
const app = useTestApp({ config: { mail }, sendMail: () => Promise.resolve(), shared: true });
let site: TestSite;
let token: string;

const start = async (backend: BackendLink) => {
  site = await buildTestSite({
    backend,
    render: (request) =>
      Promise.resolve(renderedPage(request, { data: { form: request.form }, cacheable: false })),
  });
};
beforeEach(async () => {
  await start(linkInMemory(app.app, app.db.catalogueVersion.current));
  const inquiry = { name: 'Amina', email: 'amina@example.com', inquiryDetails: 'Governors' };
  ({ token } = (await app.postJson<{ token: string }>('/inquiries', inquiry)).body);
});
afterEach(() => site.close());

const formIn = (body: string) =>
  (JSON.parse(/id="page-data">([^<]*)</.exec(body)?.[1] ?? '{}') as { form?: object }).form;

const post = async (url: string, fields: Record<string, string>, headers = {}) => {
  const response = await site.site.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: String(new URLSearchParams(fields)),
  });
  return { ...response, headers: response.headers, form: formIn(response.body) };
};
const stored = async () => {
  const rows = app.db.reader.selectFrom('buyerResponses').selectAll().orderBy('id', 'desc');
  return rows.execute();
};

it.each(['', '/zh'])(
  'a question is stored once, and leads to the page again in %j',
  async (prefix) => {
    const page = `${prefix}/inquiry/${token}`;
    const { body, headers } = await site.get(page);
    expect(headers['cache-control']).toBe('no-store');
    const { idempotencyKey } = formIn(body) as { idempotencyKey: string };
    const before = (await stored()).length;
    const fields = { type: 'question', responseText: 'When?', idempotencyKey };
    for (let count = 0; count < 2; count += 1) {
      const { statusCode, headers: sent } = await post(page, fields);
      expect(statusCode).toBe(303);
      expect(sent.location).toBe(`${page}?done=question#respond`);
      expect(sent['cache-control']).toBe('no-store');
    }
    const rows = await stored();
    expect(rows).toHaveLength(before + 1);
    expect(rows[0]).toMatchObject({ type: 'question', text: 'When?' });
  },
);

it('what is rejected is shown with what was typed, and nothing is stored', async () => {
  const before = (await stored()).length;
  const page = `/inquiry/${token}`;
  const empty = await post(page, { type: 'question', responseText: ' ' });
  expect(empty.statusCode).toBe(400);
  expect(empty.form).toMatchObject({ values: { type: 'question', responseText: ' ' } });
  const values = { type: 'accepted', quotationNumber: 'HQ-2026-0001', orderNumber: 'PO 1' };
  const unknown = await post(page, { ...values, idempotencyKey: 'k' });
  expect(unknown.statusCode).toBe(404);
  expect(unknown.form).toMatchObject({
    idempotencyKey: 'k',
    values,
    failure: { status: 404, data: { code: 'quotation_not_found' } },
  });
  const change = {
    ...values,
    type: 'changeRequested',
    'quantity.0': 'many',
    responseText: 'Cheaper',
  };
  expect((await post(page, change)).form).toMatchObject({
    values: change,
    failure: { status: 400 },
  });
  expect((await post(page, { type: 'nonsense' })).statusCode).toBe(400);
  expect(await stored()).toHaveLength(before);
});

it('a form of another site is rejected, and reading the page changes nothing', async () => {
  const before = (await stored()).length;
  const foreign = { 'sec-fetch-site': 'cross-site' };
  const fields = { type: 'question', responseText: 'When?' };
  expect((await post(`/inquiry/${token}`, fields, foreign)).statusCode).toBe(403);
  await site.get(`/inquiry/${token}?type=question&responseText=When&done=question`);
  expect(await stored()).toHaveLength(before);
});

it.each([
  ['is unavailable', UNAVAILABLE, 503],
  ['has stored something else with the key', linkTo(() => Response.json({}, { status: 409 })), 409],
])('where the backend %s nothing that was typed is lost', async (_name, backend, status) => {
  await site.close();
  await start(backend);
  const fields = { type: 'question', responseText: 'When?', idempotencyKey: 'k' };
  const { statusCode, form } = await post(`/inquiry/${token}`, fields);
  expect(statusCode).toBe(status);
  expect(form).toMatchObject({ values: { responseText: 'When?' } });
  // The backend may have stored it under this key before it failed.
  expect((form as { idempotencyKey: string }).idempotencyKey === 'k').toBe(status === 503);
});

it('sends lost links again from the page of the list', async () => {
  const fields = { intent: 'links', linksEmail: 'amina@example.com' };
  const { statusCode, headers } = await post('/zh/quotation', fields);
  expect([statusCode, headers.location]).toEqual([303, '/zh/quotation?links=sent#links']);
  const mails = app.db.reader.selectFrom('mails').select('kind').where('kind', '=', 'link');
  expect(await mails.execute()).toHaveLength(1);
  const wrong = await post('/quotation', { intent: 'links', linksEmail: 'amina@' });
  expect(wrong.statusCode).toBe(400);
  expect(wrong.form).toMatchObject({
    values: { linksEmail: 'amina@' },
    linksFailure: { status: 400, data: { code: 'email_invalid' } },
  });
  expect(wrong.form).not.toHaveProperty('failure');
});

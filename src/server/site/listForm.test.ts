import { MAX_COOKIE_LINES } from '@/shared/limits';
import type { RenderedForm } from '@/shared/rendering';
import { buildTestSite, linkTo, renderedPage, type TestSite } from '../testing/buildTestSite';

let site: TestSite;
let respond: () => unknown;
const sent: Record<string, unknown>[] = [];

beforeAll(async () => {
  site = await buildTestSite({
    backend: linkTo(async (request) => {
      sent.push((await request.json()) as Record<string, unknown>);
      return respond();
    }),
    render: (request) => Promise.resolve(renderedPage(request, { data: { form: request.form } })),
  });
});
beforeEach(() => {
  sent.length = 0;
  respond = () => Response.json({ reference: 'Q-7', token: 't'.repeat(32) }, { status: 201 });
});
afterAll(() => site.close());

const [rope, belt] = ['671f0c2ab3d94e5f60718301', '671f0c2ab3d94e5f60718302'];
const cookieOf = (lines: string) => `quotationList=${lines}`;
const both = cookieOf(`${rope}~4.${belt}~1`);

const read = (response: Awaited<ReturnType<TestSite['get']>>) => {
  const json = /id="page-data">([^<]*)</.exec(response.body)?.[1] ?? '{}';
  return {
    status: response.statusCode,
    location: response.headers.location,
    cacheControl: response.headers['cache-control'],
    cookie: String(response.headers['set-cookie'] ?? '').split(';')[0],
    form: (JSON.parse(json) as { form?: RenderedForm }).form,
  };
};

const post = async (fields: string[][], cookie = '', url = '/quotation', headers = {}) =>
  read(
    await site.site.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', cookie, ...headers },
      body: String(new URLSearchParams(fields)),
    }),
  );

const add = (partId: string, quantity?: string) => [
  ['intent', 'add'],
  ['partId', partId],
  ...(quantity === undefined ? [] : [['quantity', quantity]]),
];
const lines = (...quantities: string[]) =>
  [rope, belt].flatMap((id, at) => (quantities[at] ? [[`quantity.${id}`, quantities[at]]] : []));
const sender = [
  ['name', 'Amina'],
  ['email', 'amina@example.com'],
  ['country', 'BD'],
  ['incoterm', 'CIF'],
];
const send = [['intent', 'send'], ...sender];

describe('adding', () => {
  it.each(['', '/zh'])('leads to the list in %j, which the cookie now has', async (language) => {
    const first = await post(add(rope, '4'), '', `${language}/quotation`);
    expect(first).toMatchObject({ status: 303, location: `${language}/quotation` });
    expect(first.cacheControl).toBe('no-store');
    expect(first.cookie).toBe(cookieOf(`${rope}~4`));
    expect((await post(add(belt), first.cookie)).cookie).toBe(both);
    expect((await post(add(rope, '2'), first.cookie)).cookie).toBe(cookieOf(`${rope}~6`));
  });

  it.each(['0', '1e9', '1000001', 'two'])('rejects %j as a quantity', async (quantity) => {
    const { status, cookie, form } = await post(add(rope, quantity), both);
    expect({ status, cookie }).toEqual({ status: 400, cookie: '' });
    expect(form).toMatchObject({ listProblem: 'quantity', lines: [{}, {}] });
  });

  it('says where there is no room, and leaves the list as it is', async () => {
    const full = Array.from({ length: MAX_COOKIE_LINES }, (_none, at) => `part-${at}~1`).join('.');
    const { status, cookie, form } = await post(add(rope), cookieOf(full));
    expect({ status, cookie }).toEqual({ status: 400, cookie: '' });
    expect(form?.listProblem).toBe('full');
    expect(form?.lines).toHaveLength(MAX_COOKIE_LINES);
  });

  it('is for forms of this site only', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    const { status, cookie } = await post(add(rope), '', '/quotation', headers);
    expect({ status, cookie }).toEqual({ status: 403, cookie: '' });
  });
});

describe('the form of the list', () => {
  it('changes quantities, removes lines and shows what was typed below it', async () => {
    const unit = [`unit.${rope}`, 'm'];
    const fields = [['intent', 'update'], ['remove', belt], unit, ...sender, ...lines('１２', '1')];
    const { status, cookie, form } = await post(fields, both);
    expect(status).toBe(200);
    expect(cookie).toBe(cookieOf(`${rope}~12`));
    expect(form).toMatchObject({
      values: { name: 'Amina', country: 'BD' },
      lines: [{ unit: 'm' }],
    });
    expect(sent).toEqual([]);
  });

  it('shows a wrong quantity again, with the others changed, and sends nothing', async () => {
    const { status, cookie, form } = await post([...send, ...lines('0', '7')], both);
    expect(status).toBe(400);
    expect(cookie).toBe(cookieOf(`${rope}~4.${belt}~7`));
    expect(form).toMatchObject({
      listProblem: 'quantity',
      values: { name: 'Amina', [`quantity.${rope}`]: '0' },
    });
    expect(sent).toEqual([]);
  });

  it('deletes the cookie with its last line', async () => {
    const { cookie } = await post([['remove', rope]], cookieOf(`${rope}~4`));
    expect(cookie).toBe('quotationList=');
  });
});

describe('sending', () => {
  it('passes the lines of the page to the backend and leads to a confirmation', async () => {
    const described = [
      [`name.${rope}`, 'Steel rope'],
      [`unit.${rope}`, 'm'],
      [`note.${belt}`, 'old type'],
    ];
    const fields = [...send, ...lines('4', '2'), ...described];
    const result = await post(fields, `${both}.part-3~5`, '/zh/quotation');
    expect(sent).toEqual([
      expect.objectContaining({
        name: 'Amina',
        country: 'BD',
        incoterm: 'CIF',
        language: 'zh',
        lines: [
          { partId: rope, quantity: 4, text: 'Steel rope', unit: 'm' },
          { partId: belt, quantity: 2, note: 'old type' },
        ],
      }),
    ]);
    expect(result.status).toBe(303);
    expect(result.location).toBe(`/zh/inquiry/${'t'.repeat(32)}`);
    // Another tab has added it.
    expect(result.cookie).toBe(cookieOf('part-3~5'));
  });

  it('of an empty list is rejected', async () => {
    const { status, form } = await post(send);
    expect(status).toBe(400);
    expect(form).toMatchObject({ listProblem: 'empty', values: { name: 'Amina' } });
    expect(sent).toEqual([]);
  });

  it('that fails shows the list and what was typed, with the same key', async () => {
    respond = () => Response.json({ error: 'No.' }, { status: 500 });
    const fields = [...send, ['idempotencyKey', 'k-1'], ...lines('4', '1')];
    const { status, form, cookie } = await post(fields, both);
    expect(status).toBe(500);
    expect(cookie).toBe(both);
    expect(form).toMatchObject({
      idempotencyKey: 'k-1',
      values: { name: 'Amina' },
      failure: { status: 500 },
      lines: [{}, {}],
    });
  });
});

it.each([
  [[['withList', 'on']], [expect.anything(), expect.anything()], 'quotationList='],
  [[], undefined, ''],
])('the contact form with %j sends the lines %j', async (choice, expected, remaining) => {
  const { status, cookie } = await post([...sender, ...choice], both, '/contact');
  expect(status).toBe(303);
  expect(sent[0]).toMatchObject({ language: 'en' });
  expect(sent[0]?.lines).toEqual(expected);
  expect(cookie).toBe(remaining);
});

it.each(['/quotation', '/zh/contact'])('%s is never shared between visitors', async (url) => {
  const own = read(await site.get(url, { cookie: both }));
  const empty = read(await site.get(url));
  const [first] = own.form?.lines ?? [];
  expect(first).toEqual({ partId: rope, quantity: 4 });
  expect(empty.form?.lines).toEqual([]);
  expect([own.cacheControl, empty.cacheControl]).toEqual(['no-store', 'no-store']);
});

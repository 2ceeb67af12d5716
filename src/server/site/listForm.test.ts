import { MAX_LINES, MAX_PASTE_WITHOUT_SCRIPT } from '@/shared/limits';
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
  ...(quantity === undefined ? [] : [[`quantity.${partId}`, quantity]]),
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
    const full = Array.from({ length: 150 }, (_none, at) => `part-${at}-${'x'.repeat(14)}~1`);
    const { status, cookie, form } = await post(add(rope), cookieOf(full.join('.')));
    expect({ status, cookie }).toEqual({ status: 400, cookie: '' });
    expect(form?.listProblem).toBe('full');
    expect(form?.lines).toHaveLength(full.length);
  });

  it('adds all parts that a search has found, and leads back to its results', async () => {
    const found = [...add(rope, '4'), ...add(belt, '')];
    const referer = { referer: 'http://shop.example/zh/search?q=HW-1%20%26%202' };
    const { status, cookie, location } = await post(found, '', '/zh/quotation', referer);
    expect(status).toBe(303);
    expect(cookie).toBe(cookieOf(`${rope}~4.${belt}`));
    expect(location).toBe('/zh/quotation?from=%2Fsearch%3Fq%3DHW-1%2520%2526%25202');
  });

  it.each(['http://shop.example/contact', `http://a/search?q=${'x'.repeat(2000)}`, 'no URL'])(
    'leads back to no other page: %.60s',
    async (referer) => {
      const { location } = await post(add(rope), '', '/quotation', { referer });
      expect(location).toBe('/quotation');
    },
  );

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
    expect(cookie).toBe(cookieOf(`${rope}~12~m`));
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

describe('a pasted list', () => {
  const paste = (text: string) => [
    ['intent', 'paste'],
    ['pasted', text],
  ];
  /** The fields of a pasted line, as the page has them. */
  const row = (index: number, name: string, quantity: string, part?: string) => [
    [`name.pasted.${index}`, name],
    [`original.pasted.${index}`, name],
    [`quantity.pasted.${index}`, quantity],
    [`unit.pasted.${index}`, 'm'],
    ...(part === undefined ? [] : [[`part.pasted.${index}`, part]]),
  ];

  it('is shown line by line, beside all that was typed', async () => {
    const typed = [...sender, ...lines('9', '1')];
    const { status, cookie, form } = await post([...paste('2 x OG-240\nropes'), ...typed], both);
    expect(status).toBe(200);
    expect(cookie).toBe(cookieOf(`${rope}~9.${belt}~1`));
    expect(form?.pasted).toMatchObject([{ text: 'OG-240', quantity: 2 }, { text: 'ropes' }]);
    expect(form?.lines).toHaveLength(2);
    expect(form?.values).toMatchObject({ name: 'Amina', pasted: '2 x OG-240\nropes' });
  });

  it.each([
    ['noLine', ' \n-\n'],
    ['tooMany', 'OG-240 2 pcs\n'.repeat(MAX_LINES + 1)],
    ['tooLong', 'x'.repeat(MAX_PASTE_WITHOUT_SCRIPT + 1)],
  ])('that cannot be read (%s) stays in its field', async (problem, text) => {
    const { status, form } = await post([...paste(text), ...sender], both);
    expect(status).toBe(400);
    expect(form).toMatchObject({ listProblem: problem, values: { name: 'Amina', pasted: text } });
    expect(form?.pasted).toBeUndefined();
  });

  it('becomes lines of the list with the chosen parts, once however often it is submitted', async () => {
    const rows = [
      ...row(0, 'OG-240', '2', rope),
      ...row(1, 'HW-1', '', ''),
      ...row(2, 'left', '1', belt),
    ];
    const fields = [['intent', 'update'], ['remove', 'pasted.2'], ...sender, ...rows];
    const first = await post(fields);
    expect(first.status).toBe(200);
    expect(first.form).toMatchObject({ values: { name: 'Amina' } });
    expect(first.form?.lines).toEqual([
      { partId: rope, quantity: 2, unit: 'm', original: 'OG-240' },
      { text: 'HW-1', unit: 'm' },
    ]);
    const again = await post(fields, first.cookie);
    expect(again.cookie).toBe(first.cookie);
    const shown = read(await site.get('/quotation', { cookie: first.cookie ?? '' }));
    expect(shown.form?.lines).toEqual(first.form?.lines);
  });

  it('is marked for the desk where no part, or an unlikely one, was chosen', async () => {
    const rows = [
      ...row(0, 'OG-240', '2', rope),
      ...row(1, 'HW-1', '3'),
      ...row(2, 'HW-2', '4', ''),
    ];
    const marks = [0, 1, 2].map((index) => [`doubtful.pasted.${index}`, '1']);
    const marked = [{ partId: rope, doubtful: true }, { text: 'HW-1', doubtful: true }, {}];
    const { cookie, form } = await post([['intent', 'update'], ...rows, ...marks]);
    expect(form?.lines).toMatchObject(marked);
    expect(form?.lines?.[2]).not.toHaveProperty('doubtful');
    const keys = [rope, 'text.1', 'text.2'];
    const fields = keys.map((key) => [`quantity.${key}`, '2']);
    const names = [
      ['name.text.1', 'HW-1'],
      ['name.text.2', 'HW-2'],
    ];
    const mark = [rope, 'text.1'].map((key) => [`doubtful.${key}`, '1']);
    await post([...send, ...fields, ...names, ...mark], cookie);
    expect(sent[0]?.lines).toMatchObject(marked);
  });

  it('is added to what the list has of the same part', async () => {
    const fields = [['intent', 'update'], ...lines('4', '1'), ...row(0, 'OG-240', '2', rope)];
    const { form } = await post(fields, both);
    expect(form?.lines).toMatchObject([{ quantity: 6, unit: 'm' }, { quantity: 1 }]);
  });

  it('shows a wrong quantity again in the line that it became', async () => {
    const { status, form } = await post([...send, ...row(0, 'OG-240', 'lots')], both);
    expect(status).toBe(400);
    expect(form).toMatchObject({
      listProblem: 'quantity',
      lines: [{ text: 'OG-240' }, {}, {}],
      values: { 'quantity.text.0': 'lots' },
    });
    expect(sent).toEqual([]);
  });

  it('is sent with its texts, also where the cookie has no room for them', async () => {
    const rows = Array.from({ length: MAX_LINES }, (_none, index) =>
      row(index, `门机皮带 ${index}`, '1'),
    ).flat();
    const added = await post([['intent', 'update'], ...rows]);
    expect(added.form?.lines).toHaveLength(MAX_LINES);
    expect(added.cookie?.length).toBeLessThan(4096);
    const { status } = await post([...send, ...rows], added.cookie);
    expect(status).toBe(303);
    expect(sent[0]?.lines).toHaveLength(MAX_LINES);
    expect(sent[0]?.lines).toContainEqual({ text: '门机皮带 199', quantity: 1, unit: 'm' });
  });

  it('stays beside a list that is too long with it', async () => {
    const long = Array.from({ length: MAX_LINES }, (_none, index) => [
      [`name.text.${index}`, `line ${index}`],
      [`quantity.text.${index}`, '1'],
    ]).flat();
    const fields = [
      ['intent', 'update'],
      ['pasted', '1 x OG-240'],
      ...long,
      ...row(0, 'OG-240', '1'),
    ];
    const { status, form } = await post(fields);
    expect(status).toBe(400);
    expect(form).toMatchObject({ listProblem: 'full', pasted: [{ text: 'OG-240' }] });
    expect(form?.lines).toHaveLength(MAX_LINES);
    expect(form?.values).toMatchObject({ pasted: '1 x OG-240' });
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

import { LIMITS } from '@/server/modules/core/limits/defaultLimits';
import type { InquirySummary } from '@/server/generated/requests';
import { buildTestApp, useTestApp } from '@/server/testing/buildTestApp';

interface Page {
  data: InquirySummary[];
  total: number;
}

const MISSING = '671f0c2ab3d94e5f60718293';
const TYPES = [
  ['/inquiries', 'inquiryDetails', /^Q-[2-9A-HJKMNP-TV-Z]{6}$/],
  ['/applications', 'aboutyou', /^A-[2-9A-HJKMNP-TV-Z]{6}$/],
] as const;

describe.each(TYPES)('%s', (path, textField, reference) => {
  const app = useTestApp({ role: 'admin' });

  const send = (body: object) => app.postJson<{ reference: string; error?: string }>(path, body);
  const list = (query = '') => app.read<Page>(`${path}${query}`);
  const mark = (id: string | undefined, marks: object) =>
    app.postJson<InquirySummary>(`${path}/${id}`, marks, 'PATCH');

  test('is stored without what is pasted along unseen; the response is a reference', async () => {
    const sent = {
      name: 'Amina <b>Rahman</b>',
      email: 'amina@example.com',
      phone: '+86 574 5550-0134',
      address: "O'Neil Rd.",
      [textField]: 'Four governors,\n请报价 👍',
    };
    app.useToken('');
    const { status, body } = await send({
      ...sent,
      name: `  Amina\u200b\t<b>Rahman</b>\n`,
      phone: '\u202a+86 574 5550-0134\u202c',
      [textField]: 'Four governors,\r\n请报价 👍',
      website: '',
    });
    expect(status).toBe(201);
    expect(body.reference).toMatch(reference);
    await app.logInAs('admin');
    const { data, total } = await list();
    const [entry] = data;
    expect(total).toBe(1);
    expect(await app.read(`${path}/${entry?._id}`)).toMatchObject({
      ...sent,
      _id: entry?._id,
      reference: body.reference,
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
    });
  });

  test.each([
    [{ email: 'a@example.com' }, 'The name is missing.'],
    [{ name: '  ', email: 'a@example.com' }, 'The name is missing.'],
    [{ name: 'n' }, 'An e-mail address or a phone number is missing.'],
    [{ name: 'n', email: 'nonsense' }, 'The e-mail address is not valid.'],
    [{ name: 'n', email: 'a b@example.com' }, 'The e-mail address is not valid.'],
    [{ name: 'n', phone: 'call me' }, 'The phone number has fewer than five digits.'],
    [{ name: 'n', phone: '١٢٣٤' }, 'The phone number has fewer than five digits.'],
    [{ name: '\u200b\u00ad', phone: '123456' }, 'The name is missing.'],
    [{ name: '\ud83d', phone: '123456' }, 'The name holds a character that is not allowed.'],
    [{ name: 'n'.repeat(201), phone: '123456' }, 'The name is longer than 200 characters.'],
    [{ name: 'n', phone: '123456', role: 'admin' }, 'The field "role" is not known.'],
    [{ name: 5, phone: '123456' }, 'The name must be text.'],
  ])('%j is rejected and not stored', async (body, error) => {
    expect(await send(body)).toMatchObject({ status: 400, body: { error } });
    expect((await list()).total).toBe(0);
  });

  test.each([
    '+86 574 5555 0168 ext. 12',
    '0574-55550168转801',
    '+86 574 5555 0168 / +49 (0) 30 123456, evenings',
    '٠٥٠ ١٢٣ ٤٥٦٧',
    '０５７４‑５５５５‑０１６８',
    'tel:+86-574-5555-0168',
    '1-800-FLOWERS',
    '📞',
  ])('beside an e-mail address the phone number %j is stored as typed', async (phone) => {
    expect((await send({ name: 'n', email: 'a@example.com', phone })).status).toBe(201);
    expect((await list()).data).toMatchObject([{ phone }]);
  });

  test('a message with the hidden field filled in is held for review', async () => {
    const { status, body } = await send({ name: 'n', phone: '123456', website: 'http://spam' });
    expect(status).toBe(201);
    expect(body.reference).toMatch(reference);
    expect((await list()).total).toBe(0);
    expect((await list('?status=open')).total).toBe(0);
    const { data } = await list('?status=spam');
    expect(data).toMatchObject([{ reference: body.reference, name: 'n', spam: true }]);
    const export_ = await app.get<string>(`${path}/export`);
    expect(export_.body).not.toContain(body.reference);
    const counts = await app.get<{ spam: object }>('/messages/status');
    expect(counts.body.spam).toEqual({ inquiries: 0, applications: 0, [path.slice(1)]: 1 });

    await mark(data[0]?._id, { spam: false });
    expect(await list()).toMatchObject({ total: 1, data: [{ reference: body.reference }] });
    expect((await list('?status=spam')).total).toBe(0);
    await mark(data[0]?._id, { spam: true });
    expect((await list('?status=spam')).total).toBe(1);
  });

  describe('with an Idempotency-Key', () => {
    const fields = { name: 'n', phone: '123456', [textField]: 'Four.' };
    const sendWith = (key: string, body: object = fields) =>
      app.postJson<{ reference: string; error?: string }>(path, body, 'POST', {
        'idempotency-key': key,
      });

    test('a repeated request stores nothing more and returns the first result', async () => {
      const first = await sendWith('k-1');
      const again = await sendWith('k-1', { ...fields, name: ' n ' });
      expect([first.status, again.status]).toEqual([201, 201]);
      expect(again.body).toEqual(first.body);
      expect((await list()).total).toBe(1);
      const other = await sendWith('k-2');
      expect(other.body.reference).not.toBe(first.body.reference);
      expect((await list()).total).toBe(2);
    });

    test('parallel requests wait for the first result', async () => {
      const responses = await Promise.all(Array.from({ length: 8 }, () => sendWith('k-1')));
      expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]));
      expect(new Set(responses.map(({ body }) => body.reference)).size).toBe(1);
      expect((await list()).total).toBe(1);
      expect((await app.read<{ storedToday: number }>('/messages/status')).storedToday).toBe(1);
    });

    test('another body with the same key is rejected with the reference of the first', async () => {
      const first = await sendWith('k-1');
      expect(await sendWith('k-1', { ...fields, [textField]: 'Five.' })).toMatchObject({
        status: 409,
        body: {
          error: 'Another version of this message has already been received.',
          reference: first.body.reference,
        },
      });
      expect((await list()).total).toBe(1);
    });

    test('a deleted message takes its key along', async () => {
      await sendWith('k-1');
      const [entry] = (await list()).data;
      await app.call('DELETE', `${path}/${entry?._id}`);
      const again = await sendWith('k-1');
      expect(again.status).toBe(201);
      expect(again.body.reference).not.toBe(entry?.reference);
    });

    test.each(['two words', 'k'.repeat(256), ''])('the key %j is rejected', async (key) => {
      expect((await sendWith(key)).status).toBe(400);
      expect((await list()).total).toBe(0);
    });
  });

  test('the list is in pages, newest first, and can be filtered by status', async () => {
    for (let count = 1; count <= 12; count += 1) await send({ name: `n${count}`, phone: '123456' });
    const { data } = await list();
    const newest = Array.from({ length: 10 }, (_, index) => `n${12 - index}`);
    expect(data.map(({ name }) => name)).toEqual(newest);
    expect((await list('?page=2')).data.map(({ name }) => name)).toEqual(['n2', 'n1']);
    const id = data[3]?._id;
    const marked = await mark(id, { answered: true });
    expect(marked.body.answeredAt).toMatch(/Z$/);
    const again = await mark(id, { answered: true });
    expect(again.body.answeredAt).toBe(marked.body.answeredAt);
    expect(await list('?status=answered')).toMatchObject({ total: 1, data: [{ _id: id }] });
    expect((await list('?status=open&limit=100')).data).toHaveLength(11);
    await mark(id, { answered: false });
    expect((await list('?status=answered')).total).toBe(0);
  });

  test('an entry that does not exist, a mark that is none', async () => {
    expect((await app.get(`${path}/${MISSING}`)).status).toBe(404);
    expect((await mark(MISSING, { answered: true })).status).toBe(404);
    expect(await mark(MISSING, { answered: 'yes' })).toMatchObject({
      status: 400,
      body: { error: 'The answered must be true or false.' },
    });
  });

  test('the export opens in a spreadsheet and runs nothing there', async () => {
    await send({
      name: '=HYPERLINK("http://x")',
      phone: '+8612345',
      [textField]: 'a "b", c\nd 请',
    });
    await send({ name: '@SUM(1)', email: 'a@example.com', address: '-1' });
    const { body, headers } = await app.get<string>(`${path}/export`);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toBe(`attachment; filename="${path.slice(1)}.csv"`);
    // fetch removes the byte-order mark.
    const raw = await fetch(`${app.url}${path}/export`, { headers: app.authorization() });
    const bytes = Buffer.from(await raw.arrayBuffer());
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    const [head, first, second] = body.split('\r\n');
    expect(head).toMatch(`reference,createdAt,answeredAt,name,email,phone,address,${textField}`);
    expect(first).toMatch(/,'@SUM\(1\),a@example.com,,'-1,(,,,,,new,,,,,)?$/);
    expect(second).toContain(`,"'=HYPERLINK(""http://x"")",,'+8612345,,"a ""b"", c\nd 请"`);
  });
});

test('a repeated request counts once, also when the limits of its sender are used up', async () => {
  const limits = { ...LIMITS, messagesPerIp: { max: 1, windowMs: 60_000 } };
  const app = await buildTestApp({ limits });
  const send = (key: string) =>
    app.postJson<{ reference: string }>('/inquiries', { name: 'n', phone: '123456' }, 'POST', {
      'idempotency-key': key,
    });
  const first = await send('k-1');
  expect(await send('k-1')).toMatchObject({ status: 201, body: first.body });
  expect((await send('k-2')).status).toBe(429);
});

test('from a sender who has sent too many today is held; a /48 has its own limit', async () => {
  const limits = {
    ...LIMITS,
    messagesPerIpDay: { max: 2, windowMs: 86_400_000 },
    messagesPerNetworkDay: { max: 3, windowMs: 86_400_000 },
  };
  const app = await buildTestApp({ limits, config: { trustProxy: true } });
  const send = async (ipAddress: string) => {
    const { status } = await app.postJson(
      '/inquiries',
      { name: ipAddress, phone: '123456' },
      'POST',
      { 'x-forwarded-for': ipAddress },
    );
    expect(status).toBe(201);
  };
  for (const net of ['1', '1', '1', '2', '3']) await send(`2001:db8:1:${net}::1`);
  await send('2001:db8:2:1::1');
  for (let count = 0; count < 4; count += 1) await send('192.0.2.1');
  await app.logInAs('admin');
  const names = async (query: string) =>
    (await app.read<Page>(`/inquiries${query}`)).data.map(({ name }) => name).reverse();
  expect(await names('')).toEqual([
    '2001:db8:1:1::1',
    '2001:db8:1:1::1',
    '2001:db8:2:1::1',
    '192.0.2.1',
    '192.0.2.1',
  ]);
  expect(await names('?status=spam')).toEqual([
    '2001:db8:1:1::1',
    '2001:db8:1:2::1',
    '2001:db8:1:3::1',
    '192.0.2.1',
    '192.0.2.1',
  ]);
});

test('what is held for review takes no room from other messages of the day', async () => {
  const app = await buildTestApp({ config: { messagesPerDay: 2 } });
  const send = (website: string) =>
    app.postJson('/inquiries', { name: 'n', phone: '123456', website });
  const spam = [await send('x'), await send('x'), await send('x')];
  expect(spam.map(({ status }) => status)).toEqual([201, 201, 429]);
  expect((await send('')).status).toBe(201);
});

test('nothing is counted any more once the day takes no messages', async () => {
  const app = await buildTestApp({ config: { messagesPerDay: 1, trustProxy: true } });
  const send = async (net: number) => {
    const response = await app.postJson('/inquiries', { name: 'n', phone: '123456' }, 'POST', {
      'x-forwarded-for': `2001:db8:${net}::1`,
    });
    return response.status;
  };
  const counters = () => app.db.reader.selectFrom('rateLimits').select('key').execute();
  expect([await send(1), await send(2)]).toEqual([201, 201]);
  const before = await counters();
  expect([await send(3), await send(4)]).toEqual([429, 429]);
  expect(await counters()).toHaveLength(before.length);
});

test('both forms together are limited per IP address', async () => {
  const limits = { ...LIMITS, messagesPerIp: { max: 2, windowMs: 60_000 } };
  const app = await buildTestApp({ limits });
  const send = (path: string) => app.postJson(path, { name: 'n', phone: '123456' });
  expect((await send('/inquiries')).status).toBe(201);
  expect((await send('/applications')).status).toBe(201);
  const rejected = await send('/inquiries');
  expect(rejected.status).toBe(429);
  expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0);
});

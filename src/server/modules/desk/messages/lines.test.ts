import { useTestApp } from '@/server/testing/buildTestApp';

interface Receipt {
  reference: string;
  token: string;
}

const UNKNOWN = '671f0c2ab3d94e5f60718293';
const SENDER = { name: 'Amina', email: 'amina@rahman-lifts.example' };

describe('an inquiry with lines', () => {
  const app = useTestApp({ role: 'admin' });

  const send = (body: object, key?: string) =>
    app.postJson<Receipt>('/inquiries', { ...SENDER, ...body }, 'POST', {
      ...(key && { 'idempotency-key': key }),
    });
  const row = () => app.db.reader.selectFrom('messages').selectAll().executeTakeFirstOrThrow();
  const lines = () =>
    app.db.reader
      .selectFrom('inquiryLines')
      .select(['position', 'partId', 'text', 'partNumber', 'quantity', 'unit', 'note'])
      .orderBy('position')
      .execute();

  test('names parts in the language of the buyer where they have such a name', async () => {
    const add = async (fields: Record<string, string>) => (await app.addPart(fields))._id;
    const ids = [await add({ name: 'Belt', nameZh: '皮带' }), await add({ name: 'Rope' })];
    await send({ language: 'zh', lines: ids.map((partId) => ({ partId, quantity: 1 })) });
    expect((await lines()).map(({ text }) => text)).toEqual(['皮带', 'Rope']);
  });

  test('keeps the names and numbers that its parts had when it came', async () => {
    const fields = { name: 'Overspeed governor', partNumber: 'OG-240' };
    const { _id: partId } = await app.addPart(fields);
    await send({
      lines: [
        { partId, text: 'As the buyer saw it', quantity: 4, unit: 'pcs', note: ' 1.0\u200b m/s ' },
        { text: '门滚轮', quantity: 0.125, unit: 'kg' },
        { text: 'Belt' },
        { partId: UNKNOWN, text: 'Deleted since', quantity: 1 },
        { partId: UNKNOWN, quantity: 1 },
      ],
    });
    await app.sendForm('PUT', `/spare-parts/${partId}`, { name: 'Renamed' });
    const plain = { partId: null, partNumber: '', quantity: 1, unit: '', note: '' };
    expect(await lines()).toEqual([
      {
        position: 0,
        partId,
        text: 'Overspeed governor',
        partNumber: 'OG-240',
        quantity: 4,
        unit: 'pcs',
        note: '1.0 m/s',
      },
      { ...plain, position: 1, text: '门滚轮', quantity: 0.125, unit: 'kg' },
      { ...plain, position: 2, text: 'Belt', quantity: null },
      { ...plain, position: 3, partId: UNKNOWN, text: 'Deleted since' },
      { ...plain, position: 4, partId: UNKNOWN, text: UNKNOWN },
    ]);
    expect(await row()).toMatchObject({ lineCount: 5, state: 'new', readAt: null });
  });

  test('is stored with company, country, language and Incoterm, and is found by its texts', async () => {
    const given = { company: 'Rahman Lifts', country: 'BD', language: 'zh', incoterm: 'CIF' };
    const { body } = await send({ ...given, lines: [{ text: 'Bügel', quantity: 2 }] });
    const stored = await row();
    expect(stored).toMatchObject({ ...given, domainKey: 'rahman-lifts.example' });
    for (const word of [body.reference.toLowerCase(), 'rahman lifts', 'bugel']) {
      expect(stored.searchText).toContain(word);
    }
    const events = await app.rows('messageEvents');
    expect(events).toMatchObject([{ messageId: stored.id, author: '', type: 'received' }]);
  });

  test('gets a token that nobody can guess, the same for a repeated request', async () => {
    const lines = [{ text: 'Roller', quantity: 2 }];
    const first = await send({ lines }, 'k-1');
    expect(first.body.token).toMatch(/^[\w-]{43}$/);
    expect((await send({ lines }, 'k-1')).body).toEqual(first.body);
    const other = { lines: [{ text: 'Roller', quantity: 3 }] };
    const body = { reference: first.body.reference };
    expect(await send(other, 'k-1')).toMatchObject({ status: 409, body });
    expect((await send(other, 'k-2')).body.token).not.toBe(first.body.token);
  });

  test('is exported with a row for each line', async () => {
    const lines = [
      { text: '=1+1', quantity: 2, unit: 'pcs', note: 'a, b' },
      { text: 'Belt', quantity: 3 },
    ];
    const { reference } = (await send({ company: 'Rahman Lifts', incoterm: 'CIF', lines })).body;
    const [head, ...rows] = (await app.read<string>('/inquiries/export')).trim().split('\r\n');
    expect(head).toContain(
      ',company,country,language,incoterm,state,partNumber,part,quantity,unit,',
    );
    expect(rows[0]).toMatch(/^Q-.*Amina.*,Rahman Lifts,,,CIF,new,,'=1\+1,2,pcs,"a, b"$/);
    expect(rows[1]).toBe(`${reference},${','.repeat(12)},Belt,3,,`);
    expect(rows).toHaveLength(2);
  });

  const line = { text: 'Roller', quantity: 1 };
  test.each([
    [{ lines: Array(201).fill(line) }, 'The lines must not be more than 200.'],
    [{ lines: [line, { ...line, quantity: 0 }] }, 'The quantity of line 2 must be at least 0.001.'],
    [{ lines: [{ ...line, quantity: 1e9 }] }, 'The quantity of line 1 must be at most 1,000,000.'],
    [
      { lines: [line, { ...line, quantity: 1.0005 }] },
      'The quantity of line 2 has more than three decimals.',
    ],
    [
      { lines: [{ ...line, note: 'x'.repeat(501) }] },
      'The note of line 1 is longer than 500 characters.',
    ],
    [{ lines: [line, { quantity: 1 }] }, 'Line 2 has neither a part nor a text.'],
    [{ lines: [{ ...line, price: 1 }] }, 'The field "price" is not known.'],
    [{ lines: 'Roller' }, 'The lines must be a list.'],
    [{ country: 'Bangladesh' }, 'The country is not valid.'],
    [{ country: 'ZZ' }, 'The country is not valid.'],
    [{ language: 'de' }, 'The language must be one of en, zh.'],
  ])('%j is rejected and not stored', async (body, error) => {
    expect(await send(body)).toMatchObject({ status: 400, body: { error } });
    expect(await app.rows('messages')).toEqual([]);
  });

  test('without lines is the contact form', async () => {
    expect((await send({ inquiryDetails: 'Four governors.', company: '', lines: [] })).status).toBe(
      201,
    );
    expect(await row()).toMatchObject({ text: 'Four governors.', lineCount: 0 });
  });
});

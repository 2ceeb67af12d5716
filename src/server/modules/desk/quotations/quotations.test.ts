import type {
  Inquiry,
  Quotation,
  QuotationContent,
  QuotationDraft,
} from '@/server/generated/requests';
import { useTestApp } from '@/server/testing/buildTestApp';
import { DATABASE_KINDS } from '@/server/testing/databases';
import { storeInquiry } from '@/server/testing/inquiries';
import { quotationTotal } from '@/shared/quotationTotals';
import type { StoredLine } from '../messages/lineRepository';
import { presentQuotation } from './presenter';
import { quotationRepository } from './repository';

jest.mock('./renderPdf', () => ({ renderQuotationPdf: async () => Buffer.from('%PDF') }));

const MISSING = '671f0c2ab3d94e5f60718293';
/** In China the year is over. */
const NEW_YEAR = Date.UTC(2026, 11, 31, 20);

const LINE: StoredLine = {
  partId: null,
  text: 'Governor',
  partNumber: '',
  quantity: 4,
  unit: 'pcs',
  note: 'A3',
};

const CONTENT: QuotationContent = {
  language: 'en',
  currency: 'USD',
  validUntil: '2027-01-31',
  incoterm: 'FOB',
  place: 'Ningbo',
  lines: [
    { text: 'Governor', quantity: 3, unitPrice: '0.335', leadTime: '3 weeks' },
    { text: 'Roller', quantity: 100, unit: 'pcs' },
  ],
};

describe.each(DATABASE_KINDS)('%s: quotations', (kind) => {
  const mail = { url: 'smtp://127.0.0.1:9', to: 'a@b.co' };
  const sendMail = async () => undefined;
  const clock = () => NEW_YEAR;
  const app = useTestApp({ kind, config: { mail }, sendMail, clock, role: 'admin' });
  let id: string;
  beforeEach(async () => {
    id = await insertInquiry();
  });

  const insertInquiry = () =>
    storeInquiry(app, { email: 'amina@example.com', emailKey: 'amina@example.com' });
  const insertLine = (line: Partial<StoredLine>, position = 0) =>
    app.db.writer
      .insertInto('inquiryLines')
      .values({ ...LINE, messageId: id, position, ...line })
      .execute();
  const draft = () => app.read<QuotationDraft>(`/inquiries/${id}/quotation`);
  const withVersion = (version?: number): Record<string, string> =>
    version === undefined ? {} : { 'if-match': `"${version}"` };
  const save = (content: object, version?: number) =>
    app.postJson<QuotationDraft>(
      `/inquiries/${id}/quotation`,
      content,
      'PUT',
      withVersion(version),
    );
  const issue = (body: { send: boolean }, headers = {}, inquiry = id) =>
    app.postJson<Quotation>(`/inquiries/${inquiry}/quotations`, body, 'POST', headers);
  const list = async () =>
    (await quotationRepository(app.db.reader).list(id)).map((row) =>
      presentQuotation(row, new Date(NEW_YEAR)),
    );
  const inquiry = () =>
    app.db.reader.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  test('the first draft is proposed from the inquiry, with the parts as they are now', async () => {
    const part = await app.addPart({
      name: 'Governor OG-240',
      partNumber: 'OG-240',
      leadTime: '3 weeks',
      leadTimeZh: '三周',
    });
    await insertLine({ partId: part._id, text: 'Governor', partNumber: 'OG-2' });
    await app.db.writer
      .updateTable('messages')
      .set({ language: 'zh', country: 'CN', incoterm: 'FOB' })
      .execute();
    const proposed = {
      version: 0,
      sendTo: 'amina@example.com',
      content: {
        language: 'zh',
        currency: 'CNY',
        validUntil: '2027-01-31',
        incoterm: 'FOB',
        lines: [
          {
            partId: part._id,
            text: 'Governor',
            partNumber: 'OG-2',
            quantity: 4,
            unit: 'pcs',
            leadTime: '三周',
            note: 'A3',
          },
        ],
      },
      parts: [{ _id: part._id, name: 'Governor OG-240', partNumber: 'OG-240' }],
    };
    expect(await draft()).toEqual(proposed);
    await app.call('DELETE', `/spare-parts/${part._id}`);
    const { parts, content } = await draft();
    expect(parts).toEqual([]);
    expect(content.lines).toMatchObject([{ text: 'Governor', partNumber: 'OG-2' }]);
  });

  test('a line has a quantity with decimals or none, as a later release may store it', async () => {
    await app.db.writer.updateTable('messages').set({ publicToken: 'buyer' }).execute();
    await insertLine({ quantity: 2.5 });
    await insertLine({ quantity: null, partNumber: 'R-1' }, 1);
    const quantities = [{ quantity: 2.5 }, { quantity: null }];
    expect((await app.read<Inquiry>(`/inquiries/${id}`)).lines).toMatchObject(quantities);
    expect((await app.read<Inquiry>('/buyer-inquiries/buyer')).lines).toMatchObject(quantities);
    expect((await draft()).content.lines).toMatchObject(quantities);
    const csv = await app.read<string>('/inquiries/export');
    expect(csv).toMatch(/,2\.5,pcs,A3\r\n.*,R-1,Governor,,pcs,A3/);
    const pointer = '/lines/1/quantity';
    expect(await issue({ send: false })).toMatchObject({ status: 400, body: { pointer } });
    const priced = (await draft()).content.lines.map((line) => ({ ...line, unitPrice: '2' }));
    expect(quotationTotal({ currency: 'USD', lines: priced })).toBe('5.00');
  });

  test('a draft is stored as it is, incomplete too, and each save has another version', async () => {
    const saved = await save({ ...CONTENT, remarks: ' One\r\nTwo ', place: '' }, 0);
    expect(saved.headers.get('etag')).toMatch(/^"1\./);
    const { place, ...others } = CONTENT;
    expect(place).toBe('Ningbo');
    const stored = {
      version: 1,
      updatedBy: app.email,
      content: { ...others, remarks: 'One\nTwo' },
    };
    expect(saved).toMatchObject({ status: 200, body: stored });
    expect(await draft()).toEqual(saved.body);
    expect((await save({ ...CONTENT, lines: [] }, 0)).status).toBe(412);
    expect((await save({ ...CONTENT, lines: [] }, 1)).body.version).toBe(2);
    const parallel = await Promise.all([1, 2, 3].map(() => save(CONTENT, 2)));
    expect(parallel.map(({ status }) => status).sort()).toEqual([200, 412, 412]);
  });

  test('what no quotation can have is rejected with a pointer to it', async () => {
    const changes: [change: object, pointer: string][] = [
      [
        { lines: [CONTENT.lines[0], { text: 'a', quantity: 1, unitPrice: '1e3' }] },
        '/lines/1/unitPrice',
      ],
      [{ lines: [{ text: 'a' }] }, '/lines/0/quantity'],
      [{ lines: [{ text: 'a', quantity: 0 }] }, '/lines/0/quantity'],
      [{ validUntil: '2026-02-31' }, '/validUntil'],
      [{ lines: Array(201).fill(CONTENT.lines[0]) }, '/lines'],
      [{ total: '1' }, '/total'],
    ];
    for (const [change, pointer] of changes) {
      const content = { ...CONTENT, ...change };
      const rejected = { status: 400, body: { pointer } };
      expect(await save(content)).toMatchObject(rejected);
      const preview = `/inquiries/${id}/quotation/preview`;
      expect(await app.postJson(preview, content)).toMatchObject(rejected);
    }
  });

  test('an issued quotation has the next number of the year in China and stays as it is', async () => {
    await save(CONTENT);
    const first = await issue({ send: false }, withVersion(1));
    const body = { number: 'HQ-2027-0001', issuedBy: app.email, currency: 'USD', total: '1.01' };
    expect(first).toMatchObject({ status: 201, body });
    expect(first.body.content).toEqual(CONTENT);
    await save({ ...CONTENT, currency: 'EUR' });
    expect((await issue({ send: false })).body.number).toBe('HQ-2027-0001-R2');
    const replaced = { ...first.body, status: 'replaced' };
    expect(await list()).toMatchObject([{ currency: 'EUR', status: 'open' }, replaced]);
    const issuedAt = new Date(NEW_YEAR).toISOString();
    expect(await inquiry()).toMatchObject({ state: 'quoted', answeredAt: issuedAt, version: 3 });
    const events = await app.rows('messageEvents');
    expect(events.map(({ type, text, author }) => [type, text, author])).toContainEqual([
      'quotationIssued',
      'HQ-2027-0001',
      app.email,
    ]);
  });

  test('a repeated request issues nothing more, without its key neither', async () => {
    await save(CONTENT);
    const key = { 'idempotency-key': 'k-1', ...withVersion(1) };
    const invalid = await issue({ send: true }, { ...key, 'idempotency-key': '' });
    expect(invalid).toMatchObject({ status: 400, body: { code: 'idempotency_key_invalid' } });
    const responses = await Promise.all([1, 2, 3].map(() => issue({ send: true }, key)));
    expect(new Set(responses.map(({ body }) => body.number))).toEqual(new Set(['HQ-2027-0001']));
    expect(await list()).toHaveLength(1);
    const mails = await app.db.reader.selectFrom('mails').select('kind').execute();
    expect(mails).toEqual([{ kind: 'quotation' }]);
    // After a lost response and a reload the browser has another key, but the version of before.
    const reloaded = { ...key, 'idempotency-key': 'k-2' };
    expect((await issue({ send: true }, reloaded)).status).toBe(412);
    await save(CONTENT);
    expect((await issue({ send: true }, key)).body.number).toBe('HQ-2027-0001');
  });

  test('a draft that is incomplete or over cannot be issued, and takes no number', async () => {
    const changes: [change: object, pointer: string][] = [
      [{ lines: [] }, '/lines/0/unitPrice'],
      [{ lines: [{ text: ' ', quantity: 1, unitPrice: '1' }] }, '/lines/0/text'],
      [{ lines: [{ text: 'a', quantity: 1 }] }, '/lines/0/unitPrice'],
      [{ validUntil: undefined }, '/validUntil'],
      [{ validUntil: '2026-12-31' }, '/validUntil'],
    ];
    for (const [change, pointer] of changes) {
      await save({ ...CONTENT, ...change });
      expect(await issue({ send: false })).toMatchObject({ status: 400, body: { pointer } });
    }
    expect(await list()).toEqual([]);
    await save(CONTENT);
    expect((await issue({ send: false })).body.number).toBe('HQ-2027-0001');
  });

  test('two admins who have read the same draft issue it once', async () => {
    await save(CONTENT);
    const responses = await Promise.all([1, 2].map(() => issue({ send: true }, withVersion(1))));
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 412]);
    expect((await draft()).version).toBe(2);
  });

  test('one that is changed meanwhile, held for review or has no address is not issued', async () => {
    await save(CONTENT);
    expect((await issue({ send: false }, withVersion(0))).status).toBe(412);
    await app.db.writer.updateTable('messages').set({ email: '' }).execute();
    expect((await draft()).sendTo).toBeUndefined();
    expect((await issue({ send: true })).status).toBe(409);
    await app.db.writer.updateTable('messages').set({ spamAt: '2026' }).execute();
    expect((await issue({ send: false })).status).toBe(409);
    expect(await list()).toEqual([]);
  });

  test('they are for admins, of an inquiry that exists, and are erased with it', async () => {
    await save(CONTENT);
    await issue({ send: true });
    expect(await list()).toMatchObject([{ mail: expect.stringMatching(/waiting|sent/) as string }]);
    expect((await issue({ send: false }, {}, MISSING)).status).toBe(404);
    expect((await app.get(`/inquiries/${MISSING}/quotation`)).status).toBe(404);
    expect((await app.call('DELETE', `/inquiries/${id}`)).status).toBe(200);
    for (const table of ['quotations', 'quotationDrafts', 'mails'] as const) {
      expect(await app.rows(table)).toEqual([]);
    }
    id = await insertInquiry();
    await save(CONTENT);
    expect((await issue({ send: false })).body.number).toBe('HQ-2027-0002');
  });
});

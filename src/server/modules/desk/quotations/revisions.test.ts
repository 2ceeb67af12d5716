import type { InquirySummary, Quotation, QuotationContent } from '@/server/generated/requests';
import { newId } from '@/server/lib/ids';
import { useTestApp } from '@/server/testing/buildTestApp';
import { DATABASE_KINDS } from '@/server/testing/databases';
import { storeInquiry } from '@/server/testing/inquiries';
import type { BuyerResponseType } from '@/shared/inquiries';
import { eventRepository } from '../inquiries/eventRepository';
import { quotationRepository } from './repository';

jest.mock('./renderPdf', () => ({ renderQuotationPdf: async () => Buffer.from('%PDF') }));

const NOW = Date.UTC(2026, 10, 2, 9);
const CONTENT: QuotationContent = {
  language: 'en',
  currency: 'USD',
  validUntil: '2026-12-02',
  lines: [{ text: 'Governor', quantity: 3, unitPrice: '10', discount: '10' }],
};

describe.each(DATABASE_KINDS)('%s: versions of a quotation', (kind) => {
  let now = NOW;
  const mail = { url: 'smtp://127.0.0.1:9', to: 'a@b.co' };
  const sendMail = async () => {
    throw new Error('The mail server is away.');
  };
  const app = useTestApp({ kind, config: { mail }, sendMail, clock: () => now, role: 'admin' });
  let id: string;
  beforeEach(async () => {
    now = NOW;
    id = await storeInquiry(app, { email: 'amina@example.com', waitingSince: '2026-11-02' });
    await app.postJson(`/inquiries/${id}/quotation`, CONTENT, 'PUT');
  });

  const issue = (body = { send: false }, headers = {}) =>
    app.postJson<Quotation & { code?: string }>(
      `/inquiries/${id}/quotations`,
      body,
      'POST',
      headers,
    );
  const withdraw = (number: string) =>
    app.postJson<Quotation & { code?: string }>(
      `/inquiries/${id}/quotations/${number}/withdrawal`,
      undefined,
      'POST',
    );
  const read = async (number: string) => app.read<Quotation>(`/quotations/${number}`);
  const inquiry = () =>
    app.db.reader.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const respond = async (number: string, type: BuyerResponseType) => {
    const { id: quotationId } = await quotationRepository(app.db.reader).get('number', number);
    const texts = { text: '', orderNumber: '', deliveryAddress: '', lines: '[]' };
    const keys = { idempotencyKey: null, requestHash: null };
    const createdAt = new Date(now).toISOString();
    const row = { id: newId(), messageId: id, quotationId, type, createdAt };
    await eventRepository(app.db.writer).addResponse({ ...row, ...texts, ...keys });
  };
  const events = async () =>
    (await app.rows('messageEvents')).map(({ type, text }) => [type, text]);

  test('issuing ends the waiting and stores the name of the admin', async () => {
    await app.db.writer.updateTable('accounts').set({ displayName: 'Wei Chen' }).execute();
    await app.db.writer.updateTable('messages').set({ state: 'quoted' }).execute();
    expect((await issue()).status).toBe(201);
    expect(await inquiry()).toMatchObject({ waitingSince: null, version: 2 });
    expect(await app.rows('quotations')).toMatchObject([{ issuedByName: 'Wei Chen' }]);
  });

  test('the next number of an inquiry with unrelated ones continues the newest', async () => {
    await issue();
    await app.db.writer.updateTable('quotations').set({ number: 'HQ-2025-0017' }).execute();
    expect((await issue()).body.number).toBe('HQ-2025-0017-R2');
    expect((await issue()).body.number).toBe('HQ-2025-0017-R3');
    // The numbers of the year have no gap.
    id = await storeInquiry(app, {});
    await app.postJson(`/inquiries/${id}/quotation`, CONTENT, 'PUT');
    expect((await issue()).body.number).toBe('HQ-2026-0002');
  });

  test('the newest has the highest version, whatever the clocks of several hosts say', async () => {
    const { number } = (await issue()).body;
    // Of a host whose clock is fast.
    const ninth = {
      id: 'f'.repeat(24),
      number: `${number}-R9`,
      issuedAt: '2027-01-01T00:00:00.000Z',
    };
    await app.db.writer.deleteFrom('quotedPrices').execute();
    await app.db.writer.updateTable('quotations').set(ninth).execute();
    expect((await issue()).body).toMatchObject({ number: `${number}-R10`, status: 'open' });
    expect(await read(`${number}-R9`)).toMatchObject({ status: 'replaced' });
    const { data } = await app.read<{ data: InquirySummary[] }>('/inquiries');
    expect(data[0]?.quotation).toMatchObject({ number: `${number}-R10`, status: 'open' });
  });

  test('a withdrawn one stays so, and its mail is not sent any more', async () => {
    const { number } = (await issue({ send: true })).body;
    expect(await read(number)).toMatchObject({ status: 'open', mail: 'waiting' });
    const withdrawn = await Promise.all([1, 2].map(() => withdraw(number)));
    expect(withdrawn.map(({ body }) => body.status)).toEqual(['withdrawn', 'withdrawn']);
    expect(await app.rows('mails')).toEqual([]);
    expect(await read(number)).toMatchObject({ number, status: 'withdrawn', total: '27.00' });
    const withdrawals = (await events()).filter(([type]) => type === 'quotationWithdrawn');
    expect(withdrawals).toEqual([['quotationWithdrawn', number]]);
    expect(await app.rows('quotations')).toMatchObject([{ withdrawnBy: app.email }]);
    expect((await issue()).body).toMatchObject({ number: `${number}-R2`, status: 'open' });
  });

  test('an accepted one cannot be withdrawn; a declined one can', async () => {
    const { number } = (await issue()).body;
    await respond(number, 'declined');
    expect(await read(number)).toMatchObject({ status: 'declined' });
    await respond(number, 'accepted');
    expect(await read(number)).toMatchObject({ status: 'accepted' });
    const rejected = await withdraw(number);
    expect(rejected).toMatchObject({ status: 409, body: { code: 'quotation_accepted' } });
    expect((await withdraw('HQ-2026-0404')).body.code).toBe('quotation_not_found');
    expect((await app.get('/quotations/HQ-2026-0404')).status).toBe(404);
  });

  test('what the buyer does meanwhile is read before a version that replaces it is issued', async () => {
    const { number } = (await issue()).body;
    now += 1000;
    await respond(number, 'accepted');
    const rejected = await issue();
    expect(rejected).toMatchObject({ status: 409, body: { code: 'buyer_responded' } });
    await app.get(`/inquiries/${id}`);
    expect((await issue()).body.number).toBe(`${number}-R2`);
    expect(await read(number)).toMatchObject({ status: 'replaced' });
  });

  test('two that are issued at once for the same draft are one', async () => {
    const headers = { 'if-match': '"1"' };
    const responses = await Promise.all([1, 2].map(() => issue({ send: false }, headers)));
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 412]);
    expect(await app.rows('quotations')).toHaveLength(1);
  });

  test('it is expired after its last day at the company', async () => {
    await app.postJson(
      `/inquiries/${id}/quotation`,
      { ...CONTENT, validUntil: '2026-11-02' },
      'PUT',
    );
    const { number } = (await issue()).body;
    now = Date.UTC(2026, 10, 2, 15, 59);
    await app.logInAs('admin');
    expect(await read(number)).toMatchObject({ status: 'open' });
    now += 60_000;
    expect(await read(number)).toMatchObject({ status: 'expired' });
  });

  test('a charge of another kind is named', async () => {
    const charges = [
      { kind: 'freight', amount: '85' },
      { kind: 'other', text: ' ', amount: '9.9' },
    ];
    const save = (values: object) =>
      app.postJson(`/inquiries/${id}/quotation`, { ...CONTENT, ...values }, 'PUT');
    expect((await save({ charges })).status).toBe(200);
    expect(await issue()).toMatchObject({ status: 400, body: { pointer: '/charges/1/text' } });
    await save({ charges: charges.slice(0, 1), discount: '5' });
    expect((await issue()).body.total).toBe('110.65');
    expect((await save({ discount: '100.5' })).status).toBe(400);
  });
});

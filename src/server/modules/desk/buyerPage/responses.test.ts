import { LIMITS } from '@/server/modules/core/limits/defaultLimits';
import type { BuyerInquiry, BuyerResponse, BuyerResponseForm } from '@/server/generated/requests';
import { useTestApp } from '@/server/testing/buildTestApp';
import { DATABASE_KINDS } from '@/server/testing/databases';
import { makeSubmission } from '@/server/testing/submissions';
import { companyDay } from '@/shared/quotations';
import { makeErasures } from '../messages/erasures';
import { submissionRepository } from '../messages/submissionRepository';
import { quotationRepository } from '../quotations/repository';
import { MAX_RESPONSES } from './responses';

jest.mock('../quotations/renderPdf', () => ({
  renderQuotationPdf: async () => Buffer.from('%PDF'),
}));

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const mail = { url: 'smtp://127.0.0.1:9', to: 'sales@example.com' };

let now = Date.UTC(2026, 10, 3, 8);
const limits = {
  ...LIMITS,
  buyerResponsesPerIp: { max: 1000, windowMs: MINUTE_MS },
  buyerResponsesPerInquiry: { max: 8, windowMs: MINUTE_MS },
};

describe.each(DATABASE_KINDS)('%s: what a buyer does on the page', (kind) => {
  const sendMail = () => Promise.resolve();
  const app = useTestApp({ kind, config: { mail }, sendMail, clock: () => now, limits });
  let token: string;
  let messageId: string;
  beforeEach(async () => {
    // The limits of earlier tests are over.
    now += 10 * DAY_MS - (now % DAY_MS) + 8 * HOUR_MS;
    await store();
  });

  const store = async (given: Parameters<typeof makeSubmission>[0] = {}) => {
    const submission = makeSubmission({ email: 'amina@example.com', now: new Date(now), ...given });
    await submissionRepository(app.db).insert('inquiry', submission);
    const newest = app.db.reader.selectFrom('messages').selectAll().orderBy('id', 'desc');
    const message = await newest.executeTakeFirstOrThrow();
    token = message.publicToken ?? '';
    messageId = message.id;
  };

  /** A further version; without a day it is valid for a month. */
  const issue = async (number: string, validUntil = companyDay(new Date(now), 30)) => {
    const lines = [{ text: 'Governor', quantity: 4, unitPrice: '182.50' }];
    const quotation = {
      messageId,
      number,
      issuedAt: new Date(now).toISOString(),
      issuedBy: 'admin@example.com',
      content: { language: 'en', currency: 'USD', validUntil, lines } as const,
      idempotencyKey: null,
      issuedByName: '',
    };
    await quotationRepository(app.db.writer).insert(quotation);
  };
  const respond = (form: BuyerResponseForm, key?: string) =>
    app.postJson<BuyerResponse & { code?: string }>(
      `/buyer-inquiries/${token}/responses`,
      form,
      'POST',
      key === undefined ? {} : { 'idempotency-key': key },
    );
  const accept = (quotationNumber: string, key?: string) =>
    respond({ type: 'accepted', quotationNumber, orderNumber: 'PO 4711' }, key);
  const outcome = async (response: ReturnType<typeof respond>) => {
    const { status, body } = await response;
    return body.code ?? status;
  };
  const rows = (table: 'buyerResponses' | 'messageEvents' | 'mails') => app.rows(table);
  const message = () =>
    app.db.reader
      .selectFrom('messages')
      .selectAll()
      .where('id', '=', messageId)
      .executeTakeFirstOrThrow();
  const page = async () => (await app.get<BuyerInquiry>(`/buyer-inquiries/${token}`)).body;

  test('is stored, confirmed by e-mail, shown on the page, and unread at the desk', async () => {
    await issue('HQ-2026-0001');
    await app.db.writer
      .updateTable('messages')
      .set({ readAt: new Date(now).toISOString(), waitingSince: null })
      .execute();
    const { version } = await message();
    const lines = [{ position: 0, quantity: 2.5, targetPrice: '170', note: 'By sea' }];
    const form: BuyerResponseForm = {
      type: 'changeRequested',
      quotationNumber: 'HQ-2026-0001',
      responseText: 'Cheaper?\n10 %',
      lines,
    };
    const { status, body } = await respond(form);
    const createdAt = new Date(now).toISOString();
    expect(status).toBe(201);
    const { responseText: text, ...others } = form;
    expect(body).toEqual({ ...others, text, createdAt });
    expect((await page()).correspondence).toEqual([
      { createdAt, by: 'buyer', text, response: body },
    ]);
    expect(await message()).toMatchObject({
      readAt: null,
      waitingSince: createdAt,
      version: version + 1,
    });
    const [response] = await rows('buyerResponses');
    expect((await rows('messageEvents')).at(-1)).toMatchObject({
      id: response?.id,
      type: 'changeRequested',
      author: '',
      text,
    });
    const queued = { messageId, eventId: response?.id, queuedAt: createdAt, dueAt: null };
    expect(await rows('mails')).toMatchObject([
      { kind: 'notification', ...queued },
      { kind: 'response', ...queued },
    ]);
  });

  test('who waits already has waited since then', async () => {
    const { waitingSince } = await message();
    now += DAY_MS;
    await respond({ type: 'question', responseText: 'When?' });
    expect(await message()).toMatchObject({ waitingSince });
  });

  test('of an inquiry without an e-mail address goes to the company alone', async () => {
    await store({ email: '' });
    await respond({ type: 'question', responseText: 'When?' });
    expect(await rows('mails')).toMatchObject([{ kind: 'notification' }]);
  });

  test('an acceptance that is repeated, also at the same time, is recorded once', async () => {
    await issue('HQ-2026-0001');
    const sent = await Promise.all([1, 2, 3].map(() => accept('HQ-2026-0001', 'k')));
    const [first] = sent;
    for (const { status, body } of sent) {
      expect([status, body]).toEqual([201, first?.body]);
    }
    expect(await outcome(respond({ type: 'question', responseText: 'When?' }, 'k'))).toBe(
      'idempotency_key_reused',
    );
    expect(await rows('buyerResponses')).toHaveLength(1);
    expect(await rows('mails')).toHaveLength(2);
  });

  test('a quotation is accepted once, and not declined after that', async () => {
    await issue('HQ-2026-0001');
    const sent = ['a', 'b', 'c'].map((key) => outcome(accept('HQ-2026-0001', key)));
    const outcomes = await Promise.all(sent);
    expect(outcomes.sort()).toEqual([201, 'quotation_accepted', 'quotation_accepted']);
    const declined = respond({ type: 'declined', quotationNumber: 'HQ-2026-0001' });
    expect(await outcome(declined)).toBe('quotation_accepted');
    expect((await page()).quotations[0]?.status).toBe('accepted');
  });

  test('one that was declined can still be accepted', async () => {
    await issue('HQ-2026-0001');
    await respond({ type: 'declined', quotationNumber: 'HQ-2026-0001', responseText: 'Too late' });
    expect((await page()).quotations[0]?.status).toBe('declined');
    expect(await outcome(accept('HQ-2026-0001'))).toBe(201);
  });

  test('an expired, replaced or withdrawn version is not accepted', async () => {
    await issue('HQ-2026-0001', companyDay(new Date(now), -1));
    expect(await outcome(accept('HQ-2026-0001'))).toBe('quotation_expired');
    await issue('HQ-2026-0001-R2');
    expect(await outcome(accept('HQ-2026-0001'))).toBe('quotation_replaced');
    await app.db.writer.updateTable('quotations').set({ withdrawnAt: 'x' }).execute();
    expect(await outcome(accept('HQ-2026-0001-R2'))).toBe('quotation_withdrawn');
    expect(await outcome(accept('HQ-2026-0002'))).toBe('quotation_not_found');
    expect(await rows('buyerResponses')).toEqual([]);
  });

  test('a quotation is valid until its day at the company ends', async () => {
    await issue('HQ-2026-0001', companyDay(new Date(now)));
    // At 18:00 in UTC the next day has begun there.
    now += 10 * HOUR_MS;
    expect((await page()).quotations[0]?.status).toBe('expired');
    expect(await outcome(accept('HQ-2026-0001'))).toBe('quotation_expired');
  });

  test('a change request is recorded while the next version is issued', async () => {
    await app.logInAs('admin');
    const lines = [{ text: 'Governor', quantity: 4, unitPrice: '170' }];
    const content = { language: 'en', currency: 'USD', validUntil: '2999-12-31', lines };
    await app.postJson(`/inquiries/${messageId}/quotation`, content, 'PUT');
    const issueAtDesk = () =>
      app.postJson<{ number: string }>(`/inquiries/${messageId}/quotations`, { send: false });
    const { number } = (await issueAtDesk()).body;
    const [issued, requested] = await Promise.all([
      issueAtDesk(),
      respond({ type: 'changeRequested', quotationNumber: number, responseText: 'Two more' }),
    ]);
    expect([issued.status, requested.status]).toEqual([201, 201]);
    const { quotations, correspondence } = await page();
    expect(quotations.map(({ status }) => status)).toEqual(['open', 'replaced']);
    expect(correspondence?.[0]?.response).toMatchObject({ quotationNumber: number });
  });

  const incomplete: [BuyerResponseForm, string][] = [
    [{ type: 'question' }, 'question_empty'],
    [{ type: 'question', responseText: ' \u200b' }, 'question_empty'],
    [{ type: 'accepted' }, 'field_missing'],
    [{ type: 'changeRequested', quotationNumber: 'HQ-2026-0001' }, 'change_empty'],
    [
      { type: 'changeRequested', quotationNumber: 'HQ-2026-0001', lines: [{ position: 0 }] },
      'change_empty',
    ],
    [
      {
        type: 'changeRequested',
        quotationNumber: 'HQ-2026-0001',
        lines: [{ position: 1, quantity: 2 }],
      },
      'line_unknown',
    ],
  ];
  test.each(incomplete)('%j is rejected with %s', async (form, code) => {
    await issue('HQ-2026-0001');
    const { status, body } = await respond(form);
    expect([status, body.code]).toEqual([400, code]);
    expect(await rows('buyerResponses')).toEqual([]);
  });

  test('is not stored for an inquiry that is held for review or erased', async () => {
    await app.db.writer.updateTable('messages').set({ spamAt: 'x' }).execute();
    const ask = () => outcome(respond({ type: 'question', responseText: 'When?' }));
    expect(await ask()).toBe('inquiry_under_review');
    await app.db.writer.updateTable('messages').set({ spamAt: null }).execute();
    expect(await ask()).toBe(201);
    const context = { ...app, clock: () => now } as never as Parameters<typeof makeErasures>[0];
    expect(await makeErasures(context).eraseMessage('inquiry', messageId, () => {})).toBe(true);
    expect(await ask()).toBe('inquiry_not_found');
    for (const table of ['buyerResponses', 'messageEvents', 'mails'] as const) {
      expect(await rows(table)).toEqual([]);
    }
  });

  test('is bounded per minute and for each inquiry', async () => {
    const ask = (text: string, key?: string) =>
      outcome(respond({ type: 'question', responseText: text }, key));
    for (let count = 0; count < 8; count += 1) expect(await ask(`${count}`, `k${count}`)).toBe(201);
    expect(await ask('more')).toBe('too_many_requests');
    // What is stored already is no further one.
    expect(await ask('0', 'k0')).toBe(201);
    now += MINUTE_MS;
    for (const table of ['buyerResponses', 'messageEvents'] as const) {
      const row = (await rows(table)).at(-1);
      const more = Array.from({ length: MAX_RESPONSES - 8 }, (_, index) => {
        return { ...row, id: `r${index}`, idempotencyKey: null };
      });
      await app.db.writer
        .insertInto(table)
        .values(more as never)
        .execute();
    }
    expect(await ask('more')).toBe('too_many_responses');
  });
});

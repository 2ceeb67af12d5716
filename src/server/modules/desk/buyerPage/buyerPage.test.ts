import { quietLog, useTestApp } from '@/server/testing/buildTestApp';
import { DATABASE_KINDS } from '@/server/testing/databases';
import { pdfText } from '@/server/testing/pdfText';
import { LIMITS } from '@/server/modules/core/limits/defaultLimits';
import type { BuyerInquiry } from '@/server/generated/requests';
import type { InquiryState } from '@/shared/inquiries';

const content = {
  language: 'en',
  currency: 'USD',
  validUntil: '2099-12-31',
  lines: [{ text: 'Overspeed governor', partNumber: 'OG-240', quantity: 4, unitPrice: '182.50' }],
};
const KEY = { 'idempotency-key': 'first', 'content-type': 'application/json', 'if-match': '*' };

describe.each(DATABASE_KINDS)('%s: documents', (kind) => {
  let token: string;
  let id: string;
  const log: string[] = [];
  const limits = { ...LIMITS, buyerPagesPerIp: { max: 12, windowMs: 60_000 } };
  const app = useTestApp({ kind, log: quietLog(log, 'info'), limits, shared: true });
  beforeAll(async () => {
    const sent = await app.postJson<{ token: string }>('/inquiries', {
      name: 'Amina Rahman',
      email: 'amina@example.com',
      language: 'en',
      inquiryDetails: 'For two lifts.',
      country: 'BD',
      incoterm: 'CIF',
      lines: [
        {
          text: 'Overspeed governor',
          quantity: 4,
          unit: 'pcs',
          note: '1.0 m/s',
          original: '4 gov. 1.0',
        },
      ],
    });
    ({ token } = sent.body);
    await app.logInAs('admin');
    const { body } = await app.get<{ data: { _id: string }[] }>('/inquiries');
    id = body.data[0]?._id ?? '';
    await app.postJson(`/inquiries/${id}/quotation`, content, 'PUT');
  });

  const file = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(app.url + path, init);
    const pdf = Buffer.from(await response.arrayBuffer());
    return { status: response.status, headers: response.headers, pdf };
  };
  const preview = (body: object) =>
    file(`/inquiries/${id}/quotation/preview`, {
      method: 'POST',
      headers: { ...app.authorization(), 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const buyerInquiry = () => app.get<BuyerInquiry>(`/buyer-inquiries/${token}`);

  test('a draft is previewed as PDF, also while it is incomplete', async () => {
    const { status, headers, pdf } = await preview(content);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(pdfText(pdf)[0]).toMatch(/Amina Rahman\n[^]*USD 730\.00\n[^]*Draft/);
    const { status: incomplete } = await preview({ language: 'zh', currency: 'CNY', lines: [] });
    expect(incomplete).toBe(200);
    expect((await preview({ language: 'fr' })).status).toBe(400);
  });

  test('an issued quotation is a PDF for admins and for the buyer, for nobody else', async () => {
    const issued = await app.call<{ number: string }>('POST', `/inquiries/${id}/quotations`, {
      headers: KEY,
      body: '{"send":false}',
    });
    const { number } = issued.body;
    const ofAdmin = `/inquiries/${id}/quotations/${number}/pdf`;
    const { status, headers, pdf } = await file(ofAdmin, { headers: app.authorization() });
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toBe(`attachment; filename="${number}.pdf"`);
    expect(pdfText(pdf)[0]).toContain(number);
    expect((await file(ofAdmin)).status).toBe(401);

    const ofBuyer = `/buyer-inquiries/${token}/quotations/${number}/pdf`;
    const forBuyer = await file(ofBuyer);
    expect(forBuyer.status).toBe(200);
    expect(forBuyer.headers.get('cache-control')).toBe('no-store');
    expect(forBuyer.pdf.equals(pdf)).toBe(true);
    expect((await file(ofBuyer.replace(token, 'x'.repeat(43)))).status).toBe(404);
    expect((await file(ofBuyer.replace(number, 'HQ-2026-9999'))).status).toBe(404);
  });

  test('the buyer reads message, lines and quotations, but neither persons nor notes of admins', async () => {
    app.useToken('');
    const { status, headers, body } = await buyerInquiry();
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toEqual({
      reference: expect.stringMatching(/^Q-/),
      createdAt: expect.any(String),
      language: 'en',
      state: 'quoted',
      inquiryDetails: 'For two lifts.',
      country: 'BD',
      incoterm: 'CIF',
      files: 0,
      correspondence: [],
      lines: [
        {
          text: 'Overspeed governor',
          quantity: 4,
          unit: 'pcs',
          note: '1.0 m/s',
          original: '4 gov. 1.0',
        },
      ],
      quotations: [
        {
          status: 'open',
          content,
          number: expect.stringMatching(/^HQ-\d{4}-0001$/),
          issuedAt: expect.any(String),
          validUntil: '2099-12-31',
          currency: 'USD',
          total: '730.00',
        },
      ],
    });
  });

  const states: [InquiryState, BuyerInquiry['state']][] = [
    ['new', 'received'],
    ['inProgress', 'inProgress'],
    ['won', 'ordered'],
    ['lost', 'closed'],
  ];
  test.each(states)('an inquiry that is %s for admins is %s for the buyer', async (state, seen) => {
    await app.db.writer.updateTable('messages').set({ state }).execute();
    expect((await buyerInquiry()).body.state).toBe(seen);
  });

  test('a token with signs that no token has is unknown', async () => {
    expect((await app.get('/buyer-inquiries/a%00b')).status).toBe(404);
  });

  test('the token stands in no log', () => {
    expect(log.join('')).toContain('/buyer-inquiries/:token');
    expect(log.join('')).not.toContain(token);
  });

  test('nobody can try many tokens', async () => {
    const statuses: number[] = [];
    for (let tries = 0; tries < 12; tries += 1) {
      statuses.push((await app.get('/buyer-inquiries/unknown')).status);
    }
    expect(statuses[0]).toBe(404);
    expect(statuses.at(-1)).toBe(429);
  });
});

import type { PriceProposal, QuotationContent } from '@/server/generated/requests';
import { readQuotations } from '@/server/db/migrations/0007';
import { useTestApp } from '@/server/testing/buildTestApp';
import { DATABASE_KINDS } from '@/server/testing/databases';
import { storeInquiry } from '@/server/testing/inquiries';
import { quotationRepository } from './repository';

jest.mock('./renderPdf', () => ({ renderQuotationPdf: async () => Buffer.from('%PDF') }));

const MINUTE_MS = 60_000;
const NOW = Date.UTC(2026, 10, 2, 9);

describe.each(DATABASE_KINDS)('%s: proposed prices', (kind) => {
  let now = NOW;
  const app = useTestApp({ kind, clock: () => now, role: 'admin' });
  beforeEach(() => {
    now = NOW;
  });

  const inquiryOf = (email: string, company = '') =>
    storeInquiry(app, { email, emailKey: email, company });
  /** Issues a quotation a minute after the one before; returns its number. */
  const quote = async (id: string, lines: object[], currency = 'USD') => {
    now += MINUTE_MS;
    const content = { language: 'en', currency, validUntil: '2027-12-31', lines };
    await app.postJson(`/inquiries/${id}/quotation`, content as QuotationContent, 'PUT');
    const path = `/inquiries/${id}/quotations`;
    const issued = await app.postJson<{ number: string }>(path, { send: false });
    return issued.body.number;
  };
  const propose = async (id: string, lines: object[], currency = 'USD') =>
    (await app.postJson<PriceProposal[][]>(`/inquiries/${id}/price-proposals`, { currency, lines }))
      .body;
  const short = (proposals: PriceProposal[] = []) =>
    proposals.map(({ source, price, currency }) => `${source} ${price} ${currency}`);

  test("come from the buyer's last quotation, the list and those of others", async () => {
    const part = await app.addPart({ name: 'Governor', partNumber: 'OG-240' });
    const line = { partId: part._id, text: 'Governor', partNumber: 'OG-240', quantity: 4 };
    await app.postJson(
      `/spare-parts/${part._id}/prices`,
      {
        prices: [
          { currency: 'USD', minQuantity: 1, price: '200' },
          { currency: 'USD', minQuantity: 3, price: '190' },
          { currency: 'USD', minQuantity: 4, price: '1', until: '2026-11-01' },
          { currency: 'USD', minQuantity: 10, price: '150' },
          { currency: 'EUR', minQuantity: 1, price: '185' },
        ],
        suppliers: [{ supplier: 'Secret', cost: '7', currency: 'USD' }],
      },
      'PUT',
    );
    const amina = await inquiryOf('amina@example.com', 'Rahman Lifts');
    await quote(amina, [{ ...line, unitPrice: '180' }]);
    const number = await quote(amina, [{ ...line, unitPrice: '200', discount: '12.5' }]);
    await quote(await inquiryOf('lee@example.com'), [{ ...line, unitPrice: '210' }]);
    await quote(await inquiryOf('ines@example.com'), [{ ...line, unitPrice: '170' }], 'EUR');

    const colleague = await inquiryOf('omar@example.net', 'RAHMAN  lifts');
    const [proposals] = await propose(colleague, [line]);
    expect(short(proposals)).toEqual([
      'buyer 175.00 USD',
      'list 190.00 USD',
      'list 185.00 EUR',
      'other 210.00 USD',
      'other 170.00 EUR',
    ]);
    expect(proposals?.[0]).toEqual({
      source: 'buyer',
      price: '175.00',
      currency: 'USD',
      date: '2026-11-02',
      number,
    });
    expect(JSON.stringify(proposals)).not.toMatch(/Secret|suppl|cost/);
    const inEuro = short((await propose(colleague, [line], 'EUR'))[0]);
    expect(inEuro.slice(1, 3)).toEqual(['list 185.00 EUR', 'list 190.00 USD']);
    // The quantity decides on the list price; without one it is that of a single piece.
    const [ten, none] = await propose(colleague, [
      { ...line, quantity: 12.5 },
      { ...line, quantity: undefined },
    ]);
    expect(short(ten)[1]).toBe('list 150.00 USD');
    expect(short(none)[1]).toBe('list 200.00 USD');
  });

  test('a withdrawn quotation has none, an erased one neither', async () => {
    const amina = await inquiryOf('amina@example.com');
    await quote(amina, [{ text: 'Governor', quantity: 1, unitPrice: '180' }]);
    const number = await quote(amina, [{ text: 'Governor', quantity: 1, unitPrice: '1.8' }]);
    await app.postJson(`/inquiries/${amina}/quotations/${number}/withdrawal`, undefined, 'POST');
    const lines = [{ text: 'GOVERNOR' }, { text: 'Belt' }];
    const [governor, belt] = await propose(amina, lines);
    expect([short(governor), belt]).toEqual([['buyer 180.00 USD'], []]);
    const lee = await inquiryOf('');
    expect(short((await propose(lee, lines))[0])).toEqual(['other 180.00 USD']);
    await app.call('DELETE', `/inquiries/${amina}`);
    expect(await propose(lee, lines)).toEqual([[], []]);
    expect(await app.rows('quotedPrices')).toEqual([]);
  });

  test('parts with the same number are told apart; a line without a part is found by its number', async () => {
    const amina = await inquiryOf('amina@example.com');
    await quote(amina, [
      {
        partId: 'aaaaaaaaaaaaaaaaaaaaaaaa',
        partNumber: 'OG-240',
        text: 'A',
        quantity: 1,
        unitPrice: '5',
      },
      {
        partId: 'bbbbbbbbbbbbbbbbbbbbbbbb',
        partNumber: 'OG-240',
        text: 'B',
        quantity: 1,
        unitPrice: '6',
      },
    ]);
    const [part, number] = await propose(amina, [
      { partId: 'bbbbbbbbbbbbbbbbbbbbbbbb', partNumber: 'OG-240', text: 'B' },
      { partNumber: 'og-240', text: 'Anything' },
    ]);
    expect([short(part), short(number)]).toEqual([['buyer 6.00 USD'], ['buyer 5.00 USD']]);
  });

  test('the migration remembers prices of quotations that were issued before', async () => {
    const messageId = await inquiryOf('amina@example.com', 'Rahman Lifts');
    const keys = { idempotencyKey: null, issuedBy: app.email, issuedByName: '' };
    for (let index = 0; index < 23; index += 1) {
      const lines = [{ text: `Part ${index}`, quantity: 1, unitPrice: '2', discount: '5' }];
      const content = { language: 'en', currency: 'USD', lines } as const;
      const issuedAt = new Date(NOW + index).toISOString();
      const quotation = { ...keys, messageId, number: `HQ-2026-${index}`, issuedAt, content };
      await quotationRepository(app.db.writer).insert(quotation);
    }
    const issued = (rows: object[]) => rows.map((row) => JSON.stringify(row)).sort();
    const written = issued(await app.rows('quotedPrices'));
    expect(written).toHaveLength(23);
    await app.db.writer.deleteFrom('quotedPrices').execute();
    await readQuotations(app.db.writer);
    expect(issued(await app.rows('quotedPrices'))).toEqual(written);
  });
});

import { openDb } from '@/server/db/kysely';
import type { Quotation } from '@/server/generated/requests';
import { buildTestApp } from '@/server/testing/buildTestApp';
import { DATABASE_KINDS } from '@/server/testing/databases';
import { storeInquiry } from '@/server/testing/inquiries';
import { PATIENT } from '@/server/testing/patience';

jest.mock('./renderPdf', () => ({ renderQuotationPdf: async () => Buffer.from('%PDF') }));

const LINES = [{ text: 'Governor', quantity: 1, unitPrice: '1' }];
const CONTENT = { language: 'en', currency: 'USD', validUntil: '2999-12-31', lines: LINES };
/** Without a price it is rejected after the locks are taken. */
const INCOMPLETE = { ...CONTENT, lines: [{ text: 'Governor', quantity: 1 }] };

describe.each(DATABASE_KINDS)('%s: numbers of quotations', (kind) => {
  test('have neither gaps nor doubles where several backends issue at once', async () => {
    const first = await buildTestApp({ kind });
    const { dataDir, databaseUrl } = first;
    const place = { dataDir, databaseUrl, migrates: false, limits: PATIENT };
    const second = await buildTestApp({ kind, open: () => openDb(place) });
    await first.logInAs('admin');
    const paths: string[] = [];
    for (const content of [INCOMPLETE, CONTENT, CONTENT]) {
      const path = `/inquiries/${await storeInquiry(first, {})}`;
      await first.postJson(`${path}/quotation`, content, 'PUT');
      paths.push(`${path}/quotations`);
    }

    const session = first.authorization();
    const requests = [first, second, first, second, first, second].flatMap((backend) =>
      paths.map((path) =>
        backend.postJson<Partial<Quotation>>(path, { send: false }, 'POST', session),
      ),
    );
    const responses = await Promise.all(requests);
    const numbers = responses.flatMap(({ body }) => body.number ?? []).sort();
    const year = numbers[0]?.slice(0, 8);
    expect(year).toMatch(/^HQ-\d{4}-$/);
    const revisions = ['', '-R2', '-R3', '-R4', '-R5', '-R6'];
    const expected = ['0001', '0002'].flatMap((number) =>
      revisions.map((revision) => `${year}${number}${revision}`),
    );
    expect(numbers).toEqual(expected);
  });
});

import type { Inquiry, InquirySummary } from '@/server/generated/requests';
import { newId } from '@/server/lib/ids';
import { useTestApp } from '@/server/testing/buildTestApp';
import { DATABASE_KINDS } from '@/server/testing/databases';
import { storeInquiry } from '@/server/testing/inquiries';

const NOW = Date.UTC(2026, 10, 26, 12);
const AT = new Date(NOW).toISOString();
const EARLIER = '2026-11-02T10:00:00.000Z';
const CONTENT = JSON.stringify({ language: 'en', currency: 'USD', lines: [] });

describe.each(DATABASE_KINDS)('%s: the list of inquiries', (kind) => {
  const app = useTestApp({ kind, role: 'admin', clock: () => NOW });
  const read = (id: string) => app.read<Inquiry>(`/inquiries/${id}`);
  const namesOf = async (query: string) => {
    const { data } = await app.read<{ data: InquirySummary[] }>(`/inquiries?${query}`);
    return data.map(({ name }) => name);
  };
  let issued = 0;
  beforeEach(() => {
    issued = 0;
  });
  const quote = async (name: string, validUntil: string, fields = {}, response = '') => {
    const messageId = await storeInquiry(app, { name, state: 'quoted', ...fields });
    issued += 1;
    const quotation = { id: newId(), messageId, number: `HQ-${issued}`, validUntil };
    const { writer } = app.db;
    const values = { ...quotation, issuedAt: AT, issuedBy: '', content: CONTENT };
    await writer.insertInto('quotations').values(values).execute();
    if (!response) return;
    const type = response as 'accepted';
    const texts = { text: '', orderNumber: 'PO-7', deliveryAddress: '', lines: '[]' };
    const row = { id: newId(), messageId, quotationId: quotation.id, type, createdAt: AT };
    await writer
      .insertInto('buyerResponses')
      .values({ ...row, ...texts })
      .execute();
    const event = { id: row.id, messageId, createdAt: AT, author: '', type, text: '' };
    await writer.insertInto('messageEvents').values(event).execute();
  };

  test('is filtered by who waits, and sorted by since when', async () => {
    await storeInquiry(app, { name: 'b', waitingSince: '2026-11-05T10:00:00.000Z' });
    await storeInquiry(app, { name: 'a', waitingSince: EARLIER });
    await storeInquiry(app, { name: 'c', waitingSince: null });
    expect(await namesOf('waiting=true&sort=waitingSince')).toEqual(['a', 'b']);
    expect(await namesOf('waiting=false')).toEqual(['c']);
    expect(await namesOf('sort=-waitingSince')).toEqual(['b', 'a', 'c']);
  });

  test('is filtered by the newest quotation, which it shows', async () => {
    await quote('expiring', '2026-12-03');
    await quote('today', '2026-11-26');
    await quote('later', '2026-12-04');
    await quote('expired', '2026-11-25');
    await quote('lost', '2026-11-25', { state: 'lost' });
    await quote('declined', '2026-11-25', {}, 'declined');
    await quote('accepted', '2026-11-27', {}, 'accepted');
    await storeInquiry(app, { name: 'none' });
    expect(await namesOf('quotation=expiring')).toEqual(['today', 'expiring']);
    expect(await namesOf('quotation=expired')).toEqual(['expired']);
    expect(await namesOf('quotation=accepted')).toEqual(['accepted']);
    const { data } = await app.read<{ data: InquirySummary[] }>('/inquiries?sort=createdAt');
    const shown = data.map(({ quotation }) => quotation?.status);
    expect(shown).toEqual([
      'open',
      'open',
      'open',
      'expired',
      'expired',
      'expired',
      'accepted',
      undefined,
    ]);
    const { events } = await read(data.find(({ name }) => name === 'accepted')?._id ?? '');
    const response = { createdAt: AT, type: 'accepted', orderNumber: 'PO-7' };
    expect(events).toMatchObject([{ response: { ...response, quotationNumber: 'HQ-7' } }]);
  });

  test('only the newest quotation counts', async () => {
    await quote('twice', '2026-11-25');
    const [{ messageId } = { messageId: '' }] = await app.rows('quotations');
    const newer = { id: newId(), messageId, number: 'HQ-R2', validUntil: '2026-11-30' };
    const row = { ...newer, issuedAt: AT, issuedBy: '', content: CONTENT };
    await app.db.writer.insertInto('quotations').values(row).execute();
    expect(await namesOf('quotation=expired')).toEqual([]);
    expect(await namesOf('quotation=expiring')).toEqual(['twice']);
    await app.db.writer.updateTable('quotations').set({ withdrawnAt: AT }).execute();
    expect(await namesOf('quotation=expiring')).toEqual([]);
  });
});

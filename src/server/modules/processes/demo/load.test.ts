import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@/server/lib/projectRoot';
import { useTestApp } from '@/server/testing/buildTestApp';
import type { Inquiry, SparePart } from '@/server/generated/requests';
import { DATABASE_KINDS } from '@/server/testing/databases';
import { importCalls } from '@/server/testing/importCalls';
import type { PartPrices } from '@/shared/prices';
import type { SystemStatus } from '../../core/system/status';
import { readDemoInquiries } from './inquiries';
import { loadDemo, readDemoCatalogue, type DemoCatalogue } from './load';

const [first = '', second = ''] = readdirSync(join(projectRoot(), 'public', 'photos'));
const DEMO: DemoCatalogue = {
  categories: [
    { key: 'doors', name: 'Doors', description: 'd', image: first },
    { key: 'operators', name: 'Operators', parent: 'doors' },
  ],
  parts: [
    {
      category: 'operators',
      name: 'OP-1',
      brand: 'Norvik',
      images: [first, second],
      datasheet: true,
    },
    { category: 'operators', name: 'OP-2' },
  ],
};

describe.each(DATABASE_KINDS)('the demo catalogue on %s', (kind) => {
  const app = useTestApp({ kind });

  test('fills a catalogue that was never written to, once, also when two start together', async () => {
    const load = () => loadDemo(app.db, app.media, DEMO);
    expect((await Promise.all([load(), load()])).sort()).toEqual([false, true]);
    expect(await load()).toBe(false);
    const tree = await app.read<object[]>('/categories');
    expect(tree).toMatchObject([
      { name: 'Doors', children: [{ name: 'Operators', partCount: 2 }] },
    ]);
    const parts = await app.read<{ images: string[] }[]>('/spare-parts?sort=name');
    expect(parts).toMatchObject([
      { name: 'OP-1', brand: 'Norvik' },
      { name: 'OP-2', images: [] },
    ]);
    expect(parts[0]?.images).toHaveLength(2);
    const pdf = expect.stringMatching(/\.pdf$/);
    expect(app.storedFiles()).toHaveLength(3);
    expect(app.storedFiles()).toContainEqual(pdf);
    expect(app.temporaryFiles()).toEqual([]);
  });

  test('counts as loaded while visitors see a part of it', async () => {
    await app.logInAs('admin');
    const isLoaded = async () => (await app.read<SystemStatus>('/system/status')).demoLoaded;
    await loadDemo(app.db, app.media, DEMO);
    const [first, second] = await app.read<SparePart[]>('/spare-parts?sort=name');
    await app.addPart({ name: 'Ours' });
    await app.call('DELETE', `/spare-parts/${first?._id}`);
    expect(await isLoaded()).toBe(true);
    const form = { name: 'OP-2', hidden: 'true' };
    await app.sendForm('PUT', `/spare-parts/${second?._id}`, form);
    expect(await isLoaded()).toBe(false);
  });

  test('brings inquiries: one with a quotation, one in progress, one that is new', async () => {
    await app.logInAs('admin');
    const inquiries = await readDemoInquiries();
    const named = new Set(inquiries.flatMap(({ lines }) => lines.map((line) => line.partNumber)));
    const demo = await readDemoCatalogue();
    demo.parts = demo.parts.filter(({ partNumber }) => named.has(partNumber));
    await loadDemo(app.db, app.media, demo, inquiries);
    const { data } = await app.read<{ data: Inquiry[] }>('/inquiries');
    expect(data).toMatchObject([
      { state: 'new', unread: true, lineCount: 4 },
      { state: 'inProgress', unread: false, assignee: expect.anything() },
      { state: 'quoted', unread: false },
    ]);
    const [newest, , oldest] = data;
    const { lines } = await app.read<Inquiry>(`/inquiries/${newest?._id}`);
    expect(lines?.map(({ part }) => part !== undefined)).toEqual([true, true, true, false]);
    const { quotations } = await app.read<Inquiry>(`/inquiries/${oldest?._id}`);
    expect(quotations).toMatchObject([{ total: '2168.40', currency: 'USD' }]);
    expect(await app.rows('mails')).toEqual([]);
  });

  test('one with a fault leaves nothing half', async () => {
    const parts = [...DEMO.parts, { name: 'x', category: 'nowhere' }];
    await expect(loadDemo(app.db, app.media, { ...DEMO, parts })).rejects.toThrow('nowhere');
    expect(await app.read('/categories')).toEqual([]);
    expect(await loadDemo(app.db, app.media, DEMO)).toBe(true);
  });
});

/** Prices of more currencies and days than the demo has, and suppliers that files write in another way. */
const PRICES: PartPrices = {
  prices: [
    { currency: 'EUR', minQuantity: 1, price: '1234.50', from: '2026-01-01', until: '2026-12-31' },
    { currency: 'EUR', minQuantity: 1000, price: '0.0125', until: '2027-06-30' },
    { currency: 'JPY', minQuantity: 1, price: '120000', from: '2026-04-01' },
    { currency: 'AED', minQuantity: 12, price: '123456789.1234' },
  ],
  suppliers: [
    { supplier: 'Smith, "Jones" & Co', number: '000-12', cost: '7.25', currency: 'HKD' },
    { supplier: '宁波电梯配件', number: '-', cost: '88.00', currency: 'CNY' },
    { supplier: '2026-01-02', number: '1E+10' },
  ],
};

describe('the demo catalogue, exported and imported again', () => {
  const app = useTestApp({ role: 'admin', shared: true });
  const rows = { 'spare-parts/export': 0, 'price-list': 0 };
  beforeAll(async () => {
    const demo = await readDemoCatalogue();
    demo.parts = demo.parts.map(({ datasheet: _, ...part }, index) =>
      index % 10 === 0 ? { ...part, prices: PRICES } : part,
    );
    await loadDemo(app.db, app.media, demo);
    for (const { prices } of demo.parts) {
      rows['spare-parts/export'] += 1;
      rows['price-list'] += prices ? prices.prices.length + prices.suppliers.length : 1;
    }
  });

  // CSV has the names of the fields in any language.
  test.each([
    ['spare-parts/export', 'csv', 'en'],
    ['spare-parts/export', 'xlsx', 'en'],
    ['spare-parts/export', 'xlsx', 'zh-CN'],
    ['price-list', 'csv', 'en'],
    ['price-list', 'xlsx', 'en'],
    ['price-list', 'xlsx', 'zh-CN'],
  ] as const)('changes nothing: %s, %s, %s', async (path, format, language) => {
    const headers = { ...app.authorization(), 'accept-language': language };
    const response = await fetch(`${app.url}/${path}?format=${format}`, { headers });
    const file = Buffer.from(await response.arrayBuffer());
    const { counts, columns } = await importCalls(app).check(file);
    // The path of the category in the other language.
    const unread = path === 'price-list' ? 0 : 1;
    expect(columns.filter(({ field }) => field === null)).toHaveLength(unread);
    expect(counts).toMatchObject({ unchanged: rows[path], changed: 0, new: 0, faulty: 0 });
  });
});

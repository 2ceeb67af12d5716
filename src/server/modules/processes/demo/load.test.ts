import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@/server/lib/projectRoot';
import { useTestApp } from '@/server/testing/buildTestApp';
import type { Inquiry, SparePart } from '@/server/generated/requests';
import { DATABASE_KINDS } from '@/server/testing/databases';
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

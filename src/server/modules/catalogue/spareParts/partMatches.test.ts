import { useTestApp } from '@/server/testing/buildTestApp';
import { DATABASE_KINDS } from '@/server/testing/databases';
import type { PartMatch, SparePart } from '@/server/generated/requests';
import type { Page } from '@/server/testing/client';

describe.each(DATABASE_KINDS)('why a search has found a part, on %s', (kind) => {
  const app = useTestApp({ kind, role: 'admin' });

  const reference = (kindOf: string, number: string, maker?: string) =>
    JSON.stringify({ kind: kindOf, number, maker });
  const matchesOf = async (q: string, more = ''): Promise<PartMatch[] | undefined> => {
    const path = `/spare-parts?page=1&q=${encodeURIComponent(q)}${more}`;
    const { data } = await app.read<Page<SparePart>>(path);
    expect(data).toHaveLength(1);
    return data[0]?.matches;
  };

  beforeEach(async () => {
    const attribute = { key: 'voltage', labelEn: 'Voltage', labelZh: '电压', kind: 'number' };
    await app.postJson('/attributes', { ...attribute, unit: 'V' });
    await app.addPart({
      name: 'Push button PB-7',
      nameZh: '按钮 PB-7',
      partNumber: 'HW-PB-7',
      brand: 'Norvik',
      material: 'Stainless steel cap',
      materialZh: '不锈钢面板',
      dimensions: '24 V lamp',
      application: 'Car panels',
      description: 'With a ring of light.',
      references: [
        reference('supplier', 'S 1-2'),
        reference('oem', 'KYN-1A9-74940', 'Kyonetsu'),
        reference('replaced', 'HW 24-6142'),
      ],
      attributes: [JSON.stringify({ key: 'voltage', number: 24 })],
    });
  });

  test.each([
    ['KYN-1A9-74940', { kind: 'oem', maker: 'Kyonetsu', number: 'KYN-1A9-74940' }],
    ['kyn-1a9', { kind: 'oem', maker: 'Kyonetsu', number: 'KYN-1A9-74940' }],
    ['kyonetsu button', { kind: 'oem', maker: 'Kyonetsu', number: 'KYN-1A9-74940' }],
    ['hw 24-6142', { kind: 'replaced', number: 'HW 24-6142' }],
  ])('%s: one of its other numbers', async (q, expected) => {
    expect(await matchesOf(q)).toEqual([{ reference: expected }]);
  });

  test('what name, number and brand show needs no reason, nor does the description', async () => {
    for (const q of ['push button', '按钮', 'HW-PB-7', 'hwpb7', 'norvik', 'button ring of light'])
      expect(await matchesOf(q)).toBeUndefined();
  });

  test('a text, an attribute before a text, and each that the query needs', async () => {
    expect(await matchesOf('stainless button')).toEqual([{ field: 'material' }]);
    expect(await matchesOf('不锈钢')).toEqual([{ field: 'material' }]);
    const attribute = {
      key: 'voltage',
      labelEn: 'Voltage',
      labelZh: '电压',
      unit: 'V',
      number: 24,
    };
    expect(await matchesOf('24 V stainless steel button')).toEqual([
      { attribute },
      { field: 'material' },
    ]);
    expect(await matchesOf('button for car panel')).toEqual([{ field: 'application' }]);
  });

  test('is part of a page for visitors alone', async () => {
    expect(await matchesOf('stainless', '&includeHidden=true')).toBeUndefined();
    const whole = await app.read<SparePart[]>('/spare-parts?q=stainless');
    expect(whole[0]).not.toHaveProperty('matches');
  });
});

import type { ImportField } from '@/shared/imports';
import type { Category } from '@/server/generated/requests';
import { useTestApp } from '@/server/testing/buildTestApp';
import { addParts, checkFile, type CheckedFile } from '@/server/testing/checkedFile';
import { DATABASE_KINDS } from '@/server/testing/databases';
import { checkRepository } from './checkRepository';
import { importRepository } from './repository';

describe.each(DATABASE_KINDS)('%s: what the cells of a row say', (kind) => {
  const app = useTestApp({ kind, role: 'admin', shared: true });
  const imports = () => importRepository(app.db.writer);
  const outcomes = () => checkRepository(app.db.writer);
  beforeAll(async () => {
    await addParts(app);
    const speed = { labelEn: 'Speed', labelZh: '速度', kind: 'number', unit: 'm/s' };
    await app.postJson('/attributes', { key: 'speed', ...speed });
  });

  const check = (...file: CheckedFile) => checkFile(app.db, ...file);
  const rowsOf = async (id: string) => (await imports().listPage(id, 0, {}, 1, 100)).data;
  const changesOf = async (...file: CheckedFile) => {
    const [row] = await rowsOf(await check(...file));
    return Object.fromEntries(
      (row?.outcome?.changes ?? []).map(
        ({ field, before, after }) => [field, [before, after]] as [ImportField, string[]],
      ),
    );
  };

  test.each([
    ['Status', 'Active yes TRUE 1 on enabled Published visible 启用 上架 是 有效 -'],
    ['状态', 'ACTIVE y 已上架 已发布'],
    ['Published?', '1 yes true'],
    ['Hidden', '0 no FALSE 否 active published visible 上架'],
    ['是否隐藏', '否 0 启用'],
    ['Draft (yes/no)', 'no off'],
  ])('%s: published are %s', async (heading, words) => {
    const lines = words.split(' ').map((word, index) => `N-${index}|Roller|${word}`);
    const rows = await rowsOf(await check([`Part No.|Name|${heading}`, ...lines]));
    const drafts = rows.filter(({ outcome }) =>
      outcome?.changes.some(({ field }) => field === 'hidden'),
    );
    expect([drafts.length, new Set(rows.map(({ state }) => state))]).toEqual([0, new Set(['new'])]);
  });

  test.each([
    ['Enabled', '0 no false inactive Draft disabled hidden 停用 下架 否 off'],
    ['启用', '否 停用 草稿 隐藏'],
    ['Hidden', '1 yes true 是 draft inactive 下架'],
    ['草稿', '是 1'],
  ])('%s: drafts are %s', async (heading, words) => {
    const lines = words.split(' ').map((word, index) => `N-${index}|Roller|${word}`);
    const rows = await rowsOf(await check([`Part No.|Name|${heading}`, ...lines]));
    for (const { outcome } of rows)
      expect(outcome?.changes).toContainEqual({ field: 'hidden', before: '', after: 'true' });
  });

  test.each([
    ['ESCALATORS>belts', 'Escalators > Belts'],
    ['扶 梯 / Be lts', 'Escalators > Belts'],
    ['chains / steps', 'Escalators > Chains/Steps'],
    ['门　系统', 'Doors'],
  ])('a category is found without regard to blanks and case: %s', async (written, path) => {
    expect(await changesOf(['Part No.|Category', `AX-0017|${written}`])).toEqual({
      category: ['Doors > Belts', path],
    });
  });

  test('what changes is shown as people read it', async () => {
    const headings = 'Part No.|Name (Chinese)|Material|Category|State|Length (cm)|开门方式';
    expect(await changesOf([headings, 'AX-0017|-||门系统/皮带|草稿|1/2 in|中分'])).toEqual({
      nameZh: ['皮带', ''],
      hidden: ['', 'true'],
      'attribute.length': ['', '12.7 mm'],
    });
    expect(await changesOf([headings, 'AX-0017||Steel|Escalators > Belts|published||-'])).toEqual({
      material: ['Rubber', 'Steel'],
      category: ['Doors > Belts', 'Escalators > Belts'],
      'attribute.opening': ['Centre', ''],
    });
    expect(await changesOf([headings + '|Name', 'N-1|||Chains/Steps|||CENTRE|Chain'])).toEqual({
      name: ['', 'Chain'],
      partNumber: ['', 'N-1'],
      category: ['', 'Escalators > Chains/Steps'],
      'attribute.opening': ['', 'Centre'],
    });
  });

  test.each([
    ['Part No.|Length (cm)', 'AX-0017|1,5', '15 mm'],
    ['Part No.|Length', 'AX-0017|1 1/2 in', '38.1 mm'],
    ['Part No.|长度', 'AX-0017|２ 米', '2000 mm'],
    ['Part No.|Length/mm', 'AX-0017|1,250.5', '1250.5 mm'],
    ['Part No.|Length', 'AX-0017|2 cm.', '20 mm'],
    ['Part No.|Length (ft)', 'AX-0017|2', '609.6 mm'],
    ['Part No.|Length (ft)', 'AX-0017|2 cm', '20 mm'],
    ['Part No.|Length (L1)', 'AX-0017|2', '2 mm'],
    ['Part No.|Length (xyz)', 'AX-0017|2 in', '50.8 mm'],
    ['Part No.|Length', 'AX-0017|#0.6=0.63', '0.63 mm'],
    ['Part No.|Length', 'AX-0017|#0.6 m=0.63', '630 mm'],
    ['Part No.|Length', "AX-0017|'-20", '-20 mm'],
    ['Part No.|Length', 'AX-0017|="20"', '20 mm'],
  ])('lengths: %s: %s', async (headings, line, expected) => {
    expect(await changesOf([headings, line])).toEqual({ 'attribute.length': ['', expected] });
  });

  test.each([
    ['Speed (ft/min)', '120', '0.6096 m/s'],
    ['速度（m/min）', '90', '1.5 m/s'],
    ['Speed', '120 fpm', '0.6096 m/s'],
  ])('speeds: %s: %s', async (heading, written, expected) => {
    const changes = await changesOf([`Part No.|${heading}`, `AX-0017|${written}`]);
    expect(changes).toEqual({ 'attribute.speed': ['', expected] });
  });

  test.each([
    ['0,63 1,600', ['0.63', '1.6']],
    ['12.5 1.600', ['12.5', '1.6']],
    ['1.234,56 1.600', ['1234.56', '1600']],
    ['1,600,000 1,600', ['1600000', '1600']],
    ['1,600 2,600', ['1600', '2600']],
    ['1.600 2.600', ['1.6', '2.6']],
    ['0,63 #1.6=1.634', ['0.63', '1.634']],
    ['0,63 #1.634', ['0.63', '1.634']],
    ['0,63 1.600', ['0.63', 'separator_unclear']],
    ['0.63 1,600', ['0.63', 'separator_unclear']],
    ['1,600 1.600', ['separator_unclear', 'separator_unclear']],
    ['0,63 12.5', ['0.63', '12.5']],
  ])('numbers of a column have one decimal separator: %s', async (lengths, expected) => {
    const lines = lengths.split(' ').map((length, row) => `N-${row}|Belt|Doors > Belts|${length}`);
    const rows = await rowsOf(await check(['Part No.|Name|Category|Length', ...lines]));
    const found = rows.map(({ outcome }) => [
      ...(outcome?.problems.map(({ code }) => code) ?? []),
      ...(outcome?.changes.flatMap(({ field, after }) =>
        field === 'attribute.length' ? after.replace(' mm', '') : [],
      ) ?? []),
    ]);
    expect(found.flat()).toEqual(expected);
  });

  test('a number in a text has the unit of its heading, unless it has one', async () => {
    const headings =
      'Part No.|Net weight (kg)|Lead time [days]|起订量(件)|Dimensions in mm|Faceplate size (W)';
    const [changes, others] = [
      await changesOf([headings, `AX-0017|#12.5|="30"|10|100|20`]),
      await changesOf([headings, 'AX-0017|12 lb|2 weeks|-|100 x 20|']),
    ];
    expect(changes).toEqual({
      netWeight: ['', '12.5 kg'],
      leadTime: ['', '30 days'],
      moq: ['', '10件'],
      dimensions: ['', '100 mm'],
      faceplateSize: ['', '20'],
    });
    expect(others).toEqual({
      netWeight: ['', '12 lb'],
      leadTime: ['', '2 weeks'],
      dimensions: ['', '100 x 20'],
    });
  });

  test('marks that keep a text from a spreadsheet are no part of it', async () => {
    const found = await changesOf(['Part No.|Name|Brand', `="0012345"|Belt|'0012347`]);
    expect(found).toMatchObject({ partNumber: ['', '0012345'], brand: ['', '0012347'] });
  });

  test('categories that do not exist are listed, and those that are created once confirmed', async () => {
    const lines = [
      'Part No.|Name|Category|Material',
      'N-1|Roller|Doors > Rollers > Small|',
      'N-2|Roller|门系统/rollers|',
      'N-3|Roller|Doors > rollers|',
      'N-4|Roller|Doors > Belts|',
      'N-5|Roller|Doors > Cables|!#N/A',
      'N-6||!#REF!|',
    ];
    const id = await check(lines);
    expect(await outcomes().listNewCategories(id, 0, false)).toEqual([
      { path: 'Doors > rollers', rows: 2 },
      { path: 'Doors > Cables', rows: 1 },
      { path: 'Doors > Rollers > Small', rows: 1 },
    ]);
    const confirmed = await check(lines, { newCategories: true });
    await imports().setExcluded(confirmed, 0, 3, true);
    expect(await outcomes().listNewCategories(confirmed, 0, true)).toEqual([
      { path: 'Doors > Rollers > Small', rows: 1 },
      { path: 'Doors > rollers', rows: 1 },
    ]);
    const parentId = (await app.read<Category[]>('/categories'))[0]?._id;
    const [first, second] = await rowsOf(confirmed);
    const anyId = expect.stringMatching(/^[\da-f]{24}$/) as string;
    const above = first?.outcome?.newCategories?.[0];
    expect(first?.outcome?.newCategories).toEqual([
      { id: anyId, name: 'Rollers', parentId },
      { id: anyId, name: 'Small', parentId: above?.id },
    ]);
    expect(second?.outcome?.newCategories).toEqual([{ id: above?.id, name: 'rollers', parentId }]);
  });
});

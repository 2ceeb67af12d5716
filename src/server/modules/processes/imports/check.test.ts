import type { ImportField } from '@/shared/imports';
import type { Category, SparePart } from '@/server/generated/requests';
import { useTestApp } from '@/server/testing/buildTestApp';
import { addParts, checkFile, type CheckedFile } from '@/server/testing/checkedFile';
import { importCalls } from '@/server/testing/importCalls';
import { DATABASE_KINDS } from '@/server/testing/databases';
import { applyImport } from './apply';
import { recheckRow } from './check';
import { checkRepository } from './checkRepository';
import { importRepository } from './repository';

describe.each(DATABASE_KINDS)('%s: the dry run', (kind) => {
  const app = useTestApp({ kind, role: 'admin', shared: true });
  let stored: SparePart;
  const imports = () => importRepository(app.db.writer);
  const outcomes = () => checkRepository(app.db.writer);
  beforeAll(async () => {
    stored = await addParts(app);
    const speed = { labelEn: 'Speed', labelZh: '速度', kind: 'number', unit: 'm/s' };
    await app.postJson('/attributes', { key: 'speed', ...speed });
  });

  const check = (...file: CheckedFile) => checkFile(app.db, ...file);
  const rowsOf = async (id: string) => (await imports().listPage(id, 0, {}, 1, 100)).data;
  const correct = async (id: string, row: number, ...texts: string[]) => {
    const cells = texts.map((text) => ({ text }));
    await imports().setCells(id, 0, row, cells);
    const found = (await imports().find(id))!;
    await app.db.writer.transaction().execute((trx) => recheckRow(trx, found, row));
  };
  const outcomeOf = async (...file: CheckedFile) => {
    const [row] = await rowsOf(await check(...file));
    return { state: row?.state, ...row?.outcome };
  };
  const changesOf = async (...file: CheckedFile) =>
    Object.fromEntries(
      ((await outcomeOf(...file)).changes ?? []).map(
        ({ field, before, after }) => [field, [before, after]] as [ImportField, string[]],
      ),
    );

  test('rows are new, changed or unchanged by their number or id, never by their name', async () => {
    const id = await check([
      'ID|Part No.|Name|Material',
      '|ax-0017||Steel',
      `${stored._id}||Belt|Rubber`,
      '||Belt|',
      '|000123|Rope|-',
      '|N-1||',
    ]);
    const rows = await rowsOf(id);
    const found = rows.map(({ state, partId }) => [state, partId === stored._id]);
    expect(found).toEqual([
      ['faulty', true],
      ['faulty', true],
      ['faulty', false],
      ['unchanged', false],
      ['faulty', false],
    ]);
    expect(await rowsOf(await check(['Part No.|Material', '000123|Steel']))).toMatchObject([
      {
        state: 'changed',
        outcome: { changes: [{ field: 'material', before: '', after: 'Steel' }] },
      },
    ]);
  });

  test('a row without a number, whose name a part has, is added once the name is confirmed', async () => {
    const calls = importCalls(app);
    const { _id, counts } = await calls.check('Part No.,Name\n,Belt\n,Belt 2\nN-1,Belt\n');
    expect(counts).toMatchObject({ new: 2, faulty: 1 });
    const confirm = { row: 2, cells: [{ column: 1, text: 'Belt', before: 'Belt' }] };
    const { body } = await calls.edit(_id, confirm);
    expect(body.counts).toMatchObject({ new: 3, faulty: 0 });
    // Also in the next dry run.
    await app.call('POST', `/imports/${_id}/check`);
    expect((await calls.settle(_id)).counts).toMatchObject({ new: 3, faulty: 0 });
  });

  test('a cell that is merged over rows counts in each, over columns in the first', async () => {
    const id = await check(['Part No.|Name|Material', 'N-2|Wheel|^Steel', 'Rollers|^|Steel']);
    const rows = await rowsOf(id);
    expect(rows.map(({ outcome }) => outcome?.changes.map(({ after }) => after))).toEqual([
      ['Wheel', 'N-2', 'Steel'],
      ['Rollers', 'Steel'],
    ]);
  });

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

  test('images of the archive by file name or part number', async () => {
    const names = ['a.png', 'AX-0017.png', 'x/ax-0017_2.png', 'N-1-2.png', 'other.png'];
    const images = [...names, 'x/c.png', 'y/c.png'].map((name) => ({
      name,
      file: `stored-${name}`,
      fault: '',
    }));
    const lines = [
      'Part No.|Name|Images',
      'AX-0017||',
      'N-1|Roller|',
      'N-1-2|Wheel|',
      'N-3|Axle|A.png; AX-0017.png; Y/c.png',
    ];
    const id = await check(lines, { images });
    const found = (await rowsOf(id)).map(({ outcome }) =>
      outcome?.changes.flatMap(({ field, after }) => (field === 'images' ? after : [])),
    );
    expect(found).toEqual([
      ['stored-AX-0017.png; stored-x/ax-0017_2.png'],
      [],
      ['stored-N-1-2.png'],
      ['stored-a.png; stored-AX-0017.png; stored-y/c.png'],
    ]);
    expect((await imports().find(id))?.unmatchedImages).toBe('["other.png","x/c.png"]');
  });

  test.each([
    ['a.png, b.png', 'a.png; b.png'],
    ['a.png;b.png', 'a.png; b.png'],
    ['a.png\nb.png', 'a.png; b.png'],
    ['a.png；b.png，a.png、b.png', 'a.png; b.png; a.png; b.png'],
    ['Belt, left.png', 'Belt, left.png'],
    ['a.png,Belt, left.png;x/b.png', 'a.png; Belt, left.png; b.png'],
  ])('the images of a cell: %j', async (text, expected) => {
    const names = ['a.png', 'x/b.png', 'Belt, left.png'];
    const images = names.map((name) => ({ name, file: name.replace('x/', ''), fault: '' }));
    const id = await check(['Part No.|Name|Images', `N-1|Belt|${text}`], { images });
    const [row] = await rowsOf(id);
    expect(row?.outcome?.problems).toEqual([]);
    expect(row?.outcome?.changes.at(-1)).toEqual({ field: 'images', before: '', after: expected });
  });

  test('numbers that differ in signs alone are of different parts', async () => {
    const id = await check([
      'Part No.|Name|Material',
      'AX.0017|Belt|',
      'AX0017|Belt|',
      '  ＡＸ－0017 ||Steel',
    ]);
    const rows = await rowsOf(id);
    expect(rows.map(({ state, partId }) => [state, partId === stored._id])).toEqual([
      ['new', false],
      ['new', false],
      ['changed', true],
    ]);
    // They are searched by their letters and digits.
    expect((await imports().listPage(id, 0, { q: 'ax 0017' }, 1, 9)).total).toBe(3);
  });

  test('an image belongs to the number that is written so, else to the only one that a file cannot be called by', async () => {
    const names = ['F2.2L.png', 'F22L-1.png', 'G_1_8.png', 'H1_8.png', 'ax0017.png', 'K2.2.png'];
    const images = names.map((name) => ({ name, file: name, fault: '' }));
    const lines = [
      'Part No.|Name',
      'F2.2L|A',
      'F22L|B',
      'G/1/8|C',
      'H1/8|D',
      'H1:8|E',
      'AX-0017|',
      'K22|F',
    ];
    const rows = await rowsOf(await check(lines, { images }));
    const found = rows.map(({ outcome }) => [
      ...(outcome?.changes.flatMap(({ field, after }) => (field === 'images' ? after : [])) ?? []),
      ...(outcome?.problems.map(({ code, params }) => `${code} ${params?.file}`) ?? []),
    ]);
    const ambiguous = 'image_of_several H1_8.png';
    expect(found).toEqual([
      ['F2.2L.png'],
      ['F22L-1.png'],
      ['G_1_8.png'],
      [ambiguous],
      [ambiguous],
      [],
      [],
    ]);
  });

  test('a corrected row gets the images of its number', async () => {
    const images = [{ name: 'K-9.png', file: 'K-9.png', fault: '' }];
    const id = await check(['Part No.|Name', 'K-8|A'], { images });
    await correct(id, 2, 'K-9', 'A');
    const [row] = await rowsOf(id);
    expect(row?.outcome?.changes).toContainEqual({ field: 'images', before: '', after: 'K-9.png' });
  });

  test('rows of one number or part are faulty as long as several are not excluded', async () => {
    const id = await check(['ID|Part No.|Name', '|N-1|A', '|n-1|B', `${stored._id}||C`, '|AX17|D']);
    const states = async () => {
      await outcomes().markRepeated(id, 0);
      return (await rowsOf(id)).map(({ state, sameNumber, samePart }) => [
        state,
        sameNumber ?? samePart,
      ]);
    };
    const [first, second] = [
      ['faulty', 3],
      ['faulty', 2],
    ];
    expect(await states()).toEqual([first, second, ['changed', null], ['new', null]]);
    await correct(id, 5, '', 'AX-0017', 'D');
    expect(await states()).toEqual([first, second, ['faulty', 5], ['faulty', 4]]);
    await imports().setExcluded(id, 0, 2, true);
    await imports().setExcluded(id, 0, 4, true);
    expect(await states()).toEqual([
      ['new', null],
      ['new', null],
      ['changed', null],
      ['changed', null],
    ]);
    await imports().setExcluded(id, 0, 2, false);
    await imports().setExcluded(id, 0, 4, false);
    expect(await states()).toEqual([first, second, ['faulty', 5], ['faulty', 4]]);
  });

  test('a checked import is applied as it was shown', async () => {
    const id = await check(
      [
        'Part No.|Name|Category|Length|Material',
        'AX-0017|Belt 2|||Steel',
        'N-1|滚轮|Doors > Belts|12|',
      ],
      { images: [] },
    );
    await applyImport(app.db, id, { email: 'admin@example.com' });
    const parts = await app.read<SparePart[]>('/spare-parts?sort=name&lang=all');
    expect(parts).toMatchObject([
      { name: '滚轮', partNumber: 'N-1', categoryId: { name: 'Belts' } },
      { name: 'Belt 2', nameZh: '皮带', material: 'Steel' },
      { name: 'Rope' },
    ]);
  });
});

import type { SparePart } from '@/server/generated/requests';
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
  beforeAll(async () => {
    stored = await addParts(app);
  });

  const check = (...file: CheckedFile) => checkFile(app.db, ...file);
  const rowsOf = async (id: string) => (await imports().listPage(id, 0, {}, 1, 100)).data;
  const correct = async (id: string, row: number, ...texts: string[]) => {
    const cells = texts.map((text) => ({ text }));
    await imports().setCells(id, 0, row, cells);
    const found = (await imports().find(id))!;
    await app.db.writer.transaction().execute((trx) => recheckRow(trx, found, row));
  };

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
      await checkRepository(app.db.writer).markRepeated(id, 0);
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

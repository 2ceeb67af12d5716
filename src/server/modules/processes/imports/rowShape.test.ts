import { useTestApp } from '@/server/testing/buildTestApp';
import { addParts, checkFile } from '@/server/testing/checkedFile';
import { DATABASE_KINDS } from '@/server/testing/databases';
import { importCalls } from '@/server/testing/importCalls';
import { sheetOf, workbookOf } from '@/server/testing/importFile';
import { importRepository } from './repository';

const lines = (rows: string[]) => ['Part number,Name', ...rows, ''].join('\n');
const rowsOf = (...rows: string[]) =>
  lines(rows)
    .split('\n')
    .map(
      (line) =>
        `<row>${line
          .split(',')
          .map((text) => `<c t="str"><v>${text}</v></c>`)
          .join('')}</row>`,
    )
    .join('');

describe.each(DATABASE_KINDS)('%s: rows that are no parts', (kind) => {
  const app = useTestApp({ kind, role: 'admin', shared: true });
  const calls = importCalls(app);
  beforeAll(async () => {
    await addParts(app);
  });

  const check = (lines: string[]) => checkFile(app.db, lines);
  const checked = async (id: string) =>
    (await importRepository(app.db.writer).listPage(id, 0, {}, 1, 100)).data;

  test('titles, remarks and repeated headings are skipped; what may be a part is not', async () => {
    const headings = 'Part No.|Name|Material|Price';
    const id = await check([
      headings,
      'Door parts (2026)|^|^|^',
      'AX-0017||Steel|1',
      headings,
      '|Pulley||',
      'Escalators|||',
      'N-7|||',
      'ax-0017|||',
      '|||on request',
      '|||12',
      'Rope|||@12-Oct',
      'All prices FOB Ningbo|^|^|^',
    ]);
    const rows = await checked(id);
    expect(rows.map(({ row, skipped, state }) => `${row} ${skipped || state}`)).toEqual([
      '2 section',
      '3 faulty',
      '4 heading',
      '5 new',
      '6 section',
      '7 faulty',
      '8 faulty',
      '9 section',
      '10 faulty',
      '11 faulty',
      '12 remark',
    ]);
    const two = ['Part No.|Size|^', '^Part No.|Length|Width'];
    const repeated = await checked(await check([...two, 'N-1|2|3', ...two]));
    expect(repeated.map(({ skipped }) => skipped)).toEqual(['', 'heading', 'heading']);
    expect(await checked(await check(['Name', 'Rail', 'Door parts', 'Name']))).toMatchObject([
      { state: 'new' },
      { state: 'new' },
      { skipped: 'heading' },
    ]);
  });

  test('a name alone is the title of a group where it repeats', async () => {
    const part = (number: string) => `${number}|Roller|`;
    const lines = [
      '|Doors|',
      part('N-1'),
      part('N-2'),
      '|Ropes|',
      part('N-3'),
      '|Doors|',
      part('N-4'),
    ];
    const rows = await checked(await check(['Part No.|Name|Material', ...lines]));
    expect(rows.map(({ skipped }) => skipped)).toEqual(['section', '', '', '', '', 'section', '']);
    // In a list of numbers with their names a part may have no number.
    const twoColumns = ['|Doors', 'N-1|Roller', 'N-2|Roller', '|Ropes', 'N-3|Belt'];
    const some = await checked(await check(['Part No.|Name', ...twoColumns]));
    expect(some.map(({ state }) => state)).toEqual(['new', 'new', 'new', 'new', 'new']);
    // In a list of names several parts may have the same one.
    const names = await checked(await check(['Part No.|Name|Material', '|Doors|', '|Doors|']));
    expect(names.map(({ state }) => state)).toEqual(['new', 'new']);
  });

  test.each([
    ['alone in the column of names', '|Doors||', '|Ropes and their ends||'],
    ['merged over the row', 'Doors|^|^|^', 'Ropes and their ends|^|^|^'],
    ['merged over names and materials', '|Doors|^|', '|Ropes and their ends|^|'],
    ['in the column of numbers', 'Doors|||', 'Ropes and their ends|||'],
  ])('titles that are there once are skipped: %s', async (_place, doors, ropes) => {
    const parts = ['N-1|Roller|Steel|1', 'N-2|Sill||2', 'N-3|Belt|Rubber|'];
    const headings = 'Part No.|Name|Material|Size';
    const rows = await checked(await check([headings, doors, ...parts, ropes, '12|Rope||3']));
    const found = rows.map(({ skipped, state }) => skipped || state);
    expect(found).toEqual(['section', 'new', 'new', 'new', 'section', 'new']);
  });

  test('what the file hides is skipped and named, and rows are included again', async () => {
    const row = (texts: string[], attributes = '') =>
      `<row ${attributes}>${texts.map((text) => `<c t="str"><v>${text}</v></c>`).join('')}</row>`;
    const rows = [
      row(['Part number', 'Brand', 'Name', 'Material']),
      row(['A-1', 'Acme', 'Roller', 'Steel']),
      row(['A-2', 'Acme', 'Belt', ''], 'hidden="1"'),
      row(['Doors', '', '', '']),
      row(['Part number', 'Brand', 'Name', 'Material']),
      row(['A-1', 'Acme', 'Roller', ''], 'hidden="true"'),
    ].join('');
    const columns =
      '<cols><col min="2" max="2" hidden="1"/><col min="4" max="16384" hidden="1"/></cols>';
    const { body } = await calls.upload(
      workbookOf(`<worksheet>${columns}<sheetData>${rows}</sheetData></worksheet>`),
    );
    const { _id } = body;
    const read = await calls.settle(_id);
    expect(read.hiddenSheets).toEqual(['H']);
    expect(read.columns.map(({ field, hidden = false }) => [field, hidden])).toEqual([
      ['partNumber', false],
      [null, true],
      ['name', false],
      [null, true],
    ]);
    const confirm = async (fields: (string | null)[]) => {
      await app.postJson(`/imports/${_id}/columns`, { fields }, 'PUT');
      return (await calls.settle(_id)).counts;
    };
    const fields = ['partNumber', null, 'name', null];
    expect(await confirm(fields)).toMatchObject({ new: 1, faulty: 0, excluded: 0, skipped: 4 });
    const skipped = async () => (await calls.read(_id, '?state=skipped')).body.rows;
    const reasons = (await skipped())?.data.map((found) => [found.row, found.skipped, found.state]);
    expect(reasons).toEqual([
      [3, 'hidden', undefined],
      [4, 'section', undefined],
      [5, 'heading', undefined],
      [6, 'hidden', undefined],
    ]);
    const included = await calls.edit(_id, { row: 3, excluded: false });
    expect(included.body).toMatchObject({ counts: { new: 2, skipped: 3 }, row: { state: 'new' } });
    const repeated = await calls.edit(_id, { row: 6, excluded: false });
    expect(repeated.body.counts).toMatchObject({ new: 1, faulty: 2, skipped: 2 });
    await calls.edit(_id, { row: 6, excluded: true });
    await calls.edit(_id, { row: 4, excluded: false });
    const counts = { new: 2, faulty: 1, excluded: 1, skipped: 1 };
    expect(await confirm(['partNumber', 'brand', 'name', null])).toMatchObject(counts);
    expect((await calls.read(_id)).body.rows?.total).toBe(5);
    const { body: faulty } = await app.get<string>(`/imports/${_id}/faulty`);
    expect(
      faulty
        .trim()
        .split('\r\n')
        .slice(1)
        .map((line) => line.charAt(0)),
    ).toEqual(['4']);
  });

  test('a row of a CSV file that is longer than the headings is faulty', async () => {
    const texts = ['Belt, flat', 'Rope', 'Chain', 'Wheel'];
    const lines = texts.map((text, index) => `A-${index},${text},Steel`);
    const { _id, rows } = await calls.check(`Part number,Name,Material\n${lines.join('\n')}\n`);
    expect(rows?.data.map(({ state, problems }) => [state, problems])).toMatchObject([
      ['faulty', [{ column: 3, code: 'row_too_long', params: { value: 'Steel' } }]],
      ['new', []],
      ['new', []],
      ['new', []],
    ]);
    const cells = ['Belt, flat', 'Steel', ''].map((text, index) => ({ column: index + 1, text }));
    expect((await calls.edit(_id, { row: 2, cells })).body.counts).toMatchObject({ new: 4 });
  });

  test.each([
    ['a column without a heading', lines(['A-1,Belt,x', 'A-2,Rope,y', 'A-3,Wheel,'])],
    [
      'a longer row of a workbook',
      workbookOf(sheetOf(rowsOf('A-1,Belt,x', 'A-2,Rope', 'A-3,Wheel'))),
    ],
  ])('%s is no fault', async (_, file) => {
    expect((await calls.check(file)).counts).toMatchObject({ new: 3, faulty: 0 });
  });
});

import { useTestApp } from '../../../testing/buildTestApp';
import { DATABASE_KINDS, until } from '../../../testing/databases';
import { makeImage } from '../../../testing/images';
import { importCalls } from '../../../testing/importCalls';
import { sheetOf, workbookOf } from '../../../testing/importFile';
import { stageFile as startStaging } from '../../../testing/stagedFile';
import { makeSupplierFile } from '../../../testing/supplierFile';
import { at, picture, withDrawing } from '@/server/testing/workbookImages';
import { makeZip } from '../../../testing/zip';
import { parseFile } from './reader/readFile';
import { importRepository } from './repository';
import { FILE_NAME, stageFile } from './staging';
import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const CSV = 'Part number;Name;Material\nA-1;Roller;Steel\nA-2;Belt;Rubber\nA-1;Wheel;Größe 5\n';
const MISSING = '671f0c2ab3d94e5f60718293';

describe.each(DATABASE_KINDS)('%s: an import before it is applied', (kind) => {
  const app = useTestApp({ kind, role: 'admin' });
  const calls = importCalls(app);

  test("a supplier's file is staged with its images, and checked", async () => {
    await app.sendForm('POST', '/categories/', { name: 'Door systems' });
    const { workbook, images, expected } = await makeSupplierFile({ rows: 120 });
    const { status, body } = await calls.upload(workbook, images, 'prices.xlsx');
    expect([status, body.state, body.fileName]).toEqual([202, 'reading', 'prices.xlsx']);
    expect(await calls.settle(body._id)).toMatchObject({
      state: 'columns',
      sheet: 1,
      images: {
        stored: 5,
        rejected: [{ name: 'photos/drawing.svg', code: 'image_type_unsupported' }],
      },
    });
    await until(async () => app.temporaryFiles().length === 0);
    const checked = await calls.check(workbook, images);
    expect(checked).toMatchObject({ state: 'ready', counts: expected });
    expect(await app.read('/imports')).toMatchObject({
      total: 2,
      data: [{ _id: checked._id, counts: expected }, {}],
    });
  });

  test('what no database stores is removed from texts and names of files', async () => {
    const cells = (...texts: string[]) =>
      texts.map((text) => `<c t="str"><v>${text}</v></c>`).join('');
    const headings = `<row>${cells('Part number', 'Name', 'Brand')}</row>`;
    const row = cells('AX_x0000_-9', 'Bel_xD800_t', '_xDFFF_');
    const images = makeZip([{ name: 'AX-9\0.png', content: await makeImage() }]);
    const upload = await calls.upload(
      workbookOf(sheetOf(`${headings}<row>${row}</row>`)),
      images,
      'pri\u200bces.xlsx',
    );
    expect(upload.body.fileName).toBe('prices.xlsx');
    const { _id } = upload.body;
    expect(await calls.settle(_id)).toMatchObject({ state: 'columns', images: { stored: 1 } });
    const fields = { fields: ['partNumber', 'name', 'brand'] };
    await app.postJson(`/imports/${_id}/columns`, fields, 'PUT');
    const { rows } = await calls.settle(_id);
    expect(rows?.data).toMatchObject([
      {
        state: 'new',
        changes: [
          { field: 'name', after: 'Belt' },
          { field: 'partNumber', after: 'AX-9' },
          { field: 'images' },
        ],
      },
    ]);
  });

  test('of two images with one name in an archive a cell names the folder', async () => {
    const [png, jpeg] = [await makeImage(), await makeImage('jpeg')];
    const archive = makeZip([
      { name: 'doors/a.png', content: png },
      { name: 'cars/a.png', content: jpeg },
    ]);
    const csv = 'Part number;Name;Images\nA-1;Roller;a.png\nA-2;Belt;cars/a.png\n';
    const { images, rows } = await calls.check(csv, archive);
    expect(images).toMatchObject({ stored: 2, unmatched: ['doors/a.png'] });
    expect(rows?.data).toMatchObject([
      { state: 'faulty', problems: [{ code: 'image_ambiguous' }] },
      { state: 'new', problems: [] },
    ]);
  });

  test('images of a workbook that cannot be stored are listed with their rows, and nothing else', async () => {
    const cells = (...texts: string[]) =>
      texts.map((text) => `<c t="str"><v>${text}</v></c>`).join('');
    const rows = [cells('ACME'), cells('Part number', 'Name'), cells('image1', 'Roller')];
    const sheet = sheetOf(rows.map((row) => `<row>${row}</row>`).join(''));
    const [logo, emf, large] = ['logo.emf', 'image1.emf', 'large.png'].map((name, row) =>
      at([0, Math.min(row * 2, 2)], 9, picture(name)),
    );
    const files = { 'logo.emf': 'x', 'image1.emf': 'x', 'large.png': randomBytes(11 * 1024 ** 2) };
    const file = withDrawing(sheet, `${logo}${emf}${large}`, files);
    const { images, counts } = await calls.check(file);
    expect(counts).toMatchObject({ new: 1, faulty: 0 });
    expect(images).toEqual({
      stored: 0,
      rejected: [
        { name: '/xl/media/image1.emf', code: 'image_type_unsupported', row: 3 },
        { name: '/xl/media/large.png', code: 'file_too_large', row: 3 },
      ],
      unmatched: [],
    });
  });

  test('rows are found by their state and by a text of any cell', async () => {
    const { _id } = await calls.check(CSV);
    const rowsOf = async (query: string) =>
      (await calls.read(_id, query)).body.rows?.data.map(({ row }) => row);
    expect(await rowsOf('?state=faulty')).toEqual([2, 4]);
    expect(await rowsOf('?state=new')).toEqual([3]);
    expect(await rowsOf('?q=GROSSE')).toEqual([4]);
    expect(await rowsOf('?q=a1')).toEqual([2, 4]);
    // Of how cells are stored nothing is found.
    expect(await rowsOf('?q=text')).toEqual([]);
  });

  test('of two rows with a number one can be excluded; both included they are faulty again', async () => {
    const { _id } = await calls.check(CSV);
    const leaveOut = (row: number, excluded = true) => calls.edit(_id, { row, excluded });
    expect((await leaveOut(4)).body.counts).toMatchObject({ new: 2, faulty: 0, excluded: 1 });
    await leaveOut(2);
    await leaveOut(4, false);
    const { body } = await leaveOut(2, false);
    expect(body).toMatchObject({ counts: { faulty: 2 }, row: { row: 2, excluded: false } });
    expect(await calls.settle(_id)).toMatchObject({
      state: 'ready',
      counts: { new: 1, faulty: 2, excluded: 0 },
    });
  });

  test('a corrected cell is checked, with the row that had the same number', async () => {
    const { _id } = await calls.check(CSV);
    const corrected = await calls.edit(_id, { row: 4, cells: [{ column: 0, text: 'A-3' }] });
    expect(corrected.body.counts).toMatchObject({ new: 3, faulty: 0 });
    expect((await calls.edit(_id, { row: 4, cells: [{ column: 3, text: 'x' }] })).status).toBe(400);
    expect((await calls.edit(_id, { row: 1, excluded: true })).status).toBe(400);
  });

  test('an error of a spreadsheet is no correction', async () => {
    const { _id } = await calls.check(CSV);
    const cells = [{ column: 2, text: '#REF!' }];
    const { body } = await calls.edit(_id, { row: 3, cells });
    expect(body).toMatchObject({ row: { state: 'faulty', problems: [{ code: 'cell_error' }] } });
  });

  test('the decimal separator that is chosen for a column applies to its numbers', async () => {
    const unit = { kind: 'number', unit: 'mm', labelEn: 'Length', labelZh: '长度' };
    await app.postJson('/attributes', { key: 'length', ...unit });
    const { _id } = await calls.check('Part number;Name;Length\nA-1;Belt;0,63\nA-2;Belt;1.600\n');
    const fields = ['partNumber', 'name', 'attribute.length'];
    const lengthsOf = async () =>
      (await calls.settle(_id)).rows?.data.map(({ changes, problems }) => [
        ...changes.flatMap(({ field, after }) => (field === fields[2] ? after : [])),
        ...problems.map(({ code }) => code),
      ]);
    expect(await lengthsOf()).toEqual([['0.63 mm'], ['separator_unclear']]);
    const chosen = { fields, decimals: [null, null, 'comma'] };
    expect((await app.postJson(`/imports/${_id}/columns`, chosen, 'PUT')).status).toBe(202);
    expect(await lengthsOf()).toEqual([['0.63 mm'], ['1600 mm']]);
  });

  test('faulty rows are downloaded with their reasons, in the language of the request', async () => {
    const { _id } = await calls.check(CSV);
    // To be sent back to the supplier, as the others are imported without them.
    await calls.edit(_id, { row: 2, excluded: true });
    const { body } = await calls.edit(_id, { row: 4, excluded: true });
    expect(body.counts).toMatchObject({ faulty: 0, excluded: 2, excludedFaulty: 2 });
    const path = `/imports/${_id}/faulty`;
    const csv = await app.get<string>(path, { 'accept-language': 'zh' });
    expect(csv.body.split('\r\n').slice(0, 2)).toEqual([
      '行,原因,Part number,Name,Material',
      '2,Part number：该配件编号也出现在第4行。,A-1,Roller,Steel',
    ]);
    const response = await fetch(`${app.url}${path}?format=xlsx`, { headers: app.authorization() });
    const file = join(app.dataDir, 'faulty.xlsx');
    writeFileSync(file, Buffer.from(await response.arrayBuffer()));
    const rows = [];
    for await (const batch of parseFile(file)) rows.push(...batch.rows);
    expect(rows.map(({ cells }) => cells.map(({ text }) => text))).toEqual([
      ['Row', 'Reason', 'Part number', 'Name', 'Material'],
      ['2', 'Part number: The part number is in row 4 as well.', 'A-1', 'Roller', 'Steel'],
      ['4', 'Part number: The part number is in row 2 as well.', 'A-1', 'Wheel', 'Größe 5'],
    ]);
  });

  test('each step has its calls; those of another one are rejected', async () => {
    const { _id } = (await calls.upload(CSV)).body;
    await calls.settle(_id);
    const wrong = { status: 409, body: { code: 'import_state_wrong' } };
    expect(await calls.edit(_id, { row: 2, excluded: true })).toMatchObject(wrong);
    expect(await app.postJson(`/imports/${_id}/check`, {})).toMatchObject(wrong);
    const setFields = (fields: (string | null)[]) =>
      app.postJson(`/imports/${_id}/columns`, { fields }, 'PUT');
    const rejected = await Promise.all(
      [['name', 'name'], ['brand'], ['attribute.none', 'name'], ['name', null, null, null]].map(
        setFields,
      ),
    );
    expect(rejected.map(({ body }) => body)).toMatchObject([
      { code: 'import_field_repeated' },
      { code: 'import_key_missing' },
      { code: 'field_value_unknown' },
      { code: 'invalid_request' },
    ]);
    expect(await app.postJson(`/imports/${_id}`, { headerRow: 4 }, 'PATCH')).toMatchObject({
      body: { code: 'import_empty' },
    });
    expect((await app.postJson(`/imports/${_id}`, { headerRow: 2 }, 'PATCH')).body).toMatchObject({
      state: 'columns',
      headerRow: 2,
      sheets: [{ rows: 2 }],
    });
    expect(await app.call('DELETE', `/imports/${_id}`)).toMatchObject({ status: 200 });
    expect(await calls.read(_id)).toMatchObject({
      status: 404,
      body: { code: 'import_not_found' },
    });
    expect((await calls.edit(MISSING, { row: 2, excluded: true })).status).toBe(404);
  });

  test.each([
    ['broken bytes', CSV, Buffer.from('no archive'), 'import_archive_broken'],
    [
      'a path that leads out',
      CSV,
      makeZip([{ name: '../a.png', content: 'x' }]),
      'archive_path_invalid',
    ],
    ['headings alone', 'Part number;Name\n', undefined, 'import_empty'],
  ])('a file that cannot be read fails with the reason: %s', async (_what, file, images, code) => {
    const { _id } = (await calls.upload(file, images)).body;
    expect(await calls.settle(_id)).toMatchObject({ state: 'failed', failure: { code } });
    // Nothing of it stays but the reason.
    expect(await app.db.reader.selectFrom('importRows').select('row').execute()).toEqual([]);
    await until(async () => app.temporaryFiles().length === 0);
  });

  test('a file with as many rows as an import has is read; a row more ends it', async () => {
    const maxRows = 50;
    const read = async (rows: number) => {
      const id = await startStaging(app.db.writer);
      writeFileSync(join(app.dataDir, FILE_NAME), `Part number\n${'A\n'.repeat(rows)}`);
      await stageFile(app, id, {
        folder: app.dataDir,
        hasImages: false,
        report: async () => undefined,
        signal: new AbortController().signal,
        maxRows,
      });
      return importRepository(app.db.reader).find(id);
    };
    const read50 = await read(maxRows);
    expect(read50?.state).toBe('columns');
    expect(JSON.parse(read50?.sheets ?? '')).toMatchObject([{ rows: maxRows }]);
    await expect(read(maxRows + 1)).rejects.toMatchObject({
      code: 'import_too_many_rows',
      params: { max: maxRows },
    });
  });

  test('a removed import ends what is under way, and nothing of it stays', async () => {
    const archive = makeZip([{ name: 'a.png', content: await makeImage() }]);
    const { _id } = (await calls.upload(CSV, archive)).body;
    expect(await app.call('DELETE', `/imports/${_id}`)).toMatchObject({ status: 200 });
    await app.app.close();
    expect(await app.db.reader.selectFrom('importImages').select('name').execute()).toEqual([]);
    await until(async () => app.temporaryFiles().length === 0);
  });
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readSheets, sheetOf, workbookOf } from '@/server/testing/importFile';
import { programPath } from '@/server/testing/product';
import { makeZip } from '@/server/testing/zip';
import { readImportFile } from './readFile';

const CONTAINER = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const bomb = Buffer.alloc(30 * 1024 ** 2);
const large = Buffer.alloc(21 * 1024 ** 2);
/** Images do not make a bomb plausible, and are no texts. */
const photo = { name: 'xl/media/a.png', content: large, stored: true };
/** A workbook that has a part of this type. */
const workbookWith = (type: string) =>
  workbookOf('<a/>', [
    { name: '[Content_Types].xml', content: `<Types><Override ContentType="${type}"/></Types>` },
  ]);

/** An archive whose workbook is this file, of the type of binary ones. */
const binary = makeZip([
  {
    name: '[Content_Types].xml',
    content:
      '<Types><Override ContentType="application/vnd.ms-excel.sheet.binary.macroEnabled.main"/></Types>',
  },
  {
    name: '_rels/.rels',
    content: '<a><Relationship Type="a/officeDocument" Target="xl/workbook.bin"/></a>',
  },
  { name: 'xl/workbook.bin', content: Buffer.from('8301000a9c01', 'hex') },
]);
const OPEN_DOCUMENT = 'application/vnd.oasis.opendocument.spreadsheet';

/** Its end is whole, the compressed sheet is not. */
const damaged = workbookOf(sheetOf(`<row>${'<c t="str"><v>Belt</v></c>'.repeat(100)}</row>`));
damaged.fill(0xff, damaged.indexOf('xl/sheet.xml') + 20, damaged.indexOf('xl/sheet.xml') + 40);

test.each([
  ['import_file_protected', CONTAINER],
  [
    'import_file_old',
    // The name lies across two pieces of the file.
    Buffer.concat([CONTAINER, Buffer.alloc(65_521), Buffer.from('Workbook', 'utf16le')]),
  ],
  ['import_file_type', '%PDF-1.7'],
  ['import_file_type', '<html><table><tr><td>A-1</td></tr></table></html>'],
  ['import_file_type', gzipSync('No,Name\nA-1,Belt\n')],
  ['import_file_type', Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x02\0', 'latin1')],
  ['import_file_type', Buffer.from('MZ\x90\0\x03\0\0\0\x04\0', 'latin1')],
  ['import_file_type', makeZip([{ name: 'word/document.xml', content: '<a/>' }])],
  ['import_file_type', binary],
  [
    'import_file_type',
    makeZip([
      { name: 'mimetype', content: OPEN_DOCUMENT, stored: true },
      { name: 'content.xml', content: '<a/>' },
    ]),
  ],
  ['import_file_type', makeZip([{ name: 'Index/Document.iwa', content: 'x' }])],
  ['import_file_broken', 'PK\u0003\u0004 broken'],
  ['import_file_broken', workbookOf('<worksheet><sheetData><row>')],
  ['import_file_broken', workbookOf('<!DOCTYPE a [<!ENTITY b "c">]><worksheet>&b;</worksheet>')],
  ['import_file_broken', workbookOf(sheetOf('<row r="2"/><row r="2"/>'))],
  ['import_file_broken', workbookOf(sheetOf('<row r="1e9"/>'))],
  ['import_file_broken', workbookOf(Buffer.from('<a>\xff</a>', 'latin1'))],
  ['import_file_broken', damaged],
  ['import_file_macros', workbookWith('application/vnd.ms-excel.sheet.macroEnabled.main+xml')],
  ['import_file_macros', workbookWith('application/vnd.ms-office.vbaProject')],
  ['import_file_links', workbookWith('application/vnd.example.spreadsheetml.externalLink+xml')],
  ['import_file_macros', workbookOf('<a/>', [{ name: 'xl/vbaProject.bin', content: 'x' }])],
  [
    'import_file_links',
    workbookOf('<a/>', [{ name: 'xl/externalLinks/externalLink1.xml', content: '<a/>' }]),
  ],
  ['archive_path_invalid', workbookOf('<a/>', [{ name: '../../etc/cron', content: 'x' }])],
  ['archive_path_invalid', workbookOf('<a/>', [{ name: 'C:\\etc\\cron', content: 'x' }])],
  ['archive_too_large', workbookOf('<a/>', [{ name: 'xl/media/a.bin', content: bomb }])],
  ['archive_too_large', workbookOf('<a/>', [photo, { name: 'xl/texts.xml', content: bomb }])],
  [
    'import_text_too_large',
    workbookOf('<a/>', [{ name: 'xl/texts.xml', content: large, stored: true }]),
  ],
  ['import_text_too_large', Buffer.alloc(21 * 1024 ** 2, 'a')],
  ['import_file_broken', workbookOf('<a/>', [{ name: 'xl/texts.xml', content: bomb, size: 1000 }])],
  [
    'import_file_protected',
    workbookOf('<a/>', [{ name: 'xl/styles.xml', content: 'x', encrypted: true }]),
  ],
  ['import_too_many_rows', 'a\n'.repeat(21_001)],
  ['import_too_many_columns', `${'a,'.repeat(200)}a\n`],
  [
    'import_too_many_columns',
    workbookOf(sheetOf(`<row>${'<c t="str"><v>a</v></c>'.repeat(201)}</row>`)),
  ],
  [
    'import_too_many_columns',
    workbookOf(sheetOf('<row><c r="ZZZZZZ1" t="str"><v>a</v></c></row>')),
  ],
])('%s is the reason why a file is not read', async (code, content) => {
  await expect(readSheets(content)).rejects.toMatchObject({ code });
});

/** Of different numbers, which are not compressed to a hundredth. */
const workbookWithRows = (count: number) =>
  workbookOf(
    sheetOf(
      Array.from({ length: count }, (_, index) => `<row><c><v>${index ** 3}</v></c></row>`).join(
        '',
      ),
    ),
  );
const widest = `<row>${'<c t="str"><v>a</v></c>'.repeat(200)}<c/></row>`;

test.each([
  ['rows of a CSV file', 'a\n'.repeat(21_000), 21_000, 1],
  ['columns of a CSV file', `${'a,'.repeat(200)},\n`, 1, 200],
  ['rows of a workbook', workbookWithRows(21_000), 21_000, 1],
  ['columns of a workbook', workbookOf(sheetOf(widest)), 1, 200],
])('as many %s as are possible are read', async (_what, content, count, columns) => {
  const [rows = []] = Object.values(await readSheets(content));
  expect([rows.length, rows.at(-1)?.length]).toEqual([count, columns + 1]);
});

test('images are not counted with the texts of a workbook', async () => {
  const workbook = workbookOf(sheetOf('<row><c t="str"><v>a</v></c></row>'), [photo]);
  expect(await readSheets(workbook)).toEqual({ S: [[1, 'a']] });
});

test('a row of a workbook too many is the reason why it is not read', async () => {
  await expect(readSheets(workbookWithRows(21_001))).rejects.toMatchObject({
    code: 'import_too_many_rows',
  });
});

describe('in a child process', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'hoistway-import-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const write = (name: string, content: string) => {
    const path = join(folder, name);
    writeFileSync(path, content);
    return path;
  };

  const read = async (
    path: string,
    program = programPath('importWorker'),
    signal?: AbortSignal,
  ) => {
    const rows = [];
    for await (const batch of readImportFile(path, signal, program)) rows.push(...batch.rows);
    return rows;
  };

  test('rows and reasons reach the backend', async () => {
    const rows = await read(write('a.csv', 'No,Name\n00123,Belt\n'.repeat(300)));
    expect(rows).toHaveLength(600);
    expect(rows[1]).toEqual({ row: 2, cells: [{ text: '00123' }, { text: 'Belt' }] });
    await expect(read(write('b.csv', 'a,b\n"c\n'))).rejects.toMatchObject({
      code: 'import_quote_open',
      params: { row: 2 },
    });
  });

  test('a process that ends is an error, and one that hangs ends with the work', async () => {
    const path = write('c.csv', 'No\n');
    const ending = write('ending.mjs', "process.on('message', () => process.exit(1));");
    await expect(read(path, ending)).rejects.toMatchObject({ code: 'import_file_too_complex' });
    const hanging = write('hanging.mjs', "process.on('message', () => undefined);");
    const end = AbortSignal.timeout(100);
    await expect(read(path, hanging, end)).rejects.toMatchObject({ name: 'TimeoutError' });
  });
});

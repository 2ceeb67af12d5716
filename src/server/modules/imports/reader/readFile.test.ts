import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import writeXlsxFile from 'write-excel-file/node';
import { makeImage } from '@/server/testing/images';
import { makeSupplierFile } from '@/server/testing/supplierFile';
import { makeZip, readEntry, type ZipEntry } from '@/server/testing/zip';
import { readZipImages } from './archive';
import { readImportFile } from './readFile';

const folder = mkdtempSync(join(tmpdir(), 'import-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(content: Buffer | string): string {
  const path = join(folder, 'file');
  writeFileSync(path, content);
  return path;
}

/** The rows of each sheet: their numbers, and texts with flags behind `#`. */
async function read(content: Buffer | string) {
  const sheets: Record<string, [number, ...string[]][]> = {};
  for await (const { name, rows } of readImportFile(write(content))) {
    sheets[name] ??= [];
    for (const { row, cells } of rows)
      sheets[name].push([row, ...cells.map(({ text, flag }) => (flag ? `${text}#${flag}` : text))]);
  }
  return sheets;
}

const readCsv = async (content: Buffer | string) => (await read(content))[''];

const utf16 = (text: string) =>
  Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
const GB18030 = Buffer.from('c1cfbac52cc3fbb3c60a412d312cc3c5bbfac6a4b4f80a', 'hex');

test.each([
  ['UTF-8', '料号,名称\nA-1,门机皮带\n'],
  ['UTF-8 with a byte-order mark', '\ufeff料号,名称\nA-1,门机皮带\n'],
  ['UTF-16', utf16('料号,名称\nA-1,门机皮带\n')],
  ['UTF-16 without a byte-order mark', Buffer.from('料号,名称\r\nA-1,门机皮带\r\n', 'utf16le')],
  ['GB18030', GB18030],
  ['semicolons', '料号;名称\nA-1;门机皮带\n'],
  ['tabs', '料号\t名称\nA-1\t门机皮带\n'],
])('CSV in %s', async (_, content) => {
  const rows = await readCsv(content);
  expect(rows).toEqual([
    [1, '料号', '名称'],
    [2, 'A-1', '门机皮带'],
  ]);
});

test('CSV with quotes, blank rows, a line for its delimiter and scientific numbers', async () => {
  const rows = await readCsv('sep=|\nNo.|Name\n\nA-1|"Belt ""B""\n2 m"\n1.23E+15|x\n');
  expect(rows).toEqual([
    [2, 'No.', 'Name'],
    [4, 'A-1', 'Belt "B"\n2 m'],
    [5, '1.23E+15#scientific', 'x'],
  ]);
});

test('bytes of no encoding are named by row and column', async () => {
  const content = Buffer.concat([Buffer.from('料号,名称\nA-1,门机'), Buffer.from([0xff, 0x0a])]);
  await expect(read(content)).rejects.toMatchObject({
    code: 'import_encoding_broken',
    params: { row: 2, column: 2 },
  });
});

test('values of a workbook are read as they are shown', async () => {
  const workbook = await writeXlsxFile([
    [
      { value: 123, type: Number, format: '00000' },
      { value: 1.5, type: Number, format: '0.00' },
      { value: 0.1 + 0.2, type: Number },
      { value: 1234567890123, type: Number },
      { value: new Date('2026-03-01'), type: Date, format: 'yyyy-mm-dd' },
      { value: true, type: Boolean },
      { value: ' 0012 ', type: String },
      { value: 'SUM(A1:B1)', type: 'Formula' },
    ],
  ]).toBuffer();
  expect(Object.values(await read(workbook))).toEqual([
    [
      [
        1,
        '00123#number',
        '1.50#number',
        '0.3#number',
        '1.23457E+12#scientific',
        '2026-03-01#date',
        'TRUE',
        ' 0012 ',
      ],
    ],
  ]);
});

/** A workbook of one sheet with this content. */
const workbookOf = (sheetData: string, more: ZipEntry[] = []) =>
  makeZip([
    {
      name: 'xl/workbook.xml',
      content: `<x:workbook xmlns:x="m" xmlns:r="r"><x:sheets><x:sheet name="S" r:id="a"/><x:sheet name="H" state="hidden" r:id="a"/></x:sheets></x:workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `<Relationships><Relationship Id="a" Type="t/worksheet" Target="worksheets/1.xml"/></Relationships>`,
    },
    { name: 'xl/worksheets/1.xml', content: sheetData },
    ...more,
  ]);

test('merged cells, formulas, rich texts, errors and prefixes of other programs', async () => {
  const workbook = workbookOf(
    `<x:worksheet xmlns:x="m"><x:sheetData>
      <x:row r="1"><x:c r="A1" t="inlineStr"><x:is><x:r><x:t>Si</x:t></x:r><x:r><x:t>ze</x:t></x:r><x:rPh><x:t>sai</x:t></x:rPh></x:is></x:c></x:row>
      <x:row r="3"><x:c r="A3"><x:f>1+1</x:f><x:v>2</x:v></x:c><x:c r="C3" t="e"><x:v>#N/A</x:v></x:c><x:c t="str"><x:v>a_x000D_b</x:v></x:c></x:row>
      </x:sheetData><x:mergeCells><x:mergeCell ref="A1:C1"/></x:mergeCells></x:worksheet>`,
  );
  expect(await read(workbook)).toEqual({
    S: [
      [1, 'Size', 'Size#merged', 'Size#merged'],
      [3, '2#number', '', '#N/A#error', 'a\rb'],
    ],
  });
});

const bomb = Buffer.alloc(30 * 1024 ** 2);

test.each([
  ['import_file_protected', Buffer.from('d0cf11e0a1b11ae1', 'hex')],
  ['import_file_type', '%PDF-1.7'],
  ['import_file_type', makeZip([{ name: 'word/document.xml', content: '<a/>' }])],
  ['import_file_broken', 'PK\u0003\u0004 broken'],
  ['import_file_broken', workbookOf('<worksheet><sheetData><row>')],
  ['import_file_broken', workbookOf('<!DOCTYPE a [<!ENTITY b "c">]><worksheet>&b;</worksheet>')],
  ['import_file_macros', workbookOf('<a/>', [{ name: 'xl/vbaProject.bin', content: 'x' }])],
  [
    'import_file_links',
    workbookOf('<a/>', [{ name: 'xl/externalLinks/externalLink1.xml', content: '<a/>' }]),
  ],
  ['archive_path_invalid', workbookOf('<a/>', [{ name: '../../etc/cron', content: 'x' }])],
  ['archive_too_large', workbookOf('<a/>', [{ name: 'xl/media/a.bin', content: bomb }])],
  [
    'import_file_broken',
    workbookOf('<a/>', [{ name: 'xl/sharedStrings.xml', content: bomb, size: 1000 }]),
  ],
  [
    'import_file_protected',
    workbookOf('<a/>', [{ name: 'xl/styles.xml', content: 'x', encrypted: true }]),
  ],
  ['import_too_many_rows', 'a\n'.repeat(20_011)],
  ['import_too_many_columns', `${'a,'.repeat(200)}a\n`],
])('%s is the reason why a file is not read', async (code, content) => {
  await expect(read(content)).rejects.toMatchObject({ code });
});

test("a supplier's workbook has its headings, and blank rows are counted", async () => {
  const { workbook } = await makeSupplierFile({ rows: 60, images: 0 });
  const sheets = await read(workbook);
  const rows = sheets['Price list']!;
  expect(rows.slice(1, 3).map((row) => row.slice(0, 4))).toEqual([
    [3, 'Part No. 料号', 'Product 产品', 'Product 产品#merged'],
    [4, 'Part No. 料号#merged', 'Name', '中文品名'],
  ]);
  expect(rows.map(([row]) => row)).not.toContain(2);
  expect(readEntry(workbook, 'xl/workbook.xml')).toContain('Letter');
});

test('images of an archive are unpacked one by one, without what is none', async () => {
  const image = await makeImage();
  const archive = makeZip([
    { name: 'photos/', content: '' },
    { name: 'photos/A-1.png', content: image },
    { name: '__MACOSX/photos/._A-1.png', content: 'x' },
    { name: Buffer.from('c6a4b4f82e706e67', 'hex'), content: image },
    { name: 'large.png', content: 'x', size: 11 * 1024 ** 2 },
  ]);
  const names = [];
  const found = readZipImages(write(archive), folder);
  await expect(
    (async () => {
      for await (const each of found) {
        names.push(each.name);
        if ('path' in each) expect(await readFile(each.path)).toEqual(image);
      }
    })(),
  ).rejects.toMatchObject({ code: 'archive_too_large' });
});

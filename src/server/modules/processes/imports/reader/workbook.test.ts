import writeXlsxFile from 'write-excel-file/node';
import { readSheets, sheetOf, workbookOf } from '@/server/testing/importFile';
import { makeSupplierFile } from '@/server/testing/supplierFile';
import {
  at,
  between,
  picture,
  withCellImages,
  withDrawing,
  withRichValues,
} from '@/server/testing/workbookImages';
import { MAX_IMPORT_CELL, MAX_IMPORT_ROWS } from '@/shared/limits';
import { readEntry } from '@/server/testing/zip';

const readSheet = async (...workbook: Parameters<typeof workbookOf>) =>
  (await readSheets(workbookOf(...workbook))).S;

test('values of a workbook are read as they are shown', async () => {
  const workbook = await writeXlsxFile([
    [
      { value: 123, type: Number, format: '00000' },
      { value: 1.5, type: Number, format: '0.00' },
      { value: 0.1 + 0.2, type: Number },
      { value: 12345678901, type: Number },
      { value: 4006381333931, type: Number },
      { value: 1234567890123456, type: Number },
      { value: new Date('2026-03-01'), type: Date, format: 'yyyy-mm-dd' },
      { value: true, type: Boolean },
      { value: ' 0012 ', type: String },
      { value: 'SUM(A1:B1)', type: 'Formula' },
    ],
  ]).toBuffer();
  expect(Object.values(await readSheets(workbook))).toEqual([
    [
      [
        1,
        '00123#number=123',
        '1.5#number',
        '0.3#number=0.30000000000000004',
        '12345678901#number',
        '4006381333931#number',
        '1.23457E+15#scientific=1234567890123456',
        '2026-03-01#date',
        'TRUE',
        '0012',
        '=SUM(A1:B1)#error',
      ],
    ],
  ]);
});

test('merged cells, formulas, rich texts, errors and prefixes of other programs', async () => {
  const rows = await readSheet(
    `<x:worksheet xmlns:x="m"><x:sheetData>
      <x:row r="1"><x:c r="A1" t="inlineStr"><x:is><x:r><x:t>Si</x:t></x:r><x:r><x:t>ze</x:t></x:r><x:rPh><x:t>sai</x:t></x:rPh></x:is></x:c></x:row>
      <x:row r="3"><x:c r="A3"><x:f>1+1</x:f><x:v>2</x:v></x:c><x:c r="C3" t="e"><x:v>#N/A</x:v></x:c><x:c t="str"><x:v>a_x000D_b</x:v></x:c></x:row>
      <x:row><x:c t="str"><x:f>""</x:f><x:v></x:v></x:c><x:c t="d"><x:v>2026-03-01T00:00:00</x:v></x:c></x:row>
      </x:sheetData><x:mergeCells><x:mergeCell ref="A1:C1"/></x:mergeCells></x:worksheet>`,
  );
  expect(rows).toEqual([
    [1, 'Size', 'Size#merged', 'Size#merged'],
    [3, '2#number', '', '#N/A#error', 'a\nb'],
    [4, '', '2026-03-01#date'],
  ]);
});

test('texts have neither halves of surrogate pairs nor invisible characters', async () => {
  const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
  const long = `${'x'.repeat(MAX_IMPORT_CELL - 1)}😀`;
  const texts = ['a_xD800_', '_x0000_b\u200b', '_xD83D__xDE00_', 'e\u0301', long, '_xDC00_'];
  const expected = [[1, 'a', 'b', '😀', 'é', 'x'.repeat(MAX_IMPORT_CELL - 1)]];
  expect(await readSheet(sheetOf(`<row>${texts.map(cell).join('')}</row>`))).toEqual(expected);
  const strings = `<sst>${texts.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`;
  const shared = texts.map((_, index) => `<c t="s"><v>${index}</v></c>`).join('');
  expect(
    await readSheet(sheetOf(`<row>${shared}</row>`), [{ name: 'xl/texts.xml', content: strings }]),
  ).toEqual(expected);
});

test('a cell that is merged over rows has its text in each, unless the row is blank', async () => {
  const cell = (text: string) => `<c t="str"><v>${text}</v></c>`;
  const rows = await readSheet(
    sheetOf(
      `<row>${cell('Belts')}${cell('A-1')}</row><row><c/>${cell('A-2')}</row><row><c/></row>`,
      '<mergeCells count="1"><mergeCell display="" ref="A1:A3"></mergeCell></mergeCells>',
    ),
  );
  expect(rows).toEqual([
    [1, 'Belts', 'A-1'],
    [2, 'Belts#merged', 'A-2'],
  ]);
});

test('a sheet that is protected against changes is read', async () => {
  const protection =
    '<sheetProtection algorithmName="SHA-512" hashValue="x" sheet="1" objects="1"/>';
  const rows = await readSheet(sheetOf('<row><c t="str"><v>A-1</v></c></row>', protection));
  expect(rows).toEqual([[1, 'A-1']]);
});

test('an error or a date that is merged over rows and columns is one in each row', async () => {
  const rows = await readSheet(
    sheetOf(
      `<row><c t="e"><v>#N/A</v></c><c/><c t="d"><v>2026-03-01</v></c></row><row><c r="D2" t="str"><v>A</v></c></row>`,
      '<mergeCells><mergeCell ref="A1:B2"/><mergeCell ref="C1:C2"/></mergeCells>',
    ),
  );
  expect(rows).toEqual([
    [1, '#N/A#error', '#N/A#merged', '2026-03-01#date'],
    [2, '#N/A#error', '#N/A#merged', '2026-03-01#date', 'A'],
  ]);
});

/** Styles with the built-in date of China, its general format, an amount of money, a time. */
const STYLES = {
  name: 'xl/styles.xml',
  content: `<styleSheet><numFmts><numFmt numFmtId="176" formatCode="G/通用格式"/><numFmt numFmtId="177"
    formatCode="_ * #,##0.00_ ;_ * \\-#,##0.00_ "/></numFmts><cellStyleXfs><xf numFmtId="9"/></cellStyleXfs>
    <cellXfs><xf numFmtId="31"/><xf numFmtId="176"/><xf numFmtId="177"/><xf numFmtId="20"/><xf numFmtId="49"/></cellXfs></styleSheet>`,
};
const styled = [45000, 1.5, 1234.5, 0.75, 4006381333931]
  .map((value, style) => `<c s="${style}"><v>${value}</v></c>`)
  .join('');

test.each([
  ['1900', 0, '2023-03-15#date'],
  ['1904', 1, '2027-03-16#date'],
])('number formats with dates that begin in %s', async (_, date1904, date) => {
  const rows = await readSheet(sheetOf(`<row>${styled}</row>`), [STYLES], date1904);
  expect(rows).toEqual([
    [1, date, '1.5#number', '1234.5#number', '18:00:00#date', '4006381333931#number'],
  ]);
});

test.each([
  ['0.00', 884213, '884213#number'],
  ['#,##0', 99213, '99213#number'],
  ['#,##0.00_);(#,##0.00)', -1234.5, '-1234.5#number'],
  ['[$-40C]#,##0.00', 1234.5, '1234.5#number'],
  ['000000', 123, '000123#number=123'],
  ['0', 123456789012345, '123456789012345#number'],
  ['0', 1234567890123450, '1234567890123450#scientific'],
  ['@', 1234567890123450, '1234567890123450#scientific'],
  ['000\\.000', 123456, '123.456#number=123456'],
  ['0.0', 0.63, '0.6#number=0.63'],
  ['0.0 "m/s"', 0.63, '0.6 m/s#number=0.63'],
  ['0%', 0.5, '50%#number=50'],
  ['0.00%', 0.07, '7.00%#number=7'],
  ['[$€-407] #,##0.00', 1234.5, '€ 1.234,50#number=1234.5'],
  ['[Red]0" kg";[Blue]\\-0" kg"', -3, '-3 kg#number=-3'],
  ['000\\-0000', 12345, '001-2345#number=12345'],
  ['# ?/?', 1.5, '1 1/2#number=1.5'],
  ['[h]:mm', 1.5, '36:00#date'],
  ['0.00E+00', 1200, '1.20E+03#scientific=1200'],
])('the format %s of a program', async (pattern, value, text) => {
  const formatCode = pattern.replaceAll('"', '&quot;');
  const styles = {
    name: 'xl/styles.xml',
    content: `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="${formatCode}"/></numFmts><cellXfs><xf/><xf
      numFmtId="164"/></cellXfs><dxfs><dxf><numFmt numFmtId="164" formatCode="yyyy"/></dxf></dxfs></styleSheet>`,
  };
  const sheet = sheetOf(`<row hidden="true"><c s="1" t="n"><v>${value}</v></c></row>`);
  expect(await readSheet(sheet, [styles])).toEqual([[1, text]]);
});

test('texts of a workbook are texts, but errors, and dates that have the format of one', async () => {
  const styles = {
    name: 'xl/styles.xml',
    content: `<styleSheet><cellXfs><xf/><xf numFmtId="14"/><xf numFmtId="14" quotePrefix="1"/></cellXfs></styleSheet>`,
  };
  const cells = [
    ['2E-04', 0],
    ['12-Oct', 0],
    ['12-Oct', 1],
    ['12-Oct', 2],
    ['AX-1', 1],
    ['#N/A', 0],
    ['#BEZUG!', 1],
  ];
  const row = cells.map(([text, style]) => `<c t="str" s="${style}"><v>${text}</v></c>`).join('');
  expect(await readSheet(sheetOf(`<row>${row}</row>`), [styles])).toEqual([
    [1, '2E-04', '12-Oct', '12-Oct#date', '12-Oct', 'AX-1', '#N/A#error', '#BEZUG!#error'],
  ]);
});

test('a merged title is cut where the columns of an import end', async () => {
  const merged = '<mergeCells><mergeCell ref="A1:XFD1"/></mergeCells>';
  const rows = await readSheet(sheetOf('<row><c t="str"><v>Prices</v></c></row>', merged));
  expect(rows?.[0]).toHaveLength(201);
});

test('shared texts with their parts, without those for pronunciation', async () => {
  const texts = {
    name: 'xl/texts.xml',
    content:
      '<sst><si><r><t>门</t></r><r><t>机</t></r><rPh><t>men</t></rPh></si><si><t/></si></sst>',
  };
  const row = '<row><c t="s"><v>1</v></c><c t="s"><v>0</v></c></row>';
  expect(await readSheet(sheetOf(row), [texts])).toEqual([[1, '', '门机']]);
});

test('more shared texts than a buffer has at first', async () => {
  const long = '门'.repeat(9000);
  const content = `<sst>${Array.from({ length: 60 }, (_, index) => `<si><t>${long}${index}</t></si>`).join('')}</sst>`;
  const texts = { name: 'xl/texts.xml', content, stored: true };
  const row = '<row><c t="s"><v>0</v></c><c t="s"><v>59</v></c></row>';
  expect(await readSheet(sheetOf(row), [texts])).toEqual([[1, `${long}0`, `${long}59`]]);
});

test("a supplier's workbook has its headings, and blank rows are counted", async () => {
  const { workbook } = await makeSupplierFile({ rows: 60, images: 0 });
  const sheets = await readSheets(workbook);
  const rows = sheets['Price list']!;
  expect(rows.slice(1, 3).map((row) => row.slice(0, 4))).toEqual([
    [3, 'Part No. 料号', 'Product 产品', 'Product 产品#merged'],
    [4, 'Part No. 料号#merged', 'Name', '中文品名'],
  ]);
  expect(rows.map(([row]) => row)).not.toContain(2);
  expect(readEntry(workbook, 'xl/workbook.xml')).toContain('Letter');
});

const A = '<c t="str"><v>A</v></c>';
const rowsOf = (count: number, attributes: Record<number, string> = {}) =>
  Array.from({ length: count }, (_, row) => `<row ${attributes[row + 1] ?? ''}>${A}</row>`).join(
    '',
  );
/** The rows with the images over them. */
const readOver = async (rows: string, anchors: string, more = '') => {
  const images = { 'a.png': 'a', 'b.png': 'b' };
  const { S = [] } = await readSheets(withDrawing(sheetOf(rows, more), anchors, images));
  return S.flatMap(([row, ...cells]) => (/@/.test(cells.join()) ? [[row, ...cells]] : []));
};

test('several images over a row are in the order of their columns, each once', async () => {
  const group = `<xdr:grpSp><a:ext cx="9" cy="99999999"/>${picture('b.png')}</xdr:grpSp>`;
  const twice = `<mc:AlternateContent><mc:Choice>${picture('a.png')}</mc:Choice><mc:Fallback>${picture('a.png')}</mc:Fallback></mc:AlternateContent>`;
  const anchors = at([5, 1], 10, group) + at([3, 1], 10, twice);
  expect(await readOver(rowsOf(3), anchors)).toEqual([[2, 'A@a.png@b.png']]);
});

test('2,000 images over the most rows that an import has are found, each in its row', async () => {
  const images = Object.fromEntries(
    Array.from({ length: 2000 }, (_, index) => [`${index}.png`, String(index)]),
  );
  const rows = Array.from(
    { length: MAX_IMPORT_ROWS },
    (_, row) => `<row ht="30"><c><v>${row ** 3}</v></c></row>`,
  );
  const anchors = Object.keys(images).map((name, index) =>
    between([1, index * 10, 2], [1, index * 10, 28], picture(name)),
  );
  const { S = [] } = await readSheets(
    withDrawing(sheetOf(rows.join('')), anchors.join(''), images),
  );
  const found = S.flatMap(
    ([row, text]) =>
      /@(.*)/
        .exec(text ?? '')
        ?.slice(1, 2)
        .map((name) => [row, name]) ?? [],
  );
  expect(S).toHaveLength(MAX_IMPORT_ROWS);
  expect(found).toEqual(Object.keys(images).map((name, index) => [index * 10 + 1, name]));
});

test('an image over merged cells belongs to all of their rows', async () => {
  const rows = `<row>${A}</row><row>${A}${A}</row><row><c/>${A}</row>`;
  const merged = '<mergeCells><mergeCell ref="A2:A3"/></mergeCells>';
  expect(await readOver(rows, between([0, 1], [0, 2, 10], picture('a.png')), merged)).toEqual([
    [2, 'A@a.png', 'A'],
    [3, 'A#merged@a.png', 'A'],
  ]);
  // Beside them it belongs to one.
  expect(await readOver(rows, between([1, 1], [1, 2, 10], picture('a.png')), merged)).toEqual([
    [2, 'A@a.png', 'A'],
  ]);
});

test('hidden rows have no height, and what begins in one is hidden with it', async () => {
  const hidden = { 2: 'hidden="1" ht="400"', 3: 'hidden="true"' };
  const anchors =
    between([1, 0, 2], [2, 3, 1], picture('a.png')) + at([1, 2], 99, picture('b.png'));
  expect(await readOver(rowsOf(5, hidden), anchors)).toEqual([
    [1, 'A@a.png'],
    [3, 'A@b.png'],
  ]);
});

test('an image in a cell is no text and no error, unless the file does not have it', async () => {
  const cells = [
    '<c t="e"><f>_xlfn.DISPIMG("ID_a.png",1)</f><v>#NAME?</v></c>',
    '<c t="str"><v>=DISPIMG("ID_a.png",1)</v></c>',
    '<c t="str"><v>=DISPIMG("ID_none",1)</v></c>',
    '<c t="e" vm="9"><f>_xlfn.IMAGE("https://example.com/a.png")</f><v>#VALUE!</v></c>',
    '<c><f>IMAGE("https://example.com/a.png")</f><v></v></c>',
  ].join('');
  const { S } = await readSheets(
    withCellImages(sheetOf(`<row>${A}${cells}</row>`), { 'a.png': 'a' }),
  );
  const linked = '=IMAGE("https://example.com/a.png")#error';
  const missing = '=DISPIMG("ID_none",1)#error';
  expect(S).toEqual([[1, 'A', '@a.png', '@a.png', missing, linked, linked]]);
  expect((await readSheets('A,"=DISPIMG(""ID_a.png"",1)"\n'))['']).toEqual([
    [1, 'A', '=DISPIMG("ID_a.png",1)#error'],
  ]);
});

test('images alone are no row, and a value of the web is no image', async () => {
  const value = (vm: number) => `<c t="e" vm="${vm}"><v>#VALUE!</v></c>`;
  const rows = `<row>${value(1)}</row><row>${A}${value(1)}${value(2)}</row>`;
  expect((await readSheets(withRichValues(sheetOf(rows), { 'a.png': 'a' }))).S).toEqual([
    [2, 'A', '@a.png', '#VALUE!#error'],
  ]);
});

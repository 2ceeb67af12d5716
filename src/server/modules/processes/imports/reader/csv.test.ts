import { readSheets } from '@/server/testing/importFile';

const readCsv = async (content: Buffer | string) => (await readSheets(content))[''];

const utf16 = (text: string) => Buffer.from(text, 'utf16le');
const GB18030 = Buffer.from('c1cfbac52cc3fbb3c60a412d312cc3c5bbfac6a4b4f80a', 'hex');
const TABLE = '料号,名称\nA-1,门机皮带\n';

test.each([
  ['UTF-8', TABLE],
  ['UTF-8 with a byte-order mark', `\ufeff${TABLE}`],
  ['UTF-16', utf16(`\ufeff${TABLE}`)],
  ['UTF-16 of the other byte order', utf16(`\ufeff${TABLE}`).swap16()],
  ['UTF-16 without a byte-order mark', utf16(TABLE.replaceAll('\n', '\r\n'))],
  ['GB18030', GB18030],
  ['semicolons', TABLE.replaceAll(',', ';')],
  ['tabs', TABLE.replaceAll(',', '\t')],
  ['several kinds of line ends', TABLE.replace('\n', '\r\n')],
  ['empty columns at the end', TABLE.replaceAll('\n', `${','.repeat(300)}\n`)],
  ['lines of old programs', TABLE.replaceAll('\n', '\r')],
])('CSV in %s', async (_, content) => {
  expect(await readCsv(content)).toEqual([
    [1, '料号', '名称'],
    [2, 'A-1', '门机皮带'],
  ]);
});

test('CSV in UTF-16 whose texts look like the other byte order; CSV in GB18030 with a character of four bytes', async () => {
  expect(await readCsv(utf16('一一一一,一\n'))).toEqual([[1, '一一一一', '一']]);
  const content = Buffer.from('c1cfbac52c420a412d322c8139ee390a', 'hex');
  expect((await readCsv(content))?.at(-1)).toEqual([2, 'A-2', '㐀']);
});

test('CSV in UTF-16 with a line for its delimiter; CSV in windows-1252 with decimal commas', async () => {
  expect(await readCsv(utf16('\ufeffsep=;\r\nNo;Belt, flat\r\n'))).toEqual([
    [2, 'No', 'Belt, flat'],
  ]);
  const content = Buffer.from('No;Price, Stück\nA;1,5\nB;2,5\n', 'latin1');
  expect(await readCsv(content)).toEqual([
    [1, 'No', 'Price, Stück'],
    [2, 'A', '1,5'],
    [3, 'B', '2,5'],
  ]);
});

test('CSV with semicolons, decimal commas and rows that end early', async () => {
  const rows = await readCsv(`No;Name;a;b;c\n${'A-1;x;1,5\nA-2;x\nA-3;x;1,5;2,5\n'.repeat(7)}`);
  expect(rows?.at(-1)).toEqual([22, 'A-3', 'x', '1,5', '2,5']);
});

test.each([';', '\t'])(
  'CSV below a letter with more commas than the table has rows (%j)',
  async (mark) => {
    const letter =
      'Dear customer, here it is\nPrices, as agreed\nIn stock, now\nBest regards, Li\n';
    const table = ['No|Name|Price|Unit', 'A-1|Belt, flat|1,50|m', 'A-2|Rope|2,50|m'];
    const rows = await readCsv(letter + table.join('\n').replaceAll('|', mark));
    expect(rows?.slice(0, 1)).toEqual([[1, 'Dear customer, here it is']]);
    expect(rows?.slice(-2)).toEqual([
      [6, 'A-1', 'Belt, flat', '1,50', 'm'],
      [7, 'A-2', 'Rope', '2,50', 'm'],
    ]);
  },
);

test('CSV with commas whose last column lists images in most rows', async () => {
  const rows = await readCsv(`No,Name,Images\n${'A,x,a;b;c;d;e\nB,y,\nC,z,f;g;h;i;j\n'.repeat(5)}`);
  expect(rows?.at(-1)).toEqual([16, 'C', 'z', 'f;g;h;i;j']);
});

test('CSV with quotes, blank rows, a line for its delimiter and scientific numbers', async () => {
  const rows = await readCsv('sep=|\nNo.|Name\n\nA-1|"Belt ""B""\r\n2 m"\n1.23E+15|5" pipe\n');
  expect(rows).toEqual([
    [2, 'No.', 'Name'],
    [4, 'A-1', 'Belt "B"\n2 m'],
    [5, '1.23E+15#scientific', '5" pipe'],
  ]);
});

test('CSV with what spreadsheets have made of numbers and texts', async () => {
  const rows = await readCsv(
    'A,12-Oct,10月12日,2E-04,#N/A,00123,123\nB,AX-12-Oct,2026-03,2E04,#1,x,y\n',
  );
  expect(rows).toEqual([
    [
      1,
      'A',
      '12-Oct#date',
      '10月12日#date',
      '2E-04#scientific',
      '#N/A#error',
      '00123',
      '123#number',
    ],
    [2, 'B', 'AX-12-Oct', '2026-03', '2E04', '#1', 'x', 'y'],
  ]);
});

test('more records than are read at a time', async () => {
  const rows = await readCsv('A,"b\nc"\n'.repeat(450));
  expect(rows).toHaveLength(450);
  expect(rows?.at(-1)).toEqual([450, 'A', 'b\nc']);
});

test.each([
  ['UTF-8', Buffer.concat([Buffer.from('料号,名称\nA-1,门机'), Buffer.from([0xff, 0x0a])])],
  ['UTF-8 that ends too early', Buffer.from('料号,名称\nA-1,门').subarray(0, -1)],
  ['GB18030', Buffer.concat([GB18030.subarray(0, -1), Buffer.from([0xff, 0x0a])])],
  ['windows-1252', Buffer.from('No,Name\nA-1,Belt \xff\n', 'latin1')],
  ['UTF-16', utf16('\ufeff料号,名称\nA-1,\ud800\n')],
])('bytes that are not %s are named by row and column', async (_, content) => {
  await expect(readCsv(content)).rejects.toMatchObject({
    code: 'import_encoding_broken',
    params: { row: 2, column: 2 },
  });
});

test.each([
  ['has no end', 'a,b\n"c,d\ne,f\n'],
  ['ends before the cell', 'a,b\n"Belt" 2 m,d\n'],
])('a cell whose quote %s is named by its row', async (_, content) => {
  await expect(readCsv(content)).rejects.toMatchObject({
    code: 'import_quote_open',
    params: { row: 2 },
  });
});

test('cells that are longer than any field are cut', async () => {
  const [[, , long] = []] = (await readCsv(`a,${'x'.repeat(10_001)}\n`)) ?? [];
  expect(long).toHaveLength(10_000);
});

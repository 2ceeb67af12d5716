import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withFolder } from '@/server/lib/files';
import { readSheets, sheetOf, workbookOf } from '@/server/testing/importFile';
import { limitWork } from '@/shared/workbook/workLimit';
import { readWorkbookFile } from './workbook';

const text = (value: string, column = '') => `<c r="${column}" t="str"><v>${value}</v></c>`;
const merge = (...refs: string[]) =>
  `<mergeCells>${refs.map((ref) => `<mergeCell ref="${ref}"/>`).join('')}</mergeCells>`;

test('a file is not read further once its formats and merged cells have taken ten seconds', () => {
  let now = 0;
  const limited = limitWork(10_000, () => now);
  const work = (ms: number) => () => {
    now += ms;
    return ms;
  };
  expect(limited(work(9000))).toBe(9000);
  // What happens in between does not count.
  now += 60_000;
  expect(limited(work(1000))).toBe(1000);
  expect(() => limited(work(1))).toThrow(
    expect.objectContaining({ code: 'import_file_too_elaborate' }),
  );
});

test('of merged cells that overlap the first one counts', async () => {
  const rows = `<row>${text('A', 'A1')}${text('B', 'B1')}</row><row>${text('C', 'D2')}</row>`;
  const sheet = sheetOf(rows, merge('A1:B2', 'B1:C2', 'C2:D2', 'D2:E2'));
  expect((await readSheets(workbookOf(sheet))).S).toEqual([
    [1, 'A', 'A#merged'],
    [2, 'A#merged', 'A#merged', '', 'C', 'C#merged'],
  ]);
});

test('a file that several sheets claim is read once', async () => {
  const sheet = sheetOf(`<row>${text('A', 'A1')}</row>`);
  const claims = ['S', 'T'].map((name) => `<sheet name="${name}" r:id="a"/>`);
  const workbook = `<workbook xmlns:r="r"><sheets>${claims.join('')}</sheets></workbook>`;
  const files = [{ name: 'xl/workbook.xml', content: workbook }];
  expect(await readSheets(workbookOf(sheet, files))).toEqual({ S: [[1, 'A']] });
});

test('to read merged cells is limited, to read rows is not', async () => {
  // Each piece of work takes a second.
  const read = (sheet: string) =>
    withFolder(join(tmpdir(), 'import-'), async (folder) => {
      let now = 0;
      const path = join(folder, 'file');
      await writeFile(path, workbookOf(sheet));
      let count = 0;
      for await (const { rows } of readWorkbookFile(
        path,
        limitWork(10_000, () => (now += 500)),
      ))
        count += rows.length;
      return count;
    });
  const blank = Array.from({ length: 50_000 }, (_, row) => `<row r="${row + 2}"/>`);
  const rows = `<row>${text('x', 'A1')}</row>${blank.join('')}`;
  const few = Array.from({ length: 20 }, (_, row) => `A${row + 1}:B${row + 1}`);
  const many = Array.from({ length: 50_000 }, (_, row) => `A${row + 1}:B${row + 1}`);
  await expect(read(sheetOf('<row/>', merge(...many)))).rejects.toMatchObject({
    code: 'import_file_too_elaborate',
  });
  expect(await read(sheetOf(rows, merge(...few)))).toBe(1);
});

test('any number of merged cells over each other takes no longer than one', async () => {
  const rows = `<row>${text('A', 'A1')}</row><row>${text('B', 'GR2')}</row>`;
  const many = Array.from({ length: 50_000 }, (_, index) => `A1:GQ${index + 2}`);
  const { S: read = [] } = await readSheets(workbookOf(sheetOf(rows, merge(...many))));
  expect(read.map((row) => row.length)).toEqual([200, 201]);
});

test('merged cells that would fill more than twenty columns of all rows are rejected', async () => {
  const rows = Array.from({ length: 4001 }, (_, row) => `<row>${text('x', `A${row + 1}`)}</row>`);
  const read = (columns: string) =>
    readSheets(workbookOf(sheetOf(rows.join(''), merge(`A1:${columns}4001`))));
  expect((await read('CU')).S).toHaveLength(4001);
  await expect(read('CV')).rejects.toMatchObject({ code: 'import_file_too_elaborate' });
});

test('a number with a format that is longer than any of Excel is read as it is stored', async () => {
  const styles = (formatCode: string) => ({
    name: 'xl/styles.xml',
    content: `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="${formatCode}"/></numFmts><cellXfs><xf/><xf
      numFmtId="164"/></cellXfs></styleSheet>`,
  });
  const read = async (pattern: string) =>
    (await readSheets(workbookOf(sheetOf('<row><c s="1"><v>7</v></c></row>'), [styles(pattern)])))
      .S;
  expect(await read('0'.repeat(255))).toEqual([[1, `${'7'.padStart(255, '0')}#number=7`]]);
  expect(await read('0'.repeat(256))).toEqual([[1, '7#number']]);
});

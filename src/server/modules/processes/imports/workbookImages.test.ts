import { createHash } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import type { SparePart } from '@/server/generated/requests';
import { useTestApp } from '@/server/testing/buildTestApp';
import { importCalls } from '@/server/testing/importCalls';
import { makeImage } from '@/server/testing/images';
import { sheetOf } from '@/server/testing/importFile';
import {
  at,
  below,
  between,
  linkedPicture,
  picture,
  withCellImages,
  withDrawing,
  withRichValues,
} from '@/server/testing/workbookImages';

const app = useTestApp({ role: 'admin' });
const calls = importCalls(app);

const cell = (text: string) => `<c t="str"><v>${text}</v></c>`;
/** A title, headings and three parts; the third cells of the parts are these. */
const sheetWith = (thirdCells: string[] = [], more = '') =>
  sheetOf(
    `<row ht="60" customHeight="1">${cell('ACME')}</row>
    <row>${cell('Part number') + cell('Name') + cell('Picture')}</row>
    ${['A-1', 'A-2', 'A-3']
      .map(
        (number, row) =>
          `<row ht="30">${cell(number)}${cell('Belt')}${thirdCells[row] ?? ''}</row>`,
      )
      .join('')}`,
    more,
  );
const wps = (name: string) =>
  `<c t="str"><f>_xlfn.DISPIMG("ID_${name}",1)</f><v>=DISPIMG("ID_${name}",1)</v></c>`;

const [logo, red, blue] = ['#123456', '#ff0000', '#0000ff'].map((colour) =>
  makeImage('png', { colour }),
);
const images = async () => ({
  'logo.png': await logo!,
  'red.png': await red!,
  'blue.png': await blue!,
});
type Images = Awaited<ReturnType<typeof images>>;

test.each<[string, (files: Images) => Buffer]>([
  [
    'in cells, as WPS writes them',
    (files) => withCellImages(sheetWith([wps('red.png'), wps('blue.png'), wps('red.png')]), files),
  ],
  [
    'in cells, as Excel 365 writes them',
    (files) =>
      withRichValues(
        sheetWith([2, 3, 2].map((vm) => `<c t="e" vm="${vm}"><v>#VALUE!</v></c>`)),
        files,
      ),
  ],
  [
    'over cells, as Excel and LibreOffice write them',
    (files) =>
      withDrawing(
        sheetWith(),
        between([0, 0], [1, 1], picture('logo.png')) +
          between([2, 2], [3, 2, 29], picture('red.png')) +
          // Most of it lies in the row below the one that it begins in.
          between([2, 2, 25], [3, 4, 2], picture('blue.png')) +
          between([2, 4], [3, 5], picture('red.png')),
        files,
      ),
  ],
  [
    'over cells, as Google Sheets writes them',
    (files) =>
      withDrawing(
        sheetWith(),
        at([0, 0], 50, picture('logo.png')) +
          at([2, 2], 28, picture('red.png')) +
          at([2, 2, 25], 36, picture('blue.png')) +
          below(60 + 15 + 60, 30, picture('red.png')),
        files,
      ),
  ],
])('images %s, become images of the parts in their rows', async (_program, makeWorkbook) => {
  const workbook = makeWorkbook(await images());
  const checked = await calls.check(workbook);
  expect(checked).toMatchObject({
    state: 'ready',
    counts: { new: 3, faulty: 0 },
    images: { rejected: [], unmatched: [] },
  });
  expect((await app.postJson(`/imports/${checked._id}/apply`, {})).status).toBe(200);
  const parts = await app.read<SparePart[]>('/spare-parts');
  const names = await storedNames();
  expect(Object.fromEntries(parts.map(({ partNumber, images: own }) => [partNumber, own]))).toEqual(
    {
      'A-1': [names.red],
      'A-2': [names.blue],
      'A-3': [names.red],
    },
  );
  // The updated list a month later.
  expect((await calls.check(workbook)).counts).toMatchObject({ new: 0, changed: 0, unchanged: 3 });
});

const storedNames = async () => {
  const nameOf = (content: Buffer) => `${createHash('sha256').update(content).digest('hex')}.png`;
  return { red: nameOf(await red!), blue: nameOf(await blue!) };
};

test('they are added to the images that a part has, and to those of the column of images', async () => {
  const { red: redName, blue: blueName } = await storedNames();
  const archive = { 'red.png': await red!, 'blue.png': await blue! };
  const sheet = sheetOf(
    `<row>${cell('Part number') + cell('Name') + cell('Images') + cell('Material')}</row>
    <row>${cell('A-1') + cell('Belt') + cell(`${redName}, ${redName}`)}${wps('blue.png')}</row>
    <row>${cell('A-2') + cell('Belt') + wps('red.png') + wps('blue.png')}</row>`,
  );
  await app.sendForm('POST', '/spare-parts', {
    name: 'Belt',
    partNumber: 'A-2',
    images: [await blue!],
  });
  await app.sendForm('POST', '/spare-parts', {
    name: 'Rope',
    images: [await red!],
  });
  const checked = await calls.check(withCellImages(sheet, archive));
  const shown = checked.rows?.data.map(({ changes }) =>
    changes.find(({ field }) => field === 'images'),
  );
  expect(shown).toEqual([
    { field: 'images', before: '', after: `${redName}; ${redName}; ${blueName}` },
    { field: 'images', before: blueName, after: `${blueName}; ${redName}` },
  ]);
  // Corrected, a cell still has its image.
  const { body } = await calls.edit(checked._id, { row: 3, cells: [{ column: 3, text: 'Steel' }] });
  expect(body).toMatchObject({
    row: {
      state: 'changed',
      changes: [{ field: 'material' }, { after: `${blueName}; ${redName}` }],
    },
  });
});

test('images that cannot be used are named with their rows; all else is read', async () => {
  const [redFile, blueFile] = [await red!, await blue!];
  const files = {
    'red.png': redFile,
    'blue.png': blueFile,
    'short.png': redFile.subarray(0, -60),
  };
  const links = {
    web: 'https://example.com/100%/belt.png',
    disk: String.raw`file:///C:\pictures\rope.jpg`,
  };
  const pictures = [
    picture('red.png'),
    picture('blue.png'),
    picture('short.png'),
    linkedPicture('web'),
    linkedPicture('disk'),
  ];
  const rows = [2, 3, 4, 3, 4];
  const anchors = pictures.map((content, index) => at([2, rows[index]!], 9, content));
  const workbook = withDrawing(sheetWith(), anchors.join(''), files, links);
  const packed = workbook.indexOf(deflateRawSync(blueFile));
  workbook.fill(0xff, packed, packed + 9);
  const { counts, images: found } = await calls.check(workbook);
  expect(counts).toMatchObject({ new: 3, faulty: 0 });
  expect(found).toEqual({
    stored: 1,
    rejected: [
      { name: '/linked/belt.png', code: 'image_not_found', row: 4 },
      { name: '/linked/rope.jpg', code: 'image_not_found', row: 5 },
      { name: '/xl/media/blue.png', code: 'image_broken', row: 4 },
      { name: '/xl/media/short.png', code: 'image_broken', row: 5 },
    ],
    unmatched: [],
  });
});

import { createHash } from 'node:crypto';
import { useTestApp } from '@/server/testing/buildTestApp';
import { makeImage } from '@/server/testing/images';
import { importCalls } from '@/server/testing/importCalls';
import { textFiles } from '@/server/testing/programFiles';
import { workbooks } from '@/server/testing/programWorkbooks';

const app = useTestApp({ role: 'admin', shared: true });
const calls = importCalls(app);
const images: Record<string, Buffer> = {};
beforeAll(async () => {
  await app.addCategory('Ropes');
  const speed = { labelEn: 'Speed', labelZh: '速度', kind: 'number', unit: 'm/s' };
  await app.postJson('/attributes', { key: 'speed', ...speed });
  images['red.png'] = await makeImage('png', { colour: '#ff0000' });
  images['blue.png'] = await makeImage('png', { colour: '#0000ff' });
});

/** The stored name of an image, or what it was called. */
const imageOf = (stored: string) =>
  Object.keys(images).find((name) =>
    stored.startsWith(
      createHash('sha256')
        .update(images[name] ?? '')
        .digest('hex'),
    ),
  ) ?? stored;

/** The texts of rows with their problems, as the dry run shows them. */
async function check(file: Buffer) {
  const { columns, hiddenSheets, rows, words } = await calls.check(file);
  const shown = rows?.data.map(({ skipped, changes, problems }) => [
    ...(skipped ? [skipped] : []),
    ...changes.map(({ field, after }) => (field === 'images' ? imageOf(after) : after)),
    ...problems.map(({ column, code }) => `${column}: ${code}`),
  ]);
  const fields = columns.map(({ field, currency }) => [field, currency].filter(Boolean).join(' '));
  return { fields, hiddenSheets, shown, words };
}

test.each(Object.entries({ ...workbooks, ...textFiles }))('%s', async (program, write) => {
  const isText = program in textFiles;
  const [red, blue] = isText ? [[], []] : [['red.png'], ['blue.png']];
  const speeds = isText ? ['0.6 m/s', '1.8 m/s'] : ['0.63 m/s', '1.75 m/s'];
  expect(await check(write(images))).toEqual({
    fields: [
      'partNumber',
      'name',
      'category',
      'material',
      'attribute.speed',
      'price EUR',
      'images',
    ],
    hiddenSheets: [],
    words: [{ field: 'category', word: 'Door op.', rows: 1 }],
    shown: [
      [
        '门滚轮 Door roller, "left"',
        '000123',
        'Nylon',
        'Door op.',
        ...red,
        speeds[0],
        'EUR 1234.50',
        '2: category_unknown',
      ],
      ['Belt', '4006381333931', 'Ropes', ...blue, '1 m/s', 'EUR 12.50', '3: cell_error'],
      ['Rope', 'Steel', 'Ropes', ...red, speeds[1], 'EUR 7.00', '0: date_in_text'],
      ...(isText ? [] : [['hidden']]),
      ['Wheel', '0012345', 'PU', 'Ropes', ...blue, '2.5 m/s', 'EUR 0.85'],
    ],
  });
});

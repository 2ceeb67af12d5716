import { useTestApp } from '@/server/testing/buildTestApp';
import { addParts } from '@/server/testing/checkedFile';
import { DATABASE_KINDS } from '@/server/testing/databases';
import { makeImage } from '@/server/testing/images';
import { importCalls, type ImportBody } from '@/server/testing/importCalls';
import { sheetOf, workbookOf } from '@/server/testing/importFile';

/** What files or spreadsheets write in another way, or could take for something else. */
const UNUSUAL = {
  name: '=Belt, "long"; 2 | 3',
  nameZh: '@皮带',
  brand: '-',
  partType: "'Type'",
  weight: '-20 kg',
  dimensions: '１２ × 20',
  warrantyTime: '2026-01-02',
  certificates: '1E+5',
  hsCode: '0102.30',
  countryOfOrigin: '-',
  countryOfOriginZh: '中国',
  netWeight: '1.50',
  grossWeight: '2,0',
  moq: '007',
  description: "First line\n\n- second; +3\n=4; '=5",
  descriptionZh: '－第一行\n第二行',
};

describe.each(DATABASE_KINDS)('%s: an export that is imported again', (kind) => {
  const app = useTestApp({ kind, role: 'admin', shared: true });
  beforeAll(async () => {
    const { _id, categoryId } = await addParts(app);
    const parentId = categoryId?._id ?? '';
    const category = { name: '=Flat > toothed', nameZh: '@平带', parentId };
    const { body } = await app.sendForm<{ _id: string }>('POST', '/categories/', category);
    const images = [await makeImage(), await makeImage('jpeg')];
    const attributes = [JSON.stringify({ key: 'opening', choice: '-' })];
    const filed = { categoryId: body._id, hidden: 'true', images, attributes };
    await app.addPart({ ...UNUSUAL, ...filed, partNumber: '1E+10' });
    const reference = (kindOf: string, number: string, maker?: string) =>
      JSON.stringify({ kind: kindOf, number, ...(maker && { maker }) });
    await app.addPart({
      name: 'Wheel',
      partNumber: '2026-03',
      references: [
        reference('oem', 'KM 853/1', 'KONE'),
        reference('supplier', '"S, 1"; 2', 'Smith, Jones: Co'),
        reference('replaced', '2026-02'),
        reference('oem', 'KM 853/1'),
        reference('oem', '-20', 'OTIS'),
        reference('replaced', 'A:1'),
      ],
    });
    await app.addPart({ name: 'Rim', references: [reference('oem', '2026-04-01')] });
    const suppliers = [{ supplier: 'Schindler parts', number: 'S-1', cost: '8', currency: 'EUR' }];
    const prices = [
      { currency: 'USD', minQuantity: 1, price: '10', until: '2027-06-30' },
      { currency: 'USD', minQuantity: 10, price: '9.5' },
    ];
    await app.postJson(`/spare-parts/${_id}/prices`, { prices, suppliers }, 'PUT');
  });

  test.each([
    ['csv', 'en'],
    ['csv', 'zh-CN'],
    ['xlsx', 'en'],
    ['xlsx', 'zh-CN'],
  ])('changes nothing: %s, %s', async (format, language) => {
    const { data } = await app.read<{ data: { _id: string }[] }>(
      '/spare-parts?includeHidden=true&page=1',
    );
    const response = await fetch(`${app.url}/spare-parts/export`, {
      method: 'POST',
      headers: {
        ...app.authorization(),
        'accept-language': language,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ format, ids: data.map(({ _id }) => _id) }),
    });
    const file = Buffer.from(await response.arrayBuffer());
    const { rows } = await importCalls(app).check(file);
    const results = rows?.data.map(({ state, changes, problems }) => [state, changes, problems]);
    expect(results).toEqual(data.map(() => ['unchanged', [], []]));
  });

  test.each(['csv', 'xlsx'])('changes nothing: a price list, %s', async (format) => {
    for (const language of ['en', 'zh']) {
      const headers = { ...app.authorization(), 'accept-language': language };
      const response = await fetch(`${app.url}/price-list?format=${format}`, { headers });
      const { counts } = await importCalls(app).check(Buffer.from(await response.arrayBuffer()));
      expect(counts).toMatchObject({ unchanged: 7, changed: 0, new: 0, faulty: 0 });
    }
  });

  const date =
    '<numFmt numFmtId="164" formatCode="dd/mm/yy"/><numFmt numFmtId="165" formatCode="[h]:mm"/>';
  const styles = {
    name: 'xl/styles.xml',
    content: `<styleSheet><numFmts>${date}</numFmts><cellXfs><xf/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>`,
  };
  const text = (value: string) => `<c t="str"><v>${value}</v></c>`;
  const row = (cell: string) => `<row>${cell}${text('Belt')}</row>`;
  const workbook = workbookOf(
    sheetOf(
      row(text('Part No.')).replace('Belt', 'Name') +
        row('<c s="1"><v>45577</v></c>') +
        row('<c s="2"><v>1.5</v></c>') +
        row('<c t="d"><v>2026-03-01</v></c>') +
        row('<c><v>1234567890123456</v></c>') +
        row('<c t="e"><v>#N/A</v></c>') +
        row('<c><f>SUM(A1:B1)</f></c>') +
        row('<c><v>123</v></c>'),
    ),
    [styles],
  );
  const csv =
    'Part No.,Name\n' +
    ['12-Oct', '10月12日', '1.23E+15', '#REF!', '123'].map((cell) => `${cell},Belt\n`).join('');

  test.each([
    ['csv', workbook, 7],
    ['xlsx', workbook, 7],
    ['csv', csv, 5],
    ['xlsx', csv, 5],
  ])('rows that were faulty are so again: %s', async (format, file, count) => {
    const { check } = importCalls(app);
    const codesOf = ({ rows }: ImportBody) =>
      rows?.data.map(({ state, problems }) => [state, problems.map(({ code }) => code)]);
    const first = await check(file);
    const path = `${app.url}/imports/${first._id}/faulty?format=${format}`;
    const response = await fetch(path, { headers: app.authorization() });
    const again = await check(Buffer.from(await response.arrayBuffer()));
    expect(first.counts?.faulty).toBe(count);
    expect(codesOf(again)).toEqual(codesOf(first));
  });
});

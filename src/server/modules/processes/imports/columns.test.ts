import type { Db } from '@/server/db/kysely';
import { DATABASE_KINDS, makeTestDatabase } from '@/server/testing/databases';
import { stageFile } from '@/server/testing/stagedFile';
import { attributeRepository } from '../../catalogue/attributes/repository';
import { columnRepository } from './columnRepository';
import { chooseSheet, proposeColumns, proposeHeadings } from './columns';

const ID = '671f0c2ab3d94e5f60718293';

describe.each(DATABASE_KINDS)('%s: proposed columns', (kind) => {
  let db: Db;
  let close: () => Promise<void>;
  beforeEach(async () => {
    const database = await makeTestDatabase(kind);
    db = database.db;
    close = () => database.remove();
    const length = { key: 'length', labelEn: 'Length', labelZh: '长度', unit: 'mm' };
    const others = { categoryIds: [], choicesZh: new Map<string, string>() };
    await attributeRepository(db.writer).insert({ ...length, kind: 'number', ...others });
  });
  afterEach(() => close());

  const stage = (...sheets: string[][]) => stageFile(db.writer, ...sheets);
  const propose = async (...lines: string[]) => {
    const [sheet] = await proposeColumns(db.reader, await stage(lines), [{ name: 'Prices' }]);
    const fields = sheet?.columns.map(({ field }) => field);
    return { ...sheet, fields };
  };

  test.each([
    ['P/N|Item name|Net weight (kg)|交货期', ['partNumber', 'name', 'netWeight', 'leadTime']],
    [
      'Code|Name|N.W.|G.W. (kg)|HTS|Made in',
      ['partNumber', 'name', 'netWeight', 'grossWeight', 'hsCode', 'countryOfOrigin'],
    ],
    [
      '料号|名称|单重|毛重(kg)|HS编码|原产地',
      ['partNumber', 'name', 'weight', 'grossWeight', 'hsCode', 'countryOfOrigin'],
    ],
    [
      '料号|产品名称|规格|材质|净重|起订量',
      ['partNumber', 'name', 'dimensions', 'material', 'netWeight', 'moq'],
    ],
    [
      '料號|中文品名|Product Name|类别|备注',
      ['partNumber', 'nameZh', 'name', 'category', 'description'],
    ],
    [
      'ＳＫＵ|名称（中文）|Name (English)|Brand 品牌|Length (cm)',
      ['partNumber', 'nameZh', 'name', 'brand', 'attribute.length'],
    ],
    [
      '_id|编号|名称|状态|图片|长度/mm',
      ['_id', 'partNumber', 'name', 'hidden', 'images', 'attribute.length'],
    ],
    [
      'P/N|Lead time in days|Länge in mm|Length in mm|MOQ [sets]',
      ['partNumber', 'leadTime', null, 'attribute.length', 'moq'],
    ],
    ['Art.-Nr.|Model|Name|Price', ['partNumber', null, 'name', null]],
    ['P/N|Name|Enabled', ['partNumber', 'name', 'hidden']],
    ['编号|名称|是否上架', ['partNumber', 'name', 'hidden']],
  ])('headings %s', async (headings, expected) => {
    const { fields } = await propose(headings, `${ID}|b|c`);
    expect(fields?.slice(0, expected.length)).toEqual(expected);
  });

  test('titles above the headings, and headings of two rows', async () => {
    const found = await propose(
      'ACME Lifts|^|^|^',
      'Price list|2026',
      '',
      'Part No.|Name|Size|^',
      '^|^|Length|Width',
      'AX-1|Belt|20|10',
      'AX-2|Rope|30|',
    );
    expect(found).toMatchObject({ headerRow: 5, rows: 2 });
    expect(found.columns?.map(({ heading }) => heading)).toEqual([
      'Part No.',
      'Name',
      'Size / Length',
      'Size / Width',
    ]);
    expect(found.fields).toEqual(['partNumber', 'name', 'attribute.length', null]);
    expect(found.columns?.[2]?.samples).toEqual(['20', '30']);
  });

  test.each([
    ['equal', 'Part No.|Name|Price|Price', 'AX-1|Belt|12|13', 1],
    ['equal, over texts', 'Part No.|Name|Remark|Remark', 'BELT|Flat belt|black|new', 1],
    ['merged', 'Part No.|Name|Remark|^', 'AX-1|Belt|black|new', 1],
    ['merged, over others', 'Part No.|Name|Size|^', '||Length|Width', 2],
    ['equal, over others', 'Part No.|Name|Size|Size', '||Length|Width', 2],
    ['equal, over others with digits', 'Part No.|Name|Size|Size', '||Length|Width|7', 1],
  ])('headings that are %s', async (_, headings, below, headerRow) => {
    expect(await propose(headings, below, 'AX-2|Rope|30|10')).toMatchObject({ headerRow });
  });

  test('the ids of another system are not proposed as ours, nor remembered as such', async () => {
    const headings = 'ID|Code|Name';
    const foreign = await propose(headings, '1001|A-1|Belt', '1002|A-2|Rope');
    expect(foreign.fields).toEqual([null, 'partNumber', 'name']);
    const own = await propose(headings, `|A-1|Belt`, `${ID.toUpperCase()}|A-2|Rope`);
    expect(own.fields).toEqual(['_id', 'partNumber', 'name']);
    // New parts before the others have none.
    expect((await propose(headings, '|A-1|Belt')).fields?.[0]).toBe('_id');
    await columnRepository(db.writer).remember(own.columns ?? [], new Date());
    expect((await propose(headings, '1001|A-1|Belt')).columns?.[0]).not.toHaveProperty('source');
  });

  test('nothing is proposed for hidden columns, nor by hidden rows', async () => {
    const id = await stage(['Part No.|Name|Item name', 'x|y|z', 'A-1||Belt']);
    const rows = db.writer.updateTable('importRows').where('importId', '=', id);
    await rows.where('row', '=', 2).set({ skipped: 'hidden' }).execute();
    const [sheet] = await proposeColumns(db.reader, id, [{ name: '', hiddenColumns: [1] }]);
    expect(sheet?.columns).toMatchObject([
      { field: 'partNumber', samples: ['A-1'] },
      { field: null },
      { field: 'name', samples: ['Belt'] },
    ]);
  });

  test('positions are no numbers of parts, also below titles of groups', async () => {
    expect((await propose('No.|Item|Code|Product', '1|1|A|Belt', '2|2|B|Rope')).fields).toEqual([
      null,
      null,
      'partNumber',
      'name',
    ]);
    const grouped = await propose(
      'No.|Code|Name',
      'Doors|^|^',
      '1|A-1|Belt',
      'Ropes||',
      'No.|Code|Name',
      '2|A-2|Rope',
    );
    expect(grouped.columns?.map(({ field, samples }) => [field, ...samples])).toEqual([
      [null, '1', '2'],
      ['partNumber', 'A-1', 'A-2'],
      ['name', 'Belt', 'Rope'],
    ]);
    expect((await propose('No.|Item', 'A-1|Belt', 'A-2|Rope')).fields).toEqual([
      'partNumber',
      'name',
    ]);
  });

  test('of two names the one in Chinese is the Chinese name', async () => {
    const found = await propose('编号|名称|Name', 'A-1|皮带|Belt', 'A-2|钢丝绳|Rope');
    expect(found.fields).toEqual(['partNumber', 'nameZh', 'name']);
  });

  test('the sheet with most rows under headings that are recognized', async () => {
    const notes = ['Notes', ...Array.from({ length: 9 }, (_, index) => `Text ${index}`)];
    const id = await stage(notes, ['Part No.|Name', 'A|B'], ['Part No.|Name', 'A|B', 'C|D']);
    const facts = ['Notes', 'Old', 'New'].map((name) => ({ name }));
    const sheets = await proposeColumns(db.reader, id, facts);
    expect(chooseSheet(sheets)).toBe(2);
  });

  test('the fields of the same headings are remembered', async () => {
    const lines = ['Model|Text|', 'A|B'];
    const { columns = [] } = await propose(...lines);
    const fields = ['partNumber', 'nameZh', null] as const;
    const chosen = columns.map((column, index) => ({ ...column, field: fields[index] ?? null }));
    await columnRepository(db.writer).remember(chosen, new Date());
    const again = await propose('', ' MODEL |text', 'C|D');
    expect(again).toMatchObject({ headerRow: 2, fields: ['partNumber', 'nameZh'] });
    expect(again.columns?.[1]?.source).toBe('remembered');
  });

  test('the decimal separator of each column, where a number depends on it', async () => {
    const { columns = [] } = await propose(
      'Part No.|Length|A|B|C',
      'X-1|0,63|1,600|0,63|0,5',
      'X-2|1,600|1,700|1.600|12.5',
    );
    expect(columns.map(({ decimal }) => decimal)).toEqual([
      undefined,
      'comma',
      'point',
      'unclear',
      undefined,
    ]);
  });

  test('the decimal separator is remembered where numbers do not tell it', async () => {
    const { columns = [] } = await propose(
      'Part No.|Length|A|B',
      'X-1|0,63|1,600|0,63',
      'X-2|1,600|1,600|1.600',
    );
    const chosen = columns.map((column) => ({ ...column, decimal: 'comma' as const }));
    await columnRepository(db.writer).remember(chosen, new Date());
    const again = await propose(
      'Part No.|Length|A|B',
      'X-3|0.63|1,700|0,7',
      'X-4|1.700|1,700|1.700',
    );
    expect(again.columns?.map(({ decimal }) => decimal)).toEqual([
      undefined,
      'point',
      'comma',
      'comma',
    ]);
  });

  test('headings in a row that the admin has chosen', async () => {
    const id = await stage(['Part No.|Name', 'Code|Designation', 'A|B']);
    const sheet = await proposeHeadings(db.reader, id, 0, { name: '' }, 2);
    expect(sheet).toMatchObject({ headerRow: 2, rows: 1 });
    expect(sheet.columns.map(({ field }) => field)).toEqual(['partNumber', 'name']);
  });
});

import type { SparePart, UndoResult } from '@/server/generated/requests';
import { problemText } from '@/shared/importProblems';
import type { PartPrices } from '@/shared/prices';
import { useTestApp } from '@/server/testing/buildTestApp';
import { DATABASE_KINDS } from '@/server/testing/databases';
import { importCalls } from '@/server/testing/importCalls';

describe.each(DATABASE_KINDS)('%s: an imported price list', (kind) => {
  const app = useTestApp({ kind });
  const calls = importCalls(app);
  let belt: string;
  beforeEach(async () => {
    await app.logInAs('admin');
    const form = { name: 'Belt', partNumber: 'B-1' };
    belt = (await app.sendForm<SparePart>('POST', '/spare-parts', form)).body._id;
    const suppliers = [{ supplier: 'Schindler parts', number: 'S-1', cost: '8', currency: 'EUR' }];
    const prices = [
      { currency: 'USD', minQuantity: 1, price: '10', until: '2027-06-30' },
      { currency: 'USD', minQuantity: 10, price: '9.5' },
    ];
    await app.postJson(`/spare-parts/${belt}/prices`, { prices, suppliers }, 'PUT');
  });

  const check = (...lines: string[]) => calls.check(lines.join('\n'));
  const pricesOf = (id = belt) => app.read<PartPrices>(`/spare-parts/${id}/prices`);
  const fieldsOf = async (...lines: string[]) => {
    const { _id } = (await calls.upload(lines.join('\n'))).body;
    const { columns } = await calls.settle(_id);
    return columns.map(({ field, currency }) => [field, currency].filter(Boolean).join(' '));
  };
  const apply = async (id: string) => {
    expect((await app.call('POST', `/imports/${id}/apply`)).status).toBe(200);
    return (await calls.read(id)).body.change;
  };
  const problemsOf = async (...lines: string[]) =>
    (await check(...lines)).rows?.data.flatMap(({ row, problems }) =>
      problems.map(({ code, column }) => `${row} ${column ?? '-'} ${code}`),
    );

  test('is recognized where the currency is known', async () => {
    expect(await fieldsOf('Part No.,Unit price (USD),MOQ', 'B-1,5,5 pcs')).toEqual([
      'partNumber',
      'price USD',
      'moq',
    ]);
    expect(await fieldsOf('料号;单价;起始数量', 'B-1;€ 5;5')).toEqual([
      'partNumber',
      'price EUR',
      'minQuantity',
    ]);
    expect(await fieldsOf('Part No.,Price,Currency,From,Until', 'B-1,5,USD,,')).toEqual([
      'partNumber',
      'price',
      'currency',
      'validFrom',
      'validUntil',
    ]);
    expect(await fieldsOf('Part No.,Price,From', 'B-1,5,')).toEqual(['partNumber', '', '']);
    expect(await fieldsOf('Part No.,Supplier,Supplier No.', 'B-1,Otis,')).toEqual([
      'partNumber',
      'supplier',
      'supplierNumber',
    ]);
  });

  test('shows old and new price with the change, and sets those alone that it names', async () => {
    const { _id, rows, counts } = await check(
      'Part No.,Price,Currency,Minimum Quantity,Valid from',
      'B-1,11,USD,,2027-01-01',
      'B-1,7.25,EUR,5 pcs,01.02.2027',
      'B-1,9.50,usd,10,',
    );
    expect(counts).toMatchObject({ changed: 2, unchanged: 1, faulty: 0 });
    expect(rows?.data.map(({ changes }) => changes)).toEqual([
      [
        {
          field: 'price',
          before: 'USD 10.00  – 2027-06-30',
          after: 'USD 11.00 2027-01-01 – 2027-06-30',
          percent: 10,
        },
      ],
      [{ field: 'price', before: '', after: 'EUR 7.25 (5+) 2027-02-01 – ' }],
      [],
    ]);
    const change = await apply(_id);
    expect(await pricesOf()).toMatchObject({
      prices: [
        { currency: 'EUR', minQuantity: 5, price: '7.25', from: '2027-02-01' },
        { currency: 'USD', minQuantity: 1, price: '11.00', from: '2027-01-01' },
        { currency: 'USD', minQuantity: 10, price: '9.50' },
      ],
      suppliers: [{ supplier: 'Schindler parts', cost: '8.00' }],
    });
    const undone = await app.call<UndoResult>('POST', `/changes/${change}/undo`);
    expect(undone.body).toMatchObject({ changed: 1, skipped: [] });
    expect((await pricesOf()).prices).toMatchObject([
      { currency: 'USD', minQuantity: 1, price: '10.00', until: '2027-06-30' },
      { currency: 'USD', minQuantity: 10, price: '9.50' },
    ]);
  });

  test('adds parts with their prices, suppliers and costs', async () => {
    const { _id, counts } = await check(
      'Part No.,Name,Price (USD),Supplier,Cost (EUR)',
      'B-1,Belt,-,schindler PARTS,"8,5"',
      'N-1,Rope,3,Otis parts,2',
    );
    expect(counts).toMatchObject({ new: 1, changed: 1, faulty: 0 });
    await apply(_id);
    expect(await pricesOf()).toMatchObject({
      prices: [{ minQuantity: 10 }],
      suppliers: [{ supplier: 'Schindler parts', number: 'S-1', cost: '8.50', currency: 'EUR' }],
    });
    const [rope] = await app.read<SparePart[]>('/spare-parts?q=N-1');
    expect(await pricesOf(rope?._id)).toMatchObject({
      prices: [{ currency: 'USD', minQuantity: 1, price: '3.00' }],
      suppliers: [{ supplier: 'Otis parts', cost: '2.00', currency: 'EUR' }],
    });
  });

  test('a price that has doubled, or another currency, is confirmed by the admin', async () => {
    const lines = ['Part No.,Price (USD)', 'B-1,110'];
    const { _id, rows: jumped } = await check(...lines);
    const [problem] = jumped?.data[0]?.problems ?? [];
    expect(problem).toMatchObject({ column: 1, code: 'price_jump' });
    expect(problemText(problem!, 'en')).toMatch(
      /^The price changes by 1000 %, from USD 10.00.* to /,
    );
    await app.postJson(`/imports/${_id}/problems`, { code: 'price_jump', decision: 'confirm' });
    expect((await calls.settle(_id)).counts).toMatchObject({ changed: 1, faulty: 0 });
    expect(await problemsOf('Part No.,Price (USD)', 'B-1,€ 11')).toEqual(['2 1 currency_differs']);
    const { rows } = await check('Part No.,Price,Currency', 'B-1,-,', 'B-1,9.5,USD');
    const value = { value: '-' };
    expect(rows?.data[0]?.problems).toEqual([
      { column: 1, code: 'currency_missing', params: value },
    ]);
  });

  test('of a column with two currencies, or two decimal separators, the doubtful cells are faulty', async () => {
    const currencies = ['Part No.;Name;Price', 'N-1;Rope;$ 5', 'N-2;Wheel;€ 6', 'N-3;Rail;$ 7'];
    expect(await problemsOf(...currencies)).toEqual(['3 2 currency_differs']);
    const separators = ['Part No.;Name;Price (EUR)', 'N-1;Rope;0,63', 'N-2;Wheel;1.600'];
    expect(await problemsOf(...separators)).toEqual(['3 2 separator_unclear']);
  });

  test('a row that cannot be read, or that is about no part, says so', async () => {
    const headings = 'Part No.,Price,Currency,Minimum Quantity,Valid from,Valid until,Cost (USD)';
    const rows = [
      'N-9,1,USD,,,,',
      'B-1,free,USD,,,,',
      'B-1,0,USD,,,,',
      'B-1,1,XYZ,,,,',
      'B-1,1,,,,,',
      'B-1,10,USD,some,,,',
      'B-1,10,USD,,3/4/2027,,',
      'B-1,10,USD,,2027-03-01,2027-02-01,',
      'B-1,10,USD,,,,5',
      'B-1,#N/A,USD,,,,',
    ];
    expect(await problemsOf(headings, ...rows)).toEqual([
      '2 - part_unknown',
      '3 1 value_invalid',
      '4 1 value_invalid',
      '5 2 value_invalid',
      '6 1 currency_missing',
      '7 3 value_invalid',
      '8 4 date_unclear',
      '9 5 validity_reversed',
      '10 6 supplier_missing',
      '11 1 cell_error',
    ]);
  });

  test('two rows about one price of a part are faulty, and a part in the trash is named', async () => {
    const lines = ['Part No.,Price (USD),Minimum Quantity', 'B-1,11,1', 'B-1,12,', 'B-1,9,10'];
    expect(await problemsOf(...lines)).toEqual(['2 0 number_repeated', '3 0 number_repeated']);
    await app.call('DELETE', `/spare-parts/${belt}`);
    const { rows } = await check(...lines);
    expect(rows?.data[2]?.problems).toContainEqual({ column: 0, code: 'part_in_trash' });
  });

  test('further rows about a new part add their prices to it', async () => {
    const { _id, rows, counts } = await check(
      'Part No.,Name,Material,Price (USD),Minimum Quantity,Supplier,Supplier No.',
      'N-1,Rope,Steel,3,1,Otis parts,',
      'N-1,Rope,,2.5,10,OTIS parts,O-1',
      'n-1,,,2,100,Otis parts,',
      'N-2,Wheel,,1,1,,',
      'N-2,Wheel,,1,1,,',
      'N-3,Wheel,,1,1,,',
      'N-3,Roller,,2,10,,',
      'N-3,,,3,100,,',
      'N-4,Pulley,,,,,',
      'N-4,Pulley,,,,,',
    );
    expect(counts).toMatchObject({ new: 4, faulty: 6 });
    expect(rows?.data.map(({ row, problems }) => [row, problems[0]?.code])).toEqual([
      [2, undefined],
      [3, undefined],
      [4, undefined],
      [5, 'number_repeated'],
      [6, 'number_repeated'],
      [7, 'number_repeated'],
      [8, 'number_repeated'],
      [9, undefined],
      [10, 'number_repeated'],
      [11, 'number_repeated'],
    ]);
    expect(rows?.data[1]?.changes).toEqual([
      { field: 'price', before: '', after: 'USD 2.50 (10+)' },
      { field: 'cost', before: '', after: 'Otis parts · O-1' },
    ]);
    // Of one that is excluded the next row adds the part; one that is corrected says the same again.
    await calls.edit(_id, { row: 2, excluded: true });
    const corrected = await calls.edit(_id, { row: 7, cells: [{ column: 1, text: 'Roller' }] });
    expect(corrected.body.counts).toMatchObject({ new: 5, faulty: 4, excluded: 1 });
    const change = await apply(_id);
    const parts = await app.read<SparePart[]>('/spare-parts?sort=name');
    expect(parts).toMatchObject([
      { name: 'Belt' },
      { name: 'Roller', partNumber: 'N-3' },
      { name: 'Rope', partNumber: 'N-1', material: 'Steel' },
    ]);
    expect(await pricesOf(parts[2]?._id)).toMatchObject({
      prices: [
        { minQuantity: 10, price: '2.50' },
        { minQuantity: 100, price: '2.00' },
      ],
      suppliers: [{ supplier: 'Otis parts', number: 'O-1' }],
    });
    expect(await pricesOf(parts[1]?._id)).toMatchObject({ prices: [{}, {}, {}] });
    const undone = await app.call<UndoResult>('POST', `/changes/${change}/undo`);
    expect(undone.body).toMatchObject({ changed: 2, skipped: [] });
  });

  test('rows about one part may all name its supplier', async () => {
    const { _id, counts } = await check(
      'Part No.,Price (EUR),Minimum Quantity,Supplier,Supplier No.',
      'B-1,8,1,Otis parts,O-1',
      'B-1,7,10,OTIS parts,',
    );
    expect(counts).toMatchObject({ changed: 2, faulty: 0 });
    const change = await apply(_id);
    const others = { supplier: 'Schindler parts', number: 'S-1' };
    expect((await pricesOf()).suppliers).toMatchObject([
      { supplier: 'Otis parts', number: 'O-1' },
      others,
    ]);
    const undone = await app.call<UndoResult>('POST', `/changes/${change}/undo`);
    expect(undone.body).toMatchObject({ changed: 1, skipped: [] });
    expect((await pricesOf()).suppliers).toMatchObject([others]);
  });

  test('further rows count where they are far from the first, as in lists by currency', async () => {
    const lines = Array.from({ length: 505 }, (_, index) => `X-${index},Rope,1,USD`);
    const { _id, counts } = await check(
      'Part No.,Name,Price,Currency',
      'N-1,Belt,3,USD',
      ...lines,
      'N-1,,2,EUR',
    );
    expect(counts).toMatchObject({ new: 507, faulty: 0 });
    const change = await apply(_id);
    const [part] = await app.read<SparePart[]>('/spare-parts?q=N-1');
    expect(await pricesOf(part?._id)).toMatchObject({
      prices: [{ currency: 'EUR' }, { currency: 'USD' }],
    });
    const records = await app.db.reader
      .selectFrom('changedRecords')
      .select('entityId')
      .where('changeId', '=', change!)
      .execute();
    expect(new Set(records.map(({ entityId }) => entityId)).size).toBe(506);
    expect(records).toHaveLength(506);
  });

  test('rows that together give a part too many prices or suppliers are faulty', async () => {
    const tiers = Array.from({ length: 49 }, (_, index) => `B-1,Belt,5,${index + 11},`);
    const wheels = Array.from({ length: 21 }, (_, index) => `N-1,Wheel,5,${index + 1},S${index}`);
    const headings = 'Part No.,Name,Price (USD),Minimum Quantity,Supplier';
    const { _id, counts, problems } = await check(headings, ...tiers, ...wheels);
    expect(counts).toMatchObject({ new: 20, changed: 48, faulty: 2 });
    expect(problems).toEqual([{ code: 'too_many_prices', rows: 2, excluded: 0 }]);
    const { rows } = (await calls.read(_id, '?state=faulty')).body;
    expect(rows?.data.map(({ row }) => row)).toEqual([50, 71]);
    // One that is about another part by now makes room for the last one, and takes it again.
    const move = (text: string) => calls.edit(_id, { row: 2, cells: [{ column: 0, text }] });
    expect((await move('N-2')).body.counts).toMatchObject({ new: 21, changed: 48, faulty: 1 });
    expect((await move('B-1')).body.counts).toMatchObject({ new: 20, changed: 48, faulty: 2 });
  });
});

import { hasWords } from '@/shared/imports';
import type { Category } from '@/server/generated/requests';
import { useTestApp } from '@/server/testing/buildTestApp';
import { addParts } from '@/server/testing/checkedFile';
import { DATABASE_KINDS } from '@/server/testing/databases';
import { importCalls } from '@/server/testing/importCalls';

const HEADINGS = 'Part No.,Name,Category,Brand,Opening';
const CSV = [
  HEADINGS,
  'N-1,Roller,Door op.,Kone,zentral',
  'N-2,Roller, DOOR  OP. ,KONE,Centre',
  'N-3,Roller,Belts,Fermator,',
  'N-4,Roller,Sonstiges,,',
].join('\n');

describe.each(DATABASE_KINDS)('%s: words of a supplier', (kind) => {
  const app = useTestApp({ kind });
  const calls = importCalls(app);
  let doors: string;
  beforeEach(async () => {
    await app.logInAs('admin');
    await addParts(app);
    await app.sendForm('POST', '/spare-parts', { name: 'Belt', brand: 'Fermator' });
    const tree = await app.read<Category[]>('/categories');
    doors = tree.find(({ name }) => name === 'Doors')!._id;
  });

  interface Word {
    field: string;
    word: string;
    choice?: { categoryId?: string; newName?: string; value?: string };
  }
  const send = (id: string, words: Word[]) =>
    app.postJson<{ code: string }>(`/imports/${id}/words`, { words }, 'PUT');
  const setWords = async (id: string, ...words: Word[]) => {
    expect((await send(id, words)).status).toBe(202);
    return calls.settle(id);
  };
  const choices = (): Word[] => [
    { field: 'category', word: 'door op.', choice: { categoryId: doors, newName: 'Operators' } },
    { field: 'category', word: 'Belts', choice: { categoryId: doors } },
    { field: 'category', word: 'Sonstiges', choice: {} },
    { field: 'attribute.opening', word: 'zentral', choice: { value: 'Central' } },
    { field: 'brand', word: 'Kone', choice: { value: 'KONE Corporation' } },
  ];
  const problemsOf = (rows: Awaited<ReturnType<typeof calls.check>>['rows']) =>
    rows?.data.flatMap(({ row, problems }) => problems.map(({ code }) => [row, code]));

  test('words that are not known are counted, each once, the most frequent first', async () => {
    const { words, rows } = await calls.check(CSV);
    expect(words).toEqual([
      { field: 'brand', word: 'Kone', rows: 2 },
      { field: 'category', word: 'Door op.', rows: 2 },
      { field: 'attribute.opening', word: 'zentral', rows: 1 },
      { field: 'category', word: 'Belts', rows: 1 },
      { field: 'category', word: 'Sonstiges', rows: 1 },
    ]);
    expect(problemsOf(rows)).toEqual([
      [2, 'category_unknown'],
      [2, 'choice_unknown'],
      [3, 'category_unknown'],
      [4, 'category_ambiguous'],
      [5, 'category_unknown'],
    ]);
  });

  test('one choice counts for all rows with the word, and is remembered for these columns', async () => {
    const { _id } = await calls.check(CSV);
    const { counts, words, rows } = await setWords(_id, ...choices());
    expect(counts).toMatchObject({ new: 4, faulty: 0 });
    expect(words?.map(({ word, choice }) => [word, choice])).toContainEqual([
      'Door op.',
      { categoryId: doors, newName: 'Operators' },
    ]);
    const meant = rows?.data.map(({ changes }) =>
      changes.flatMap(({ field, after }) => (hasWords(field) ? after : [])),
    );
    expect(meant).toEqual([
      ['KONE Corporation', 'Doors > Operators', 'Central'],
      ['KONE Corporation', 'Doors > Operators', 'Centre'],
      ['Fermator', 'Doors'],
      [],
    ]);
    expect((await app.call('POST', `/imports/${_id}/apply`)).status).toBe(200);
    // The next list of the supplier, where the part is filed by now.
    const next = await calls.check(CSV.replace('zentral', 'ZENTRAL'));
    expect(next.counts).toMatchObject({ unchanged: 4, new: 0, changed: 0, faulty: 0 });
    // Another supplier means something else by them.
    const other = await calls.check(CSV.replace('Brand', 'Maker'));
    expect(other.counts?.faulty).toBe(4);
  });

  test('a new category that is chosen does not count as unknown where its row is faulty', async () => {
    const { _id } = await calls.check(CSV.replace('N-1,Roller', 'N-1,#N/A'));
    const { unknownCategories, rows } = await setWords(_id, ...choices());
    expect(problemsOf(rows)).toEqual([[2, 'cell_error']]);
    expect(unknownCategories).toEqual([]);
  });

  test('a choice can be changed and removed', async () => {
    const { _id } = await calls.check(CSV);
    await setWords(_id, ...choices());
    const { words, rows } = await setWords(_id, { field: 'category', word: 'Sonstiges' });
    expect(words?.find(({ word }) => word === 'Sonstiges')).not.toHaveProperty('choice');
    expect(problemsOf(rows)).toEqual([[5, 'category_unknown']]);
  });

  test('a category that a colleague deletes since has to be chosen again', async () => {
    const { _id } = await calls.check(CSV);
    await setWords(_id, ...choices());
    expect((await app.call('DELETE', `/categories/${doors}`)).status).toBe(200);
    expect((await app.call('POST', `/imports/${_id}/apply`)).status).toBe(409);
    const { words, rows } = await calls.settle(_id);
    expect(rows?.data.flatMap(({ row, problems }) => problems.map((one) => [row, one]))).toEqual(
      [2, 3, 4].map((row) => [
        row,
        expect.objectContaining({ column: 2, code: 'category_deleted' }) as unknown,
      ]),
    );
    expect(words?.filter(({ choice }) => choice?.categoryId)).toEqual([]);
  });

  test('a choice of a field or category that does not exist changes nothing', async () => {
    const { _id } = await calls.check(CSV);
    const category = { field: 'category', word: 'Sonstiges', choice: { categoryId: _id } };
    const material = { field: 'material', word: 'Stel', choice: { value: 'Steel' } };
    const other = { field: 'attribute.length', word: '1', choice: { value: '2' } };
    for (const [word, code] of [
      [category, 'category_unknown'],
      [material, 'field_value_unknown'],
      [other, 'field_value_unknown'],
    ] as const)
      expect(await send(_id, [...choices(), word])).toMatchObject({ status: 400, body: { code } });
    const { state, words } = (await calls.read(_id)).body;
    expect([state, words?.filter(({ choice }) => choice)]).toEqual(['ready', []]);
  });
});

import { useTestApp } from '@/server/testing/buildTestApp';
import { DATABASE_KINDS } from '@/server/testing/databases';
import { importCalls } from '@/server/testing/importCalls';

const CSV = [
  'Part No.,Name,Category,Length',
  'N-1,Roller,Nowhere,long',
  'N-2,Roller,Nowhere,',
  'N-3,,,',
  'N-4,Belt,,',
  'n-4,Rope,,',
  ',Stored,,',
  ',Stored,,12',
  'N-5,Belt,,',
].join('\n');

describe.each(DATABASE_KINDS)('%s: faulty rows by their problems', (kind) => {
  const app = useTestApp({ kind });
  const calls = importCalls(app);
  beforeEach(async () => {
    await app.logInAs('admin');
    await app.sendForm('POST', '/spare-parts', { name: 'Stored' });
    const length = {
      key: 'length',
      labelEn: 'Length',
      labelZh: '长度',
      kind: 'number',
      unit: 'mm',
    };
    await app.postJson('/attributes', length);
  });

  const decide = async (id: string, code: string, decision: string) => {
    const { status, body } = await app.postJson<{ code: string }>(`/imports/${id}/problems`, {
      code,
      decision,
    });
    return status === 200 ? calls.settle(id) : { status, code: body.code };
  };
  const rowsWith = async (id: string, query: string) =>
    (await calls.read(id, `?${query}`)).body.rows?.data.map(({ row }) => row);

  test('are counted and listed by each of them', async () => {
    const { _id, counts, problems } = await calls.check(CSV);
    expect(counts).toMatchObject({ new: 1, faulty: 7 });
    expect(problems).toEqual(
      expect.arrayContaining([
        { code: 'category_unknown', rows: 2, excluded: 0 },
        { code: 'number_repeated', rows: 2, excluded: 0 },
        { code: 'name_exists', rows: 2, excluded: 0 },
        { code: 'name_missing', rows: 1, excluded: 0 },
        { code: 'value_invalid', rows: 1, excluded: 0 },
      ]),
    );
    expect(problems?.map(({ rows }) => rows)).toEqual([2, 2, 2, 1, 1]);
    expect(await rowsWith(_id, 'problem=category_unknown')).toEqual([2, 3]);
    expect(await rowsWith(_id, 'problem=number_repeated&q=belt')).toEqual([5]);
    expect(await rowsWith(_id, 'problem=part_repeated')).toEqual([]);
  });

  test('all with one are excluded at once, and included again', async () => {
    const { _id } = await calls.check(CSV);
    expect(await decide(_id, 'category_unknown', 'exclude')).toMatchObject({
      counts: { new: 1, faulty: 5, excluded: 2 },
    });
    expect(await rowsWith(_id, 'state=excluded&problem=category_unknown')).toEqual([2, 3]);
    const { problems } = (await calls.read(_id)).body;
    const excluded = problems?.filter((problem) => problem.rows === 0);
    expect(excluded).toEqual([
      { code: 'category_unknown', rows: 0, excluded: 2 },
      { code: 'value_invalid', rows: 0, excluded: 1 },
    ]);
    expect(await decide(_id, 'category_unknown', 'include')).toMatchObject({
      counts: { new: 1, faulty: 7, excluded: 0 },
    });
  });

  test('doubtful values of all rows are confirmed at once, others are not', async () => {
    const { _id } = await calls.check(CSV);
    expect(await decide(_id, 'name_missing', 'confirm')).toEqual({
      status: 400,
      code: 'invalid_request',
    });
    expect(await decide(_id, 'name_exists', 'confirm')).toMatchObject({
      counts: { new: 3, faulty: 5 },
    });
    expect((await calls.read(_id)).body.problems).toHaveLength(4);
  });
});

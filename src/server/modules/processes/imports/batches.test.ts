import type { Import, UndoResult } from '@/server/generated/requests';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { DATABASE_KINDS } from '@/server/testing/databases';
import { importCalls } from '@/server/testing/importCalls';

let app: TestApp;
afterEach(() => app.close());

const numbersOf = (count: number) => Array.from({ length: count }, (_, index) => `N-${index}`);
const importNew = async (numbers: string[]) => {
  await app.logInAs('admin');
  const lines = numbers.map((number) => `${number},Part of ${number}`);
  const checked = await importCalls(app).check(`Part number,Name\n${lines.join('\n')}\n`);
  const { body } = await app.call<Import>('POST', `/imports/${checked._id}/apply`);
  return { checked, applied: body };
};

describe.each(DATABASE_KINDS)('%s: files with as many rows as batches', (kind) => {
  beforeEach(async () => {
    app = await buildTestApp({ kind });
  });

  const storedNumbers = async () => {
    const parts = app.db.reader.selectFrom('spareParts').select('partNumber').orderBy('seq');
    return (await parts.execute()).map(({ partNumber }) => partNumber);
  };

  test.each([99, 100, 199, 200, 201, 400])('%i rows are all imported', async (count) => {
    const numbers = numbersOf(count);
    const { checked, applied } = await importNew(numbers);
    expect(checked).toMatchObject({ sheets: [{ rows: count }], counts: { new: count } });
    expect(checked.rows?.total).toBe(count);
    expect(applied.state).toBe('applied');
    expect(await storedNumbers()).toEqual(numbers);
  });
});

test('of what an undo leaves the first 1,000 are listed, and all are counted', async () => {
  app = await buildTestApp();
  const { applied } = await importNew(numbersOf(1001));
  await app.db.writer.updateTable('spareParts').set({ version: 2 }).execute();
  const { body } = await app.call<UndoResult>('POST', `/changes/${applied.change}/undo`);
  expect(body).toMatchObject({ changed: 0, skippedCount: 1001 });
  expect(body.skipped).toHaveLength(1000);
  expect((await app.get<Import>(`/imports/${applied._id}`)).body.undo).toEqual(body);
});

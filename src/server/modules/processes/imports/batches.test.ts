import type { Import, UndoResult } from '@/server/generated/requests';
import { buildTestApp, useTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { DATABASE_KINDS } from '@/server/testing/databases';
import { importCalls } from '@/server/testing/importCalls';

const numbersOf = (count: number) => Array.from({ length: count }, (_, index) => `N-${index}`);
const importNew = async (app: TestApp, numbers: string[]) => {
  const lines = numbers.map((number) => `${number},Part of ${number}`);
  const checked = await importCalls(app).check(`Part number,Name\n${lines.join('\n')}\n`);
  const { body } = await app.call<Import>('POST', `/imports/${checked._id}/apply`);
  return { checked, applied: body };
};

describe.each(DATABASE_KINDS)('%s: files with as many rows as batches', (kind) => {
  const app = useTestApp({ kind, role: 'admin' });

  const storedNumbers = async () => {
    const parts = app.db.reader.selectFrom('spareParts').select('partNumber').orderBy('seq');
    return (await parts.execute()).map(({ partNumber }) => partNumber);
  };

  test.each([99, 100, 199, 200, 201, 400])('%i rows are all imported', async (count) => {
    const numbers = numbersOf(count);
    const { checked, applied } = await importNew(app, numbers);
    expect(checked).toMatchObject({ sheets: [{ rows: count }], counts: { new: count } });
    expect(checked.rows?.total).toBe(count);
    expect(applied.state).toBe('applied');
    expect(await storedNumbers()).toEqual(numbers);
  });
});

test('of what an undo leaves the first 1,000 are listed, and all are counted', async () => {
  const app = await buildTestApp();
  await app.logInAs('admin');
  const { applied } = await importNew(app, numbersOf(1001));
  await app.db.writer.updateTable('spareParts').set({ version: 2 }).execute();
  const { body } = await app.call<UndoResult>('POST', `/changes/${applied.change}/undo`);
  expect(body).toMatchObject({ changed: 0, skippedCount: 1001 });
  expect(body.skipped).toHaveLength(1000);
  expect((await app.read<Import>(`/imports/${applied._id}`)).undo).toEqual(body);
});

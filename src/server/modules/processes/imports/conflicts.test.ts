import type { Import, ImportRow } from '@/server/generated/requests';
import { useTestApp } from '@/server/testing/buildTestApp';
import { DATABASE_KINDS } from '@/server/testing/databases';
import { importCalls } from '@/server/testing/importCalls';

const CSV = 'Part number,Name,Material\nA-1,Roller,Stel\n,,\nA-2,"Door\nbelt",\n';

describe.each(DATABASE_KINDS)('%s: two admins with one import', (kind) => {
  const app = useTestApp({ kind });
  const calls = importCalls(app);
  beforeEach(() => app.logInAs('admin'));

  const read = (id: string) => calls.read(id).then(({ body }) => body);
  const cellsOf = async (id: string) => (await read(id)).rows?.data.map(({ cells }) => cells);

  test('a cell that the other one has corrected since is not overwritten', async () => {
    const { _id } = await calls.check(CSV);
    const correct = (row: number, ...cells: object[]) => calls.edit(_id, { row, cells });
    const theirs = { column: 2, text: 'Theirs, researched', before: 'Stel' };
    expect((await correct(2, theirs)).status).toBe(200);
    const mine = { column: 2, text: 'Mine', before: 'Stel' };
    const other = { column: 1, text: 'Guide roller', before: 'Roller' };
    const before = await read(_id);
    const { status, body } = await correct(2, other, mine);
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'import_row_changed' });
    const { row } = body as unknown as { row: ImportRow };
    expect(row).toEqual(before.rows?.data[0]);
    expect(row.cells).toEqual(['A-1', 'Roller', 'Theirs, researched']);
    // Not the other cell either.
    expect(await read(_id)).toEqual(before);
    expect((await correct(2, other, { ...mine, before: theirs.text })).status).toBe(200);
    expect(await cellsOf(_id)).toEqual([
      ['A-1', 'Guide roller', 'Mine'],
      ['A-2', 'Door\nbelt'],
    ]);
    // Both of them typed the same, or one of them names no text.
    expect((await correct(2, { ...mine, before: 'Stel' })).status).toBe(200);
    expect((await correct(2, { column: 2, text: 'Steel' })).status).toBe(200);
  });

  test('cells without a text, and those of several lines, are compared as they are shown', async () => {
    const { _id } = await calls.check(CSV);
    const correct = (column: number, text: string, before: string) =>
      calls.edit(_id, { row: 4, cells: [{ column, text, before }] });
    expect((await correct(1, 'Belt', 'Door\nbelt')).status).toBe(200);
    expect((await correct(2, 'Rubber', '')).status).toBe(200);
    expect((await correct(2, 'Nylon', '')).status).toBe(409);
    expect((await correct(2, '', 'Rubber')).status).toBe(200);
    expect(await cellsOf(_id)).toEqual([
      ['A-1', 'Roller', 'Stel'],
      ['A-2', 'Belt', ''],
    ]);
  });

  test('columns, sheet and row of headings are changed where nobody else has since', async () => {
    const { _id, version } = await calls.settle((await calls.upload(CSV)).body._id);
    expect(version).toBe(1);
    const path = `/imports/${_id}`;
    const send = async (method: string, to: string, body: object, from: number) => {
      const sent = await app.postJson<Import>(to, body, method, { 'if-match': `"${from}"` });
      return { status: sent.status, version: sent.body.version };
    };
    const setFields = (fields: string[], from: number) =>
      send('PUT', `${path}/columns`, { fields }, from);
    const setHeaderRow = (from: number) => send('PATCH', path, { headerRow: 2 }, from);
    expect(await setFields(['partNumber', 'name', 'material'], 1)).toEqual({
      status: 202,
      version: 2,
    });
    const { state, columns } = await calls.settle(_id);
    expect(state).toBe('ready');
    expect((await setFields(['partNumber', 'name', 'brand'], 1)).status).toBe(412);
    expect((await setHeaderRow(1)).status).toBe(412);
    expect(await read(_id)).toMatchObject({ state: 'ready', version: 2, headerRow: 1, columns });
    // New categories are no choice of columns.
    await app.postJson(path, { newCategories: true }, 'PATCH');
    expect((await calls.settle(_id)).version).toBe(2);
    expect(await setHeaderRow(2)).toEqual({ status: 200, version: 3 });
    const unconditional = { fields: ['partNumber', 'name'] };
    expect((await app.postJson(`${path}/columns`, unconditional, 'PUT')).status).toBe(202);
  });
});

import { useTestApp } from '@/server/testing/buildTestApp';
import { DATABASE_KINDS } from '@/server/testing/databases';
import { checkFile } from '@/server/testing/checkedFile';
import type { BulkResult, Change, SparePart } from '@/server/generated/requests';
import { applyImport } from '../../processes/imports/apply';

interface Changed extends BulkResult {
  code: string;
  params: object;
}

describe.each(DATABASE_KINDS)('%s: the bytes of one change', (kind) => {
  const app = useTestApp({ kind, role: 'admin' });
  let ids: string[];
  const enough = 50_000;
  beforeEach(async () => {
    ids = [];
    for (const name of ['Belt', 'Rope', 'Roller']) {
      const fields = { name, description: 'a'.repeat(3000) };
      ids.push((await app.addPart(fields))._id);
    }
    app.db.maxChangeBytes = enough;
  });

  const edit = (form: object) => app.postJson<Changed>('/spare-parts', { ids, ...form }, 'PATCH');
  const act = (form: object) => app.postJson<Changed>('/spare-parts/bulk', { ids, ...form });
  const undo = (change = '') => app.call<Changed>('POST', `/changes/${change}/undo`);
  const stored = async () => [
    await app.db.reader.selectFrom('spareParts').selectAll().orderBy('seq').execute(),
    (await app.read<{ data: Change[] }>('/changes')).data,
    (await app.read<{ total: number }>('/trash')).total,
  ];

  const expectRejected = async (send: () => Promise<{ status: number; body: Changed }>) => {
    const before = await stored();
    const { status, body } = await send();
    expect([status, body.code]).toEqual([400, 'change_too_large']);
    expect(body).toMatchObject({ params: { size: 1, max: 0 } });
    expect(await stored()).toEqual(before);
  };

  test('texts before and after count, in a preview, too', async () => {
    // 3 × (3,000 + 3,000 + 14,000) letters.
    const set = { description: 'b'.repeat(10_000), descriptionZh: 'c'.repeat(4000) };
    await expectRejected(() => edit({ set }));
    await expectRejected(() => edit({ set, dryRun: true }));
    const replace = { field: 'description', find: 'a', replaceWith: 'bbb' };
    app.db.maxChangeBytes = 40_000;
    await expectRejected(() => edit({ replace }));
    expect((await edit({ set: { packing: 'Box' } })).body).toMatchObject({ changed: 3 });
  });

  test('what is accepted can be undone, and that again', async () => {
    const set = { description: 'b'.repeat(10_000) };
    const { change } = (await edit({ set })).body;
    const undone = await undo(change);
    expect([undone.status, undone.body.changed]).toEqual([200, 3]);
    expect((await undo(undone.body.change)).status).toBe(200);
    const deleted = await act({ action: 'delete' });
    expect(deleted.status).toBe(200);
    expect((await undo(deleted.body.change)).status).toBe(200);
  });

  test('parts with longer texts cannot be changed, deleted, duplicated or restored at once', async () => {
    const { change } = (await edit({ set: { packing: 'Box' } })).body;
    app.db.maxChangeBytes = 4000;
    await expectRejected(() => edit({ set: { packing: 'Crate' } }));
    await expectRejected(() => act({ action: 'delete' }));
    await expectRejected(() => act({ action: 'duplicate' }));
    await expectRejected(() => undo(change));
    app.db.maxChangeBytes = enough;
    await act({ action: 'delete' });
    app.db.maxChangeBytes = 4000;
    await expectRejected(() => app.postJson('/trash/restore', { ids }));
  });

  test('a category is deleted and restored whatever the texts of its parts, which only lose it', async () => {
    const { _id: categoryId } = await app.addCategory('Drives');
    await act({ action: 'move', categoryId });
    const removed = async () =>
      (await app.call<Changed>('DELETE', `/categories/${categoryId}`)).body;
    app.db.maxChangeBytes = 2000;
    const { change } = await removed();
    const undone = await undo(change);
    expect([undone.status, undone.body.changed]).toEqual([200, 4]);
    const filed = await app.get<SparePart[]>(`/categories/${categoryId}/spareparts`);
    expect(filed.body).toHaveLength(3);
    app.db.maxChangeBytes = enough;
    const deleted = await act({ action: 'delete' });
    await removed();
    const restored = await app.postJson<Changed>('/trash/restore', { ids: [...ids, categoryId] });
    expect([deleted.status, restored.status]).toEqual([200, 200]);
    app.db.maxChangeBytes = 4000;
    await expectRejected(() => undo(restored.body.change));
  });

  test('an import of longer texts is rejected by its dry run, and is not applied', async () => {
    const rows = ['ID|Description', ...ids.map((id) => `${id}|${'b'.repeat(1000)}`)];
    const before = await stored();
    const importId = await checkFile(app.db, rows);
    app.db.maxChangeBytes = 20_000;
    const rejection = { code: 'change_too_large' };
    await expect(checkFile(app.db, rows)).rejects.toMatchObject(rejection);
    const actor = { email: 'admin@example.com' };
    await expect(applyImport(app.db, importId, actor)).rejects.toMatchObject(rejection);
    expect(await stored()).toEqual(before);
    app.db.maxChangeBytes = enough;
    await applyImport(app.db, importId, actor);
  });
});

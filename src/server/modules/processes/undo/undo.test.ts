import type { Fields } from '@/server/testing/client';
import { useTestApp } from '@/server/testing/buildTestApp';
import { DATABASE_KINDS } from '@/server/testing/databases';
import { makeImage } from '@/server/testing/images';
import type { Category, Change, SparePart, UndoResult } from '@/server/generated/requests';

describe.each(DATABASE_KINDS)('%s: undo of changes', (kind) => {
  const app = useTestApp({ kind, role: 'admin', shared: true });

  const latestChange = async (query = '') =>
    (await app.read<{ data: Change[] }>(`/changes?limit=1${query}`)).data[0];
  const latest = async (query = '') => (await latestChange(query))?._id ?? '';
  const latestCount = async () => (await latestChange())?.count;
  const undo = async (id: string, query = '') =>
    (await app.call<UndoResult & { code: string }>('POST', `/changes/${id}/undo${query}`)).body;
  const save = async <T>(path: string, fields: Fields, id = '') =>
    (await app.sendForm<T>(id ? 'PUT' : 'POST', id ? `${path}/${id}` : path, fields)).body;
  const savePart = (fields: Fields, id = '') => save<SparePart>('/spare-parts', fields, id);
  const saveCategory = (fields: Fields, id = '') => save<Category>('/categories', fields, id);
  const readPart = (id: string) =>
    app.read<SparePart>(`/spare-parts/${id}?lang=all&includeHidden=true`);

  test('a part gets back what one edit has changed, and can be edited again', async () => {
    const { _id: categoryId } = await saveCategory({ name: 'Belts' });
    const image = await makeImage('png');
    const references = JSON.stringify({ kind: 'oem', number: 'R-1' });
    const before = await savePart({
      name: 'Belt',
      nameZh: '皮带',
      partNumber: 'B-1',
      categoryId,
      references,
      images: image,
    });
    const { _id: id } = before;
    const imageOrder = '';
    await savePart({ name: 'Blt', nameZh: '带', references: '', imageOrder, hidden: 'true' }, id);
    expect(await undo(await latest())).toMatchObject({ changed: 1, skipped: [] });
    const after = await readPart(id);
    expect(after).toMatchObject({ name: 'Belt', nameZh: '皮带', partNumber: 'B-1' });
    expect(after).not.toHaveProperty('hidden');
    const { references: others, images, categoryId: category } = before;
    expect(after).toMatchObject({ references: others, images, categoryId: category });
    await undo(await latest());
    expect(await readPart(id)).toMatchObject({ name: 'Blt', hidden: true });
  });

  test('an undo gives back whether a Chinese text is outdated', async () => {
    const { _id: part } = await savePart({ name: 'Belt', nameZh: '皮带', material: 'Stel' });
    await savePart({ name: 'Rope', material: 'Steel' }, part);
    const edit = await latest();
    expect(await readPart(part)).toMatchObject({ outdated: ['name'] });
    await app.postJson('/spare-parts', { ids: [part], set: { name: 'Chain' } }, 'PATCH');
    await undo(await latest());
    expect(await readPart(part)).toMatchObject({ name: 'Rope', outdated: ['name'] });
    await app.postJson(`/changes/${edit}/restore-value`, { entityId: part, field: 'name' });
    expect(await readPart(part)).not.toHaveProperty('outdated');
    await undo(await latest());
    expect(await readPart(part)).toMatchObject({ name: 'Rope', outdated: ['name'] });
    await savePart({ name: 'Rope', nameZh: '绳' }, part);
    await undo(await latest());
    expect(await readPart(part)).toMatchObject({ nameZh: '皮带', outdated: ['name'] });
    const { _id: category } = await saveCategory({ name: 'Belts', nameZh: '皮带' });
    await saveCategory({ name: 'Ropes' }, category);
    await undo(await latest());
    const { body } = await app.get<Category>(`/categories/${category}?lang=all`);
    expect(body).not.toHaveProperty('outdated');
  });

  test('a category that is moved is one, however many make room for it', async () => {
    const { _id: parentId } = await saveCategory({ name: 'Shoes' });
    const first = await saveCategory({ name: 'A', parentId });
    await saveCategory({ name: 'B', parentId });
    await saveCategory({ name: 'C', parentId });
    const place = { parentId, before: null };
    const path = `/categories/${first._id}/position`;
    const { body } = await app.postJson<{ change: string }>(path, place, 'PUT');
    expect(await latestCount()).toBe(1);
    expect(await undo(body.change)).toMatchObject({ changed: 1, skipped: [] });
  });

  test('a value is restored of an edited record only', async () => {
    const { _id: categoryId } = await saveCategory({ name: 'Belts' });
    const { _id: entityId } = await savePart({ name: 'Belt', categoryId });
    await app.call('DELETE', `/categories/${categoryId}`);
    const path = `/changes/${await latest()}/restore-value`;
    const { body } = await app.postJson(path, { entityId, field: 'categoryId' });
    expect(body).toMatchObject({ code: 'change_not_undoable' });
  });

  test('what has been changed since stays; one value can be restored all the same', async () => {
    const { _id: id } = await savePart({ name: 'Rope', material: 'Steel', weight: '1 kg' });
    await savePart({ name: 'Rope', material: 'Stel', weight: '2 kg' }, id);
    const edit = await latest();
    await savePart({ name: 'Rope', material: 'Iron', weight: '2 kg' }, id);
    expect(await undo(edit)).toMatchObject({
      changed: 1,
      skipped: [{ _id: id, name: 'Rope', reason: 'edited' }],
    });
    expect(await readPart(id)).toMatchObject({ material: 'Iron', weight: '1 kg' });
    const value = { entityId: id, field: 'material' };
    const restored = await app.postJson<UndoResult>(`/changes/${edit}/restore-value`, value);
    expect(restored.body).toMatchObject({ changed: 1, skipped: [] });
    expect(await readPart(id)).toMatchObject({ material: 'Steel' });
  });

  test('a category gets its texts, parent and image back; one that is gone is named', async () => {
    const [parent, image] = [await saveCategory({ name: 'Doors' }), await makeImage('png')];
    const { _id: id } = await saveCategory({ name: 'Belts', parentId: parent._id });
    await saveCategory({ name: 'Blts', nameZh: '皮带', image }, id);
    expect(await undo(await latest())).toMatchObject({ changed: 1, skipped: [] });
    const { body } = await app.get<Category>(`/categories/${id}?lang=all`);
    expect(body).toMatchObject({ name: 'Belts', parentId: parent._id });
    expect(body).not.toHaveProperty('image');
    expect(body).not.toHaveProperty('nameZh');
    await saveCategory({ name: 'Belts' }, id);
    const move = await latest();
    await app.call('DELETE', `/categories/${parent._id}`);
    expect(await undo(move)).toEqual({
      changed: 0,
      skipped: [{ _id: id, name: 'Belts', reason: 'referenceMissing' }],
    });
  });

  test('deleted and created records come back and go again, unless they are needed', async () => {
    const { _id: categoryId } = await saveCategory({ name: 'Ropes' });
    const creation = await latest();
    const { _id: id } = await savePart({ name: 'Wire rope', categoryId });
    const added = await latest();
    expect(await undo(creation)).toMatchObject({
      changed: 0,
      skipped: [{ _id: categoryId, reason: 'inUse' }],
    });
    await app.call('DELETE', `/categories/${categoryId}`);
    expect(await latestCount()).toBe(1);
    expect(await undo(await latest())).toMatchObject({ skipped: [] });
    expect(await readPart(id)).toMatchObject({ categoryId: { name: 'Ropes' } });
    expect(await undo(await latest())).toMatchObject({ skipped: [] });
    expect(await readPart(id)).not.toHaveProperty('categoryId');
    expect(await undo(added)).toMatchObject({ changed: 0, skipped: [{ reason: 'edited' }] });
    await app.call('DELETE', `/spare-parts/${id}`);
    const deleted = await latest();
    await app.db.writer.deleteFrom('spareParts').where('id', '=', id).execute();
    expect(await undo(deleted)).toMatchObject({ changed: 0, skipped: [{ reason: 'missing' }] });
  });

  test('several restored records are deleted and restored again as one change', async () => {
    const categories = [
      await saveCategory({ name: 'Guides' }),
      await saveCategory({ name: 'Oils' }),
    ];
    const parts = [await savePart({ name: 'Shoe' }), await savePart({ name: 'Oiler' })];
    for (const { _id } of categories) await app.call('DELETE', `/categories/${_id}`);
    for (const { _id } of parts) await app.call('DELETE', `/spare-parts/${_id}`);
    const ids = [...categories, ...parts].map(({ _id }) => _id);
    await app.postJson('/trash/restore', { ids });
    const { change, changed } = await undo(await latest());
    expect(changed).toBe(4);
    expect(await undo(change ?? '')).toMatchObject({ changed: 4, skipped: [] });
  });

  test('a number that another part has since is not taken from it', async () => {
    const { _id: id } = await savePart({ name: 'Roller', partNumber: 'R-100' });
    await savePart({ name: 'Roller' }, id);
    const edit = await latest();
    const other = await savePart({ name: 'Other roller', partNumber: 'r-100' });
    expect(await undo(edit)).toMatchObject({ code: 'number_taken' });
    expect(await readPart(id)).not.toHaveProperty('partNumber');
    await app.call('DELETE', `/spare-parts/${other._id}`);
    const deletion = await latest();
    expect(await undo(edit)).toMatchObject({ changed: 1 });
    expect(await undo(deletion)).toMatchObject({ code: 'number_taken', part: { _id: other._id } });
    expect(await undo(deletion, '?withoutTakenNumbers=true')).toMatchObject({ changed: 1 });
    expect(await readPart(other._id)).not.toHaveProperty('partNumber');
  });
});

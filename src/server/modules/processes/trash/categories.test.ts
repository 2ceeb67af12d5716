import { useTestApp } from '@/server/testing/buildTestApp';
import { DATABASE_KINDS } from '@/server/testing/databases';
import { makeImage } from '@/server/testing/images';
import type { Category, SparePart, UndoResult } from '@/server/generated/requests';

describe.each(DATABASE_KINDS)('categories in the trash on %s', (kind) => {
  const app = useTestApp({ kind, role: 'admin' });

  const add = async (...category: Parameters<typeof app.addCategory>): Promise<string> =>
    (await app.addCategory(...category))._id;
  const addPart = async (name: string, categoryId: string): Promise<string> =>
    (await app.addPart({ name, categoryId }))._id;
  const tree = () => app.read<Category[]>('/categories');
  const removeCategory = (id: string) => app.call<object>('DELETE', `/categories/${id}`);
  const restoreCategory = async (id: string) => (await restore({ ids: [id] })).body;
  const restore = (body: object) => app.postJson<UndoResult>('/trash/restore', body);
  const merge = (id: string, into: string) =>
    app.postJson<{ code: string }>(`/categories/${id}/merge`, { into });
  const list = (query = '') =>
    app.read<{ data: { name: string }[]; total: number }>(`/trash?page=1${query}`);
  const categoryOf = async (id: string) =>
    (await app.read<SparePart>(`/spare-parts/${id}`)).categoryId?.name;

  test('a branch comes back with its parts, also edited ones, but not with those that were moved since', async () => {
    const top = await add('Top', '', { description: 'All', image: await makeImage() });
    const below = await add('Below', top);
    const deep = await add('Deep', below);
    const other = await add('Other');
    const parts: string[] = [];
    for (const home of [top, deep, deep, deep, deep]) {
      parts.push(await addPart(`part ${parts.length}`, home));
    }
    const [, , moved = '', edited = '', deleted = ''] = parts;
    const before = await tree();
    expect((await removeCategory(top)).body).toEqual({
      deletedCategories: 3,
      unfiledSpareParts: 5,
      change: expect.any(String) as string,
    });
    expect((await tree()).map(({ name }) => name)).toEqual(['Other']);
    expect((await app.get(`/categories/${deep}`)).status).toBe(404);
    await app.sendForm('PUT', `/spare-parts/${moved}`, { name: 'part 2', categoryId: other });
    await app.sendForm('PUT', `/spare-parts/${edited}`, { name: 'edited' });
    await app.call('DELETE', `/spare-parts/${deleted}`);
    expect(await list('&kind=category')).toMatchObject({
      data: [{ _id: top, name: 'Top', subcategories: 2, spareParts: 3 }],
      total: 1,
    });
    expect(await restoreCategory(top)).toEqual({
      change: expect.any(String) as string,
      changed: 6,
      skipped: [{ _id: moved, name: 'part 2', reason: 'edited' }],
    });
    const categories = await Promise.all(parts.slice(0, 4).map(categoryOf));
    expect(categories).toEqual(['Top', 'Deep', 'Other', 'Deep']);
    const names = await app.read<SparePart[]>('/spare-parts?q=deep');
    expect(names.map(({ name }) => name)).toEqual(['edited', 'part 1']);
    const [, restored] = await tree();
    const { partCount: _parts, children: _below, ...same } = restored!;
    expect(before[1]).toMatchObject(same);
    expect((await restore({ ids: [top] })).status).toBe(404);
  });

  test('a category whose parent is gone comes back at the top, one restored with it below it', async () => {
    const top = await add('Top');
    const below = await add('Below', top);
    await removeCategory(below);
    await removeCategory(top);
    await restore({ ids: [below, top] });
    expect(await tree()).toMatchObject([{ name: 'Top', children: [{ name: 'Below' }] }]);
    await removeCategory(below);
    await removeCategory(top);
    await restoreCategory(below);
    expect(await tree()).toMatchObject([{ name: 'Below' }]);
  });

  test('what one change has deleted is restored together, all or nothing', async () => {
    const top = await add('Top');
    const part = await addPart('Belt', top);
    await app.call('DELETE', `/spare-parts/${part}`);
    const { change } = (await removeCategory(top)).body as { change: string };
    const missing = await restore({ ids: [part, '671f0c2ab3d94e5f60718293'] });
    expect(missing).toMatchObject({ status: 404, body: { code: 'not_in_trash' } });
    expect((await list('&q=BEL')).data).toMatchObject([{ kind: 'part', together: 1 }]);
    expect((await restore({ change })).body).toMatchObject({ changed: 1 });
    expect(await restore({ change })).toMatchObject({ status: 404 });
    expect((await restore({ ids: [part] })).body).toMatchObject({ changed: 1 });
    expect(await categoryOf(part)).toBe('Top');
    expect((await list()).total).toBe(0);
  });

  test('a merge moves parts, subcategories and attributes, and is undone by a restore', async () => {
    const [source, target] = [await add('Source'), await add('Target')];
    const below = await add('Below', source);
    const parts = [await addPart('Belt', source), await addPart('Comb', below)];
    const touched = await addPart('Touched', source);
    const attribute = { key: 'load', labelEn: 'Load', labelZh: '载重', kind: 'number' };
    await app.postJson('/attributes', { ...attribute, categoryIds: [source] });
    const attributes = async () =>
      (await app.read<{ categoryIds: { name: string }[] }[]>('/attributes'))[0]?.categoryIds;
    const body = { code: 'category_merged_below' };
    expect(await merge(source, below)).toMatchObject({ status: 400, body });
    expect(await merge(source, target)).toMatchObject({
      status: 200,
      body: { movedCategories: 1, movedSpareParts: 2 },
    });
    expect(await tree()).toMatchObject([
      { name: 'Target', partCount: 2, children: [{ name: 'Below', partCount: 1 }] },
    ]);
    expect(await attributes()).toMatchObject([{ name: 'Target' }]);
    await app.sendForm('PUT', `/spare-parts/${touched}`, { name: 'Edited', categoryId: target });
    expect(await restoreCategory(source)).toMatchObject({ changed: 4, skipped: [] });
    expect(await tree()).toMatchObject([
      { name: 'Source', partCount: 2, children: [{ name: 'Below', partCount: 1 }] },
      { name: 'Target', partCount: 0 },
    ]);
    expect(await Promise.all(parts.map(categoryOf))).toEqual(['Source', 'Below']);
    expect(await attributes()).toMatchObject([{ name: 'Source' }]);
  });

  test('a part and its category come back together, whichever was deleted first', async () => {
    const top = await add('Top');
    const parts = [await addPart('Before', top), await addPart('After', top)];
    await app.call('DELETE', `/spare-parts/${parts[0]}`);
    await removeCategory(top);
    await app.call('DELETE', `/spare-parts/${parts[1]}`);
    expect((await restore({ ids: [top, ...parts] })).body).toMatchObject({ skipped: [] });
    expect(await Promise.all(parts.map(categoryOf))).toEqual(['Top', 'Top']);
  });

  test('the trash is searched by names in both languages and by numbers', async () => {
    const top = await add('Doors', '', { nameZh: '门' });
    const below = await add('Rollers', top, { nameZh: '滚轮' });
    const fields = { name: 'Belt', nameZh: '皮带', partNumber: 'DB-1', categoryId: below };
    const { _id } = await app.addPart(fields);
    await app.call('DELETE', `/spare-parts/${_id}`);
    await removeCategory(top);
    const found = await Promise.all(
      ['皮带', 'db-1', '滚轮', 'rollers'].map(
        async (q) => (await list(`&q=${encodeURIComponent(q)}`)).data,
      ),
    );
    expect(found.map((entries) => entries.map(({ name }) => name))).toEqual([
      ['Belt'],
      ['Belt'],
      ['Doors'],
      ['Doors'],
    ]);
  });

  test('a deletion can be restored, deleted and restored again, from the trash and in the history', async () => {
    const top = await add('Top');
    const part = await addPart('Belt', top);
    const undo = async (id: string) =>
      (await app.call<UndoResult>('POST', `/changes/${id}/undo`)).body.change ?? '';
    const { change: deletion } = (await removeCategory(top)).body as { change: string };
    const { change: restoration = '' } = await restoreCategory(top);
    await undo(restoration);
    expect(await tree()).toEqual([]);
    expect(await categoryOf(part)).toBeUndefined();
    await undo(deletion);
    expect(await tree()).toMatchObject([{ name: 'Top', partCount: 1 }]);
    expect(await categoryOf(part)).toBe('Top');
  });

  test('a part keeps its deleted category while it is deleted, edited and restored, until it gets another', async () => {
    const [top, other] = [await add('Top'), await add('Other')];
    const [edited, moved] = [await addPart('Edited', top), await addPart('Moved', top)];
    await app.call('DELETE', `/spare-parts/${edited}`);
    await removeCategory(top);
    await restore({ ids: [edited] });
    expect(await categoryOf(edited)).toBeUndefined();
    const set = { ids: [edited, moved], set: { brand: 'Otis' } };
    await app.postJson('/spare-parts', set, 'PATCH');
    await app.sendForm('PUT', `/spare-parts/${edited}`, { name: 'Edited', brand: 'Kone' });
    await app.postJson('/spare-parts/bulk', { action: 'move', ids: [moved], categoryId: other });
    await app.postJson('/spare-parts/bulk', { action: 'move', ids: [moved], categoryId: null });
    expect(await restoreCategory(top)).toMatchObject({ skipped: [{ _id: moved }] });
    expect([await categoryOf(edited), await categoryOf(moved)]).toEqual(['Top', undefined]);
    const sorted = await app.get<SparePart[]>('/spare-parts?sort=category');
    expect(sorted.body.map(({ name }) => name)).toEqual(['Moved', 'Edited']);
  });

  test('a restore puts no category below itself', async () => {
    const [top, target] = [await add('Top'), await add('Target')];
    const source = await add('Source', top);
    const below = await add('Below', source);
    await merge(source, target);
    await app.postJson(`/categories/${top}/position`, { parentId: below }, 'PUT');
    expect((await restoreCategory(source)).skipped).toMatchObject([{ _id: below }]);
    const branch = { name: 'Below', children: [{ name: 'Top', children: [{ name: 'Source' }] }] };
    expect(await tree()).toMatchObject([{ name: 'Target', children: [branch] }]);
  });
});

import { insertRows } from '@/server/db/sql';
import type { BulkResult, PartsAction, PartsEdit, SparePart } from '@/server/generated/requests';
import { newId } from '@/server/lib/ids';
import { useTestApp } from '@/server/testing/buildTestApp';
import { DATABASE_KINDS } from '@/server/testing/databases';
import { createCategory } from '../categories/service';
import { deleteCategory } from '../categories/deletion';
import { createSpareParts } from './service';
import type { SparePartValues } from './form';

interface PartPage {
  total: number;
  selection?: string;
}
type Result = BulkResult & { code?: string; params?: object; error?: string };

describe.each(DATABASE_KINDS)('changing many parts at once on %s', (kind) => {
  const app = useTestApp({ kind, role: 'admin' });

  const add = (...values: SparePartValues[]) =>
    createSpareParts(
      app.db,
      values.map((fields) => ({ values: fields, images: [] })),
    );
  const edit = async (form: PartsEdit) =>
    (await app.postJson<Result>('/spare-parts', form, 'PATCH')).body;
  const act = async (form: PartsAction) =>
    (await app.postJson<Result>('/spare-parts/bulk', form)).body;
  const list = async (query = '') => {
    const path = `/spare-parts?sort=createdAt&lang=all&includeHidden=true${query}`;
    return await app.read<SparePart[]>(path);
  };
  const selectionOf = async (query = '') =>
    (await app.read<PartPage>(`/spare-parts?page=1&limit=1&includeHidden=true${query}`))
      .selection ?? '';
  const names = async (query = '') => (await list(query)).map(({ name }) => name);
  const idsOf = async (query: string) => (await list(query)).map(({ _id }) => _id);
  const addCategory = async () =>
    (await createCategory(app.db, { name: 'Doors', description: '', parentId: null }, null)).id;

  test('sets fields of the parts with these ids and records one change', async () => {
    const ids = await add({ name: 'a' }, { name: 'b', brand: 'Zeta' }, { name: 'c' });
    const set = { brand: 'Zeta', descriptionZh: '一\n二', hidden: true };
    const { change, ...result } = await edit({ ids: ids.slice(0, 2), set });
    expect(result).toEqual({ matched: 2, changed: 2 });
    const changed = { brand: 'Zeta', descriptionZh: '一\n二', hidden: true };
    expect(await list()).toMatchObject([changed, changed, { name: 'c', version: 1 }]);
    const recorded = app.db.reader.selectFrom('changes').selectAll();
    expect(await recorded.where('id', '=', change ?? '').executeTakeFirst()).toMatchObject({
      actor: app.email,
      kind: 'part',
      action: 'edited',
      count: 2,
    });
    expect(await edit({ ids: ids.slice(0, 2), set })).toEqual({ matched: 2, changed: 0 });
  });

  test('changes all that a list has, unless others have changed which these are', async () => {
    const [belt = ''] = await add({ name: 'belt' }, { name: 'belt cover' }, { name: 'comb' });
    await edit({ ids: [belt], set: { hidden: true } });
    const form = { filter: { q: 'belt' }, set: { partType: 'Belt' } };
    const before = await selectionOf('&q=belt');
    // One more and one less.
    const [other = ''] = await add({ name: 'belt guide' });
    await act({ action: 'delete', ids: [other] });
    const [exchanged = ''] = await add({ name: 'belt guide' });
    await edit({ ids: [belt], set: { name: 'rope' } });
    const selection = await selectionOf('&q=belt');
    const error = { code: 'selection_changed', params: { count: 2 }, selection };
    expect(await edit({ ...form, selection: before, expectedCount: 2 })).toMatchObject(error);
    expect(await edit({ ...form, selection: before, dryRun: true })).toMatchObject(error);
    const remove = { action: 'delete' as const, filter: form.filter };
    expect(await act({ ...remove, selection: before })).toMatchObject(error);
    expect(await names('&q=partType')).toEqual([]);
    // What changes in the parts, in their order or elsewhere is no other selection.
    await edit({ ids: [exchanged], set: { name: 'A belt guide' } });
    await add({ name: 'rail' });
    expect(await selectionOf('&q=belt&sort=name')).toBe(selection);
    expect(await edit({ ...form, selection })).toMatchObject({ matched: 2, changed: 2 });
    await act({ action: 'delete', ids: await idsOf('&q=guide') });
    await act({ action: 'delete', ids: await idsOf('&q=rail') });
    expect(await act({ action: 'delete', ids: [belt, newId()] })).toMatchObject({
      code: 'selection_changed',
      params: { count: 1 },
    });
    const goOn = { action: 'delete' as const, ids: [belt, newId()], expectedCount: 1 };
    expect(await act(goOn)).toMatchObject({ matched: 1, changed: 1 });
    expect(await names()).toEqual(['belt cover', 'comb']);
  });

  test('a list of visitors, and one that is too long for a change, has no selection', async () => {
    await add({ name: 'belt' });
    const { body } = await app.get<PartPage>('/spare-parts?page=1');
    expect(body).toMatchObject({ total: 1 });
    expect(body).not.toHaveProperty('selection');
  });

  test('replaces a text as it is written, after a dry run that changes nothing', async () => {
    const ids = await add({ name: 'Belt 10 mm $& mm' }, { name: 'Belt 8 MM' });
    const replace = { field: 'name' as const, find: ' mm', replaceWith: '$&' };
    const after = 'Belt 10$& $&$&';
    expect(await edit({ ids, replace, dryRun: true })).toEqual({
      matched: 2,
      changed: 1,
      samples: [
        { _id: ids[0], name: 'Belt 10 mm $& mm', field: 'name', before: 'Belt 10 mm $& mm', after },
      ],
    });
    expect(await names()).toEqual(['Belt 10 mm $& mm', 'Belt 8 MM']);
    expect(await edit({ ids, replace })).toMatchObject({ matched: 2, changed: 1 });
    expect(await names()).toEqual([after, 'Belt 8 MM']);
    const bad = { ...replace, find: 'Belt 8 MM', replaceWith: ' ' };
    expect(await edit({ ids, replace: bad })).toMatchObject({ code: 'replacement_empties_name' });
    const long = { ...replace, find: 'Belt', replaceWith: 'x'.repeat(200) };
    expect(await edit({ ids, replace: long, dryRun: true })).toMatchObject({
      code: 'replacement_too_long',
      params: { name: after, field: 'name', max: 200 },
    });
  });

  test('moves parts, but not to a category that has been deleted', async () => {
    const ids = await add({ name: 'a' }, { name: 'b' });
    const categoryId = await addCategory();
    const move = { action: 'move' as const, ids, categoryId };
    expect(await act(move)).toMatchObject({ matched: 2, changed: 2 });
    expect(await names(`&categoryId=${categoryId}`)).toEqual(['a', 'b']);
    await deleteCategory(app.db, categoryId);
    expect(await act(move)).toMatchObject({ code: 'category_unknown' });
    expect(await names('&missing=category')).toEqual(['a', 'b']);
  });

  test('deletes the parts of a filter', async () => {
    await add({ name: 'a' }, { name: 'b' });
    const filter = { missing: ['category' as const] };
    const selection = await selectionOf('&missing=category');
    expect(await act({ action: 'delete', filter, selection })).toMatchObject({ changed: 2 });
    expect(await names()).toEqual([]);
  });

  test('duplicates are drafts with all but the number', async () => {
    const categoryId = await addCategory();
    const references = ['{"kind":"oem","maker":"Zeta","number":"4711"}'];
    const fields = { name: 'x'.repeat(200), nameZh: '皮带', partNumber: 'AX-17', categoryId };
    await app.addPart({ ...fields, brand: 'Zeta', references });
    const [{ _id = '' } = {}] = await list();
    await app.db.writer
      .insertInto('sparePartImages')
      .values({ partSeq: 1, position: 0, file: 'a.jpg' })
      .execute();
    const { ids, ...result } = await act({ action: 'duplicate', ids: [_id] });
    expect(result).toEqual({ matched: 1, changed: 1, change: expect.any(String) as string });
    const path = `/spare-parts/${ids?.[0]}?includeHidden=true&lang=all`;
    const { body } = await app.get<SparePart>(path);
    expect(body).toMatchObject({
      name: `${'x'.repeat(193)} (copy)`,
      nameZh: '皮带（副本）',
      brand: 'Zeta',
      categoryId: { name: 'Doors' },
      references: [{ maker: 'Zeta', number: '4711' }],
      images: ['a.jpg'],
      hidden: true,
    });
    expect(body).not.toHaveProperty('partNumber');
    expect(await names('&hidden=false')).toEqual([fields.name]);
  });

  test.each([
    ['neither ids nor a filter', { set: { brand: 'x' } }],
    ['a filter without its selection', { filter: {}, expectedCount: 0, set: { brand: 'x' } }],
    ['nothing to set', { ids: [newId()] }],
    ['an unknown field', { ids: [newId()], set: { colour: 'red' } }],
    ['a misspelt parameter', { ids: [newId()], set: { brand: 'x' }, dryrun: true }],
    ['an empty name', { ids: [newId()], set: { name: ' ' } }],
  ])('rejects %s', async (_title, form) => {
    expect((await app.postJson('/spare-parts', form, 'PATCH')).status).toBe(400);
  });

  test('rejects more parts than can be changed at once', async () => {
    const { writer } = app.db;
    const parts = Array.from({ length: 5001 }, () => {
      const id = newId();
      const at = '2026-11-28T12:00:00.000Z';
      const keys = { nameKey: id, brandKey: '', categoryKey: '' };
      return { id, name: id, ...keys, createdAt: at, updatedAt: at };
    });
    await insertRows(writer, 'spareParts', parts as never);
    expect(await selectionOf()).toBe('');
    const form = { filter: {}, selection: 'x', set: { brand: 'Zeta' } };
    expect(await edit(form)).toMatchObject({ code: 'too_many_parts', params: { max: 5000 } });
  });
});

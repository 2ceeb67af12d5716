import { TRANSLATED_FIELDS } from '@/shared/partFields';
import { useTestApp } from '@/server/testing/buildTestApp';
import { PASSWORD } from '@/server/testing/client';
import { DATABASE_KINDS } from '@/server/testing/databases';
import { storeInquiry } from '@/server/testing/inquiries';
import type { Change, UndoResult } from '@/server/generated/requests';
import { stageFile } from '@/server/testing/stagedFile';
import { columnRepository, headingsKey } from '../imports/columnRepository';
import { importRepository } from '../imports/repository';
import { purgeChanges } from '../../core/history/retention';
import { purgeImports } from '../imports/retention';

interface Page {
  data: Change[];
  total: number;
}

describe.each(DATABASE_KINDS)('%s: the history', (kind) => {
  const app = useTestApp({ kind, role: 'admin' });

  const list = (query = '') => app.read<Page>(`/changes${query}`);
  const latest = async () => (await list()).data[0];
  const undo = (id = '') => app.call<UndoResult & { code: string }>('POST', `/changes/${id}/undo`);
  const addPart = async (fields: Record<string, string>) => (await app.addPart(fields))._id;
  const put = (path: string, fields: Record<string, string>) => app.sendForm('PUT', path, fields);

  test('has who changed which field of a part, when, from what to what', async () => {
    const { _id: categoryId } = await app.addCategory('Belts');
    const id = await addPart({ name: 'Belt', material: 'Steel' });
    const fields = { name: 'Belt', brand: 'K', categoryId };
    for (const sent of [fields, fields]) await put(`/spare-parts/${id}`, sent);
    const { data, total } = await list(`?entityId=${id}`);
    expect(total).toBe(2);
    const item = { entityId: id, name: 'Belt' };
    expect(data).toMatchObject([
      { actor: app.email, kind: 'part', action: 'edited', count: 1, at: expect.any(String) },
      { action: 'created', items: [{ ...item, field: '' }] },
    ]);
    expect(data[0]?.items).toEqual([
      { ...item, field: 'brand', after: 'K' },
      { ...item, field: 'material', before: 'Steel' },
      { ...item, field: 'categoryId', after: categoryId, afterName: 'Belts' },
    ]);
  });

  test('has a change by its id', async () => {
    await addPart({ name: 'Belt' });
    const change = await latest();
    await addPart({ name: 'Rope' });
    expect(await list(`?id=${change?._id}`)).toMatchObject({ total: 1, data: [change] });
  });

  test('has all values of one record, and the first ten of many', async () => {
    const texts = Object.fromEntries(TRANSLATED_FIELDS.map((field) => [field, '24 h']));
    const ids = [await addPart({ name: 'Belt' }), await addPart({ name: 'Rope' })];
    await put(`/spare-parts/${ids[0]}`, texts);
    expect((await latest())?.items).toHaveLength(TRANSLATED_FIELDS.length);
    await app.postJson('/spare-parts', { ids, set: { ...texts, name: 'Rod' } }, 'PATCH');
    expect(await latest()).toMatchObject({ count: 2, items: { length: 10 } });
  });

  test('has the images, other numbers and attribute values of a part', async () => {
    const attribute = { key: 'load', labelEn: 'Load', labelZh: '载重', kind: 'number' };
    await app.postJson('/attributes', attribute);
    const id = await addPart({ name: 'Rope' });
    await put(`/spare-parts/${id}`, {
      name: 'Rope',
      references: JSON.stringify({ kind: 'oem', number: 'R-1' }),
      attributes: JSON.stringify({ key: 'load', number: 630 }),
    });
    expect((await latest())?.items).toMatchObject([
      { field: 'references', after: '[{"kind":"oem","maker":"","number":"R-1"}]' },
      { field: 'attribute.load', after: '630' },
    ]);
  });

  test('names records in Chinese, and finds them by either name', async () => {
    const fields = { name: 'Wire 100%', nameZh: '钢丝绳' };
    const category = await app.sendForm<{ _id: string }>('POST', '/categories', fields);
    const id = await addPart(fields);
    await put(`/spare-parts/${id}`, { ...fields, name: 'Cable', categoryId: category.body._id });
    const { data, total } = await list(`?lang=zh&q=${encodeURIComponent('E 100%')}`);
    expect(total).toBe(2);
    expect(data[0]).toMatchObject({ kind: 'part', items: [{ name: '钢丝绳' }] });
    expect((await list(`?q=${encodeURIComponent('钢丝')}`)).total).toBe(3);
    expect((await list('?q=1000')).total).toBe(0);
    const [edit] = (await list(`?lang=zh&entityId=${id}`)).data;
    const item = edit?.items.find(({ field }) => field === 'categoryId');
    expect(item).toMatchObject({ name: '钢丝绳', afterName: '钢丝绳' });
    await app.call('DELETE', `/spare-parts/${id}`);
    expect((await list(`?kind=part&q=${encodeURIComponent('钢丝')}`)).total).toBe(3);
  });

  test('is filtered by person, thing and day', async () => {
    await app.addCategory('Ropes');
    await addPart({ name: 'Rope' });
    const { at = '' } = (await latest()) ?? {};
    const day = at.slice(0, 10);
    const totals = async (...queries: string[]) =>
      Promise.all(queries.map(async (query) => (await list(query)).total));
    expect(await totals('?kind=part', '?kind=category&action=created', '?action=edited')).toEqual([
      1, 1, 0,
    ]);
    const actors = [`?actor=${app.email.toUpperCase()}`, '?actor=other@example.com'];
    expect(await totals(...actors)).toEqual([2, 0]);
    expect(await totals(`?from=${day}&to=${day}`, `?from=${at}`, `?to=${at}`)).toEqual([2, 1, 1]);
    expect((await app.get('/changes?from=2026-02-30')).status).toBe(400);
    expect((await app.get('/changes?from=yesterday')).status).toBe(400);
  });

  test("an inquiry's state comes back, unless it has been changed since", async () => {
    const id = await storeInquiry(app, {});
    const change = (changes: object) => app.postJson(`/inquiries/${id}`, changes, 'PATCH');
    await change({ state: 'won', spam: true });
    const { _id, items } = (await latest()) ?? {};
    expect(items).toMatchObject([
      { field: 'state', before: 'new', after: 'won' },
      { field: 'spam', after: 'true' },
    ]);
    await change({ state: 'lost' });
    const { body } = await undo(_id);
    expect(body).toMatchObject({ changed: 1, skipped: [{ _id: id, reason: 'edited' }] });
    expect((await app.read<{ state: string }>(`/inquiries/${id}`)).state).toBe('lost');
    expect(await undo(_id)).toMatchObject({ status: 409, body: { code: 'change_undone' } });
    expect((await list()).data[2]).toMatchObject({ _id, undoneBy: body.change });
  });

  test('an attribute is restored with its id, and what it was before an edit', async () => {
    const form = { key: 'width', labelEn: 'Width', labelZh: '宽度', kind: 'number', unit: 'mm' };
    const { _id: id } = (await app.postJson<{ _id: string }>('/attributes', form)).body;
    await app.postJson(`/attributes/${id}`, { ...form, labelEn: 'Wdth' }, 'PUT');
    expect((await undo((await latest())?._id)).body).toMatchObject({ changed: 1, skipped: [] });
    expect((await undo((await list()).data[2]?._id)).body).toMatchObject({ changed: 1 });
    await undo((await latest())?._id);
    await app.call('DELETE', `/attributes/${id}`);
    const deletion = await latest();
    await undo(deletion?._id);
    const find = async () =>
      (await app.read<{ _id: string }[]>('/attributes')).find(({ _id }) => _id === id);
    expect(await find()).toMatchObject(form);
    expect((await undo((await latest())?._id)).body.changed).toBe(1);
    expect(await find()).toBeUndefined();
  });

  const template = { field: 'remarks', name: 'Packing', textEn: 'In crates.', textZh: '' };
  const words = { term: 'limiter', meaning: 'governor' };
  const pair = { name: 'limiter = governor', changed: { ...words, meaning: 'speed governor' } };

  test.each([
    ['template', '/text-templates', template, 'Packing', { ...template, textEn: 'In boxes.' }],
    ['synonym', '/search/synonyms', words, pair.name, pair.changed],
  ])('has each %s, which is restored with its id', async (of, path, form, name, changed) => {
    const read = async () => {
      const body = await app.read<{ _id: string }[] | { data: { _id: string }[] }>(path);
      const all = Array.isArray(body) ? body : body.data;
      return all.map(({ _id, ...row }) => ({ id: _id, ...row, version: undefined }));
    };
    const { _id: id } = (await app.postJson<{ _id: string }>(path, form)).body;
    const creation = await latest();
    const field = Object.keys(form)[0] ?? '';
    const [value] = Object.values(form);
    const items = expect.arrayContaining([{ entityId: id, name, field, after: value }]) as object;
    expect(creation).toMatchObject({ actor: app.email, kind: of, action: 'created', items });
    await app.postJson(`${path}/${id}`, changed, 'PUT');
    const edit = await latest();
    expect(edit).toMatchObject({ kind: of, action: 'edited', items: { length: 1 } });
    expect((await undo(creation?._id)).body).toMatchObject({
      changed: 0,
      skipped: [{ _id: id, reason: 'edited' }],
    });
    expect((await undo(edit?._id)).body).toMatchObject({ changed: 1, skipped: [] });
    expect(await read()).toMatchObject([{ id, ...form }]);

    const { body } = await app.call<{ change: string }>('DELETE', `${path}/${id}`);
    expect(await list(`?kind=${of}&action=deleted`)).toMatchObject({
      data: [{ _id: body.change }],
    });
    expect((await undo(edit?._id)).status).toBe(409);
    await undo(body.change);
    expect(await read()).toMatchObject([{ id, ...form }]);
    expect((await undo((await latest())?._id)).body).toMatchObject({ changed: 1 });
    expect(await read()).toEqual([]);
  });

  test('a pair of words is not restored beside the same one, nor a text without words', async () => {
    const add = () => app.postJson<{ _id: string }>('/search/synonyms', words);
    const { _id: id } = (await add()).body;
    const { body } = await app.call<{ change: string }>('DELETE', `/search/synonyms/${id}`);
    await add();
    expect(await undo(body.change)).toMatchObject({
      status: 409,
      body: { code: 'synonym_exists' },
    });
    expect((await app.read<Page>('/search/synonyms')).total).toBe(1);

    const { _id: entityId } = (await app.postJson<{ _id: string }>('/text-templates', template))
      .body;
    const put = (form: object) => app.postJson(`/text-templates/${entityId}`, form, 'PUT');
    await put({ ...template, textZh: '木箱' });
    const path = `/changes/${(await latest())?._id}/restore-value`;
    await put({ ...template, textEn: '', textZh: '木箱' });
    const restored = await app.postJson(path, { entityId, field: 'textZh' });
    expect(restored).toMatchObject({ status: 400, body: { code: 'template_empty' } });
  });

  test('changes of accounts are recorded; they need a password and cannot be undone', async () => {
    const user = await app.logInAs('user');
    await app.logInAs('admin');
    const accounts = await app.read<{ _id: string; emailId: string }[]>('/accounts');
    const { _id: id = '' } = accounts.find(({ emailId }) => emailId === user) ?? {};
    const change = { role: 'admin', currentPassword: PASSWORD };
    await app.postJson(`/accounts/${id}`, change, 'PATCH');
    await app.call('DELETE', `/accounts/${id}`);
    const { data } = await list('?kind=account');
    expect(data).toMatchObject([
      { action: 'deleted', items: [{ name: user, field: 'role', before: 'admin' }] },
      { action: 'edited', items: [{ name: user, field: 'role', before: 'user', after: 'admin' }] },
    ]);
    const body = { code: 'change_not_undoable' };
    expect(await undo(data[1]?._id)).toMatchObject({ status: 409, body });
  });

  test('is stored for two years', async () => {
    await addPart({ name: 'Belt' });
    const years = (count: number) => Date.now() + count * 366 * 86_400_000;
    await purgeChanges(app.db, () => years(1));
    expect(await purgeChanges(app.db, () => years(1) + 25 * 3_600_000)).toBe(0);
    await app.db.writer.deleteFrom('jobs').execute();
    await purgeChanges(app.db, () => years(3));
    expect(await purgeChanges(app.db, () => years(3) + 25 * 3_600_000)).toBe(1);
    expect((await undo('671f0c2ab3d94e5f60718293')).status).toBe(404);
  });

  test('imports are removed 30 days after they were applied, or else uploaded', async () => {
    const { writer } = app.db;
    const staged = importRepository(writer);
    const stage = () => stageFile(writer, ['A-1']);
    const [uploaded, applied] = [await stage(), await stage()];
    const columns = columnRepository(writer);
    await columns.remember([{ heading: 'No', field: 'partNumber' }], new Date());
    const days = (count: number) => Date.now() + count * 86_400_000;
    const appliedAt = new Date(days(10)).toISOString();
    await staged.update(applied, ['reading'], { state: 'applied', appliedAt });
    const purge = async (day: number) => {
      await writer.deleteFrom('jobs').execute();
      await purgeImports(app.db, () => days(day - 2));
      await purgeImports(app.db, () => days(day));
      const left = await Promise.all([uploaded, applied].map((id) => staged.find(id)));
      return left.map((row) => row?.id);
    };
    expect(await purge(29)).toEqual([uploaded, applied]);
    expect(await purge(31)).toEqual([undefined, applied]);
    expect(await purge(41)).toEqual([undefined, undefined]);
    const rememberedAt = async (day: number) => {
      await purge(day);
      return (await columns.find([headingsKey(['No'])])).size;
    };
    expect([await rememberedAt(720), await rememberedAt(740)]).toEqual([1, 0]);
  });
});

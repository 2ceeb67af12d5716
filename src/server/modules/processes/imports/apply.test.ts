import { useTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { checkFile } from '@/server/testing/checkedFile';
import { DATABASE_KINDS } from '@/server/testing/databases';
import { makeImage } from '@/server/testing/images';
import { stageImport, type StagedResult } from '@/server/testing/stagedImport';
import type { Category, Change, Import, SparePart, UndoResult } from '@/server/generated/requests';
import { reindex } from '../../catalogue/search/reindex';
import { applyImport } from './apply';
import { importRepository } from './repository';

type Fields = Parameters<TestApp['sendForm']>[2];

const ACTOR = { email: 'admin@example.com' };

describe.each(DATABASE_KINDS)('%s: applying imports', (kind) => {
  const app = useTestApp({ kind, role: 'admin' });

  const stage = (results: StagedResult[]) => stageImport(app.db, results);
  const apply = (id: string) => applyImport(app.db, id, ACTOR);
  const undo = async (id: string) => {
    const { change } = await app.read<Import>(`/imports/${id}`);
    return app.call<UndoResult & { code: string }>('POST', `/changes/${change}/undo`);
  };
  const stateOf = async (id: string) => (await importRepository(app.db.reader).find(id))?.state;
  const savePart = async (fields: Fields, id?: string) => {
    const path = id ? `/spare-parts/${id}` : '/spare-parts';
    return (await app.sendForm<SparePart>(id ? 'PUT' : 'POST', path, fields)).body;
  };
  const readParts = (query = '') =>
    app.read<SparePart[]>(`/spare-parts?includeHidden=true&lang=all${query}`);
  const readTree = () => app.read<Category[]>('/categories');
  const addAttribute = async (): Promise<string> => {
    const form = { key: 'length', labelEn: 'Length', labelZh: '长度', kind: 'number', unit: 'mm' };
    return (await app.postJson<{ _id: string }>('/attributes', form)).body._id;
  };
  const latest = async () =>
    (await app.read<{ data: Change[] }>('/changes?limit=1')).data[0] as Change;

  /** Two parts, and an import that changes both and adds two in new categories. */
  const stageAll = async () => {
    const attributeId = await addAttribute();
    const [{ images: [image = ''] = [] }, { images: [other = ''] = [] }] = [
      await savePart({ name: 'Photo', images: await makeImage() }),
      await savePart({ name: 'Photo', images: await makeImage('jpeg') }),
    ];
    const rope = await savePart({ name: 'Rope', partNumber: 'R-1', images: await makeImage() });
    const belt = await savePart({ name: 'Belt', partNumber: 'B-1', material: 'Stel' });
    const value = { attributeId, value: '1200', number: 1200 };
    const belts = { parentId: null, names: ['Doors', 'Belts'] };
    const results: StagedResult[] = [
      { state: 'changed', partId: rope._id, set: { partNumber: 'B-1' }, images: [other] },
      {
        state: 'changed',
        partId: belt._id,
        set: { partNumber: 'R-1', material: 'Steel' },
        newCategory: belts,
        values: [value],
      },
      {
        state: 'new',
        texts: { name: 'Roller', partNumber: 'N-1' },
        newCategory: { parentId: null, names: ['doors'] },
        images: [image],
        values: [value],
      },
      { state: 'new', texts: { name: 'Roller 2', hidden: true }, newCategory: belts },
      { state: 'new', texts: { name: 'Left out' }, excluded: true },
      { state: 'faulty', texts: { name: 'Faulty' } },
      { state: 'unchanged' },
    ];
    return { rope, belt, image, other, id: await stage(results) };
  };

  test('new and changed rows are written as one change, others are skipped', async () => {
    const { rope, belt, image, other, id } = await stageAll();
    await apply(id);
    expect(await stateOf(id)).toBe('applied');
    const parts = await readParts();
    expect(parts.map(({ name }) => name)).not.toContain('Left out');
    expect(parts.map(({ name }) => name)).not.toContain('Faulty');
    const whole = async (name: string) => {
      const path = `/spare-parts/${parts.find((part) => part.name === name)?._id}`;
      return await app.read<SparePart>(`${path}?includeHidden=true`);
    };
    const attributes = [{ key: 'length', number: 1200 }];
    expect(await whole('Rope')).toMatchObject({ partNumber: 'B-1', images: [other] });
    const filed = { material: 'Steel', categoryId: { name: 'Belts' }, attributes };
    expect(await whole('Belt')).toMatchObject({ partNumber: 'R-1', ...filed });
    const added = { categoryId: { name: 'Doors' }, images: [image], attributes };
    expect(await whole('Roller')).toMatchObject({ partNumber: 'N-1', version: 1, ...added });
    expect(await readTree()).toMatchObject([{ name: 'Doors', children: [{ name: 'Belts' }] }]);
    const change = await latest();
    expect(change).toMatchObject({ action: 'imported', kind: 'part', count: 6 });
    const edited = change.items.filter(({ entityId }) => entityId === rope._id);
    expect(edited.map(({ field }) => field)).toEqual(['partNumber', 'images']);
    await reindex(app.db);
    const find = async (q: string) =>
      (await app.read<SparePart[]>(`/spare-parts?q=${q}`)).map(({ name }) => name);
    expect(await find('roller')).toEqual(['Roller']);
    expect(await find('R-1')).toEqual(['Belt']);
    expect(belt.name).toBe('Belt');
  });

  test('an undo gives everything back; that can be undone, too', async () => {
    const { id } = await stageAll();
    const before = await readParts();
    const tree = await readTree();
    await apply(id);
    const after = await readParts();
    expect((await undo(id)).body).toMatchObject({ changed: 6, skipped: [] });
    const versionless = (parts: SparePart[]) =>
      parts.map(({ version: _version, updatedAt: _at, ...part }) => part);
    expect(versionless(await readParts())).toEqual(versionless(before));
    expect(await readTree()).toEqual(tree);
    expect(await stateOf(id)).toBe('undone');
    expect(await undo(id)).toMatchObject({ status: 409, body: { code: 'change_undone' } });
    expect(await latest()).toMatchObject({ action: 'undone', count: 6 });
    await app.call('POST', `/changes/${(await latest())._id}/undo`);
    expect(versionless(await readParts())).toEqual(versionless(after));
    const again = await app.read<Import>(`/imports/${id}`);
    expect(again).toMatchObject({ state: 'applied', change: (await latest())._id });
    expect(again.undo).toBeUndefined();
    await app.call('POST', `/changes/${(await latest())._id}/undo`);
    expect(versionless(await readParts())).toEqual(versionless(before));
    expect(await stateOf(id)).toBe('undone');
  });

  test('the undo of an import that was repeated removes its categories, whatever their ids', async () => {
    const names = ['Doors', 'Belts', 'Toothed', 'Steel', 'Black'];
    const texts = { name: 'Belt' };
    const id = await stage([{ state: 'new', texts, newCategory: { parentId: null, names } }]);
    await apply(id);
    for (const expected of [[], [{ name: 'Doors' }], []]) {
      const undone = await app.call('POST', `/changes/${(await latest())._id}/undo`);
      expect(undone.body).toMatchObject({ skipped: [] });
      expect(await readTree()).toMatchObject(expected);
    }
  });

  test('what was edited after the import stays, and is listed', async () => {
    const { belt, rope, id } = await stageAll();
    await apply(id);
    const roller = (await readParts('&q=roller'))[0] as SparePart;
    await savePart({ name: 'Roller', categoryId: roller.categoryId?._id ?? '' }, roller._id);
    await savePart({ name: 'Belt', partNumber: 'R-1', material: 'Iron' }, belt._id);
    const { body: result } = await undo(id);
    // Also later, when the import is shown again.
    expect(await app.read<Import>(`/imports/${id}`)).toMatchObject({
      state: 'undone',
      undo: result,
    });
    expect(new Map(result.skipped.map(({ name, reason }) => [name, reason]))).toEqual(
      new Map([
        ['Roller', 'edited'],
        ['Doors', 'inUse'],
        ['Belt', 'edited'],
      ]),
    );
    expect(await readTree()).toMatchObject([{ name: 'Doors', partCount: 1 }]);
    const parts = await readParts();
    expect(parts.find(({ _id }) => _id === belt._id)).toMatchObject({
      partNumber: 'B-1',
      material: 'Iron',
    });
    expect(parts.find(({ _id }) => _id === rope._id)).toMatchObject({ partNumber: 'R-1' });
  });

  test('a part stays without its former number where another one has that', async () => {
    const { _id: partId } = await savePart({ name: 'Rope', partNumber: 'R-1', weight: '1 kg' });
    const set = { partNumber: 'R-2', weight: '2 kg' };
    const id = await stage([{ state: 'changed', partId, set }]);
    await apply(id);
    await savePart({ name: 'Other', partNumber: 'r-1' });
    const skipped = [{ name: 'Rope', reason: 'numberTaken' }];
    expect((await undo(id)).body).toMatchObject({ skipped });
    const [rope] = (await readParts()).filter(({ _id }) => _id === partId);
    expect(rope).toMatchObject({ partNumber: 'R-2', weight: '1 kg' });
  });

  test('what a row does not name stays: other numbers, values and images', async () => {
    await addAttribute();
    const width = { key: 'width', labelEn: 'Width', labelZh: '宽', kind: 'number', unit: 'mm' };
    await app.postJson('/attributes', width);
    const reference = { kind: 'oem', maker: 'Otto', number: 'O-9' };
    const { _id, images } = await savePart({
      name: 'Rope',
      partNumber: 'R-1',
      images: await makeImage(),
      references: [JSON.stringify(reference)],
      attributes: ['{"key":"length","number":5}', '{"key":"width","number":6}'],
    });
    const id = await checkFile(app.db, ['ID|Part No.|Length', `${_id}|R-2|7`]);
    await apply(id);
    expect(await app.read<SparePart>(`/spare-parts/${_id}`)).toMatchObject({
      partNumber: 'R-2',
      images,
      references: [reference],
      attributes: [
        { key: 'length', number: 7 },
        { key: 'width', number: 6 },
      ],
    });
    expect((await latest()).items.map(({ field }) => field)).toEqual([
      'partNumber',
      'attribute.length',
    ]);
    const found = await app.get<SparePart[]>('/spare-parts?q=O-9');
    expect(found.body.map(({ name }) => name)).toEqual(['Rope']);
  });

  test('a part can lose its number and category, and become a draft, which is not found', async () => {
    const { _id: categoryId } = await app.addCategory('Ropes');
    const { _id } = await savePart({ name: 'Rope', partNumber: 'R-1', categoryId });
    await reindex(app.db);
    await apply(await checkFile(app.db, ['ID|Part No.|Category|State', `${_id}|-|-|draft`]));
    const [part] = await readParts();
    expect(part).toMatchObject({ name: 'Rope', hidden: true });
    expect([part?.partNumber || '', part?.categoryId]).toEqual(['', undefined]);
    const row = await app.db.reader
      .selectFrom('spareParts')
      .select(['categoryKey', 'partNumberKey'])
      .executeTakeFirst();
    expect(row).toEqual({ categoryKey: '', partNumberKey: null });
    expect(await app.db.reader.selectFrom('partIndex').select('rowid').execute()).toEqual([]);
  });

  test('one that was checked before an upgrade of the schema is rejected', async () => {
    const id = await stage([{ state: 'new', texts: { name: 'Roller' } }]);
    await app.db.writer
      .updateTable('schemaVersion')
      .set(({ eb }) => ({ version: eb('version', '+', 1) }))
      .execute();
    await expect(apply(id)).rejects.toMatchObject({ statusCode: 409, code: 'catalogue_changed' });
    expect(await stateOf(id)).toBe('ready');
  });

  test('it is rejected where an admin has changed the catalogue since, not where it was indexed', async () => {
    const results: StagedResult[] = [{ state: 'new', texts: { name: 'Roller' } }];
    const id = await stage(results);
    await savePart({ name: 'Rope' });
    const count = (await readParts()).length;
    await expect(apply(id)).rejects.toMatchObject({ statusCode: 409, code: 'catalogue_changed' });
    expect([await stateOf(id), (await readParts()).length]).toEqual(['ready', count]);
    const next = await stage(results);
    await app.db.writer.updateTable('spareParts').set({ searchVersion: 0 }).execute();
    await reindex(app.db);
    const both = await Promise.allSettled([apply(next), apply(next)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'import_state_wrong' },
    });
    expect((await readParts()).length).toBe(count + 1);
  });

  test('its call returns the import', async () => {
    const results: StagedResult[] = [{ state: 'new', texts: { name: 'Roller' } }];
    const old = await stage(results);
    await savePart({ name: 'Rope' });
    const send = (id: string) =>
      app.call<Import & { code: string }>('POST', `/imports/${id}/apply`);
    expect(await send(old)).toMatchObject({
      status: 409,
      body: { code: 'catalogue_changed' },
    });
    const id = await stage(results);
    const { status, body } = await send(id);
    const applied = { state: 'applied', counts: { new: 1 }, appliedAt: expect.any(String) };
    expect([status, body]).toMatchObject([200, { ...applied, change: (await latest())._id }]);
    expect((await send(id)).body.code).toBe('import_state_wrong');
    expect((await send('671f0c2ab3d94e5f60718293')).body.code).toBe('import_not_found');
  });

  test('a row that cannot be written leaves nothing behind', async () => {
    const texts = { name: 'Roller', partNumber: 'N-1' };
    const newCategory = { parentId: null, names: ['Doors'] };
    const id = await stage([
      { state: 'new', texts, newCategory },
      { state: 'new', texts, newCategory },
    ]);
    const change = await latest();
    await expect(apply(id)).rejects.toThrow();
    expect([await stateOf(id), await readParts(), await readTree()]).toEqual(['ready', [], []]);
    expect(await latest()).toEqual(change);
  });
});

import { useTestApp } from '@/server/testing/buildTestApp';
import type { Category, SparePart, TranslationsForm } from '@/server/generated/requests';
import type { Fields } from '@/server/testing/client';

describe('texts in two languages', () => {
  const app = useTestApp({ role: 'admin' });

  const add = async (path: string, fields: Fields) =>
    (await app.sendForm<{ _id: string }>('POST', path, fields)).body._id;
  const change = async (path: string, fields: Fields) => {
    const { status, body } = await app.sendForm('PUT', path, fields);
    expect({ status, body }).toMatchObject({ status: 200 });
  };
  const read = async <T>(path: string) => await app.read<T>(path);

  test('a part is read in English, in Chinese with English where it is missing, or in both', async () => {
    const categoryId = await add('/categories', { name: 'Door belts' });
    const english = { name: 'Belt', material: 'Rubber', weight: '2 kg', brand: 'Keldruna' };
    const path = `/spare-parts/${await add('/spare-parts', { ...english, nameZh: '皮带', categoryId })}`;
    expect(await read(path)).not.toHaveProperty('nameZh');
    expect(await read(path)).toMatchObject({ ...english, categoryId: { name: 'Door belts' } });
    expect(await read(`${path}?lang=zh`)).toMatchObject({
      ...english,
      name: '皮带',
      inEnglish: ['material'],
      categoryId: { name: 'Door belts', inEnglish: ['name'] },
    });
    expect(await read(`${path}?lang=all`)).toMatchObject({ ...english, nameZh: '皮带' });
    await change(`/categories/${categoryId}`, { name: 'Door belts', nameZh: '门机皮带' });
    const list = await read<SparePart[]>('/spare-parts?lang=zh');
    expect(list).toMatchObject([{ name: '皮带', categoryId: { name: '门机皮带' } }]);
    expect(list[0]?.categoryId).not.toHaveProperty('inEnglish');
    const page = await read('/spare-parts?lang=zh&page=1&facets=true');
    expect(page).toMatchObject({ facets: { categories: [{ name: '门机皮带', count: 1 }] } });
    expect(await read(`/spare-parts/suggestions?q=${encodeURI('皮带')}&lang=zh`)).toMatchObject({
      categories: [{ name: '门机皮带' }],
      parts: [{ name: '皮带' }],
    });
  });

  test('an update without a Chinese text keeps it, an empty one clears it', async () => {
    const fields = { name: 'Belt', nameZh: '皮带', material: 'Rubber', materialZh: '橡胶' };
    const path = `/spare-parts/${await add('/spare-parts', fields)}`;
    await change(path, { name: 'Belt', material: 'PU rubber', materialZh: '' });
    const part = await read<SparePart>(`${path}?lang=all`);
    expect(part).toMatchObject({ nameZh: '皮带', material: 'PU rubber' });
    expect(part).not.toHaveProperty('materialZh');
    expect(part).not.toHaveProperty('outdated');
  });

  test('a Chinese text is outdated once the English one has changed, until it is reviewed', async () => {
    const path = `/categories/${await add('/categories', { name: 'Belts', nameZh: '皮带' })}`;
    await change(path, { name: 'Door belts' });
    expect(await read(`${path}?lang=all`)).toMatchObject({ outdated: ['name'] });
    await change(path, { name: 'Door belts', reviewedZh: ['name'] });
    expect(await read(`${path}?lang=all`)).not.toHaveProperty('outdated');
    expect(await read(`${path}?lang=zh`)).toMatchObject({ name: '皮带' });
  });

  test('a name that is only the brand needs no Chinese text', async () => {
    const id = await add('/spare-parts', { name: 'Keldruna' });
    const path = `/spare-parts/${id}?lang=zh`;
    expect(await read(path)).toMatchObject({ inEnglish: ['name'] });
    await app.postJson('/spare-parts', { ids: [id], set: { brand: 'Keldruna' } }, 'PATCH');
    expect(await read(path)).not.toHaveProperty('inEnglish');
  });

  test('Chinese lists and the tree are in the order of their pinyin', async () => {
    const names = { Brake: '制动器', Machine: '曳引机', Button: '按钮' };
    for (const [name, nameZh] of Object.entries(names)) {
      const categoryId = await add('/categories', { name, nameZh });
      await add('/spare-parts', { name, nameZh, categoryId });
    }
    const sorted = ['按钮', '曳引机', '制动器'];
    const named = async (path: string) =>
      (await read<(SparePart | Category)[]>(path)).map(({ name }) => name);
    expect(await named('/categories?lang=zh')).toEqual(sorted);
    expect(await named('/spare-parts?lang=zh&sort=name')).toEqual(sorted);
    expect(await named('/spare-parts?lang=zh&sort=-category')).toEqual([...sorted].reverse());
    expect(await named('/spare-parts?sort=name')).toEqual(Object.keys(names).sort());
  });

  test('a part is found by its texts and its category in either language', async () => {
    const categoryId = await add('/categories', { name: 'Landing doors', nameZh: '层门' });
    await add('/spare-parts', { name: 'Belt', nameZh: '皮带', material: 'Rubber', categoryId });
    for (const q of ['belt', '皮带', '层门', 'landing door', '皮带 rubber']) {
      expect(await read(`/spare-parts?q=${encodeURI(q)}`)).toMatchObject([{ name: 'Belt' }]);
    }
    await change(`/categories/${categoryId}`, { name: 'Landing doors', nameZh: '厅门' });
    expect(await read(`/spare-parts?q=${encodeURI('厅门')}`)).toHaveLength(1);
  });

  describe('of many parts', () => {
    let belt = '';
    let rope = '';
    beforeEach(async () => {
      belt = await add('/spare-parts', { name: 'Belt', material: 'Rubber', nameZh: '带' });
      rope = await add('/spare-parts', { name: 'Rope', description: 'Steel\nSix strands' });
    });
    const save = (...parts: TranslationsForm['parts']) =>
      app.postJson<{ change: string }>('/translations', { parts }, 'PATCH');
    const part = (id: string) => read<SparePart>(`/spare-parts/${id}?lang=all`);

    test('are stored as one change, which can be undone', async () => {
      const texts = { nameZh: '钢丝绳', descriptionZh: '钢\n六股' };
      const { status, body } = await save(
        { partId: belt, texts: { materialZh: '橡胶', nameZh: '' } },
        { partId: rope, texts, before: { nameZh: '', descriptionZh: '' } },
      );
      expect({ status, body }).toMatchObject({ status: 200, body: { stored: 4 } });
      expect(await part(belt)).toMatchObject({ materialZh: '橡胶' });
      expect(await part(belt)).not.toHaveProperty('nameZh');
      expect(await part(rope)).toMatchObject(texts);
      expect(await read('/spare-parts?missing=translation')).toMatchObject([{ _id: belt }]);
      await app.postJson(`/changes/${body.change}/undo`, {});
      expect(await part(belt)).toMatchObject({ nameZh: '带' });
      expect(await part(rope)).not.toHaveProperty('descriptionZh');
    });

    test('that a colleague has changed are a conflict, and none is stored', async () => {
      await save({ partId: belt, texts: { nameZh: '皮带' } });
      const stale = { partId: belt, texts: { nameZh: '门带' }, before: { nameZh: '带' } };
      const { status, body } = await save({ partId: rope, texts: { nameZh: '绳' } }, stale);
      const changedBy = expect.stringContaining('@') as string;
      expect({ status, body }).toMatchObject({
        status: 409,
        body: {
          code: 'translation_changed',
          conflicts: [{ partId: belt, key: 'nameZh', value: '皮带', changedBy }],
        },
      });
      expect(await part(rope)).not.toHaveProperty('nameZh');
      expect(await save({ ...stale, before: { nameZh: '皮带' } })).toMatchObject({ status: 200 });
    });

    test('of a part that is deleted, or too long, are rejected with a pointer', async () => {
      const first = { partId: belt, texts: { nameZh: '门带' } };
      await app.call('DELETE', `/spare-parts/${rope}`);
      expect(await save(first, { partId: rope, texts: { nameZh: '绳' } })).toMatchObject({
        status: 400,
        body: { code: 'spare_part_unknown', pointer: '/parts/1' },
      });
      const texts = { nameZh: '带'.repeat(201) };
      expect(await save(first, { partId: belt, texts })).toMatchObject({
        status: 400,
        body: { code: 'field_too_long', pointer: '/parts/1/texts/nameZh' },
      });
    });
  });

  test('the progress counts the parts of each category that are not fully translated', async () => {
    const categoryId = await add('/categories', { name: 'Belts', description: 'Rubber' });
    await add('/categories', { name: 'Empty', nameZh: '空' });
    await add('/spare-parts', { name: 'Belt', nameZh: '皮带', categoryId });
    const id = await add('/spare-parts', {
      name: 'Rope',
      nameZh: '绳',
      hidden: 'true',
      categoryId,
    });
    await change(`/spare-parts/${id}`, { name: 'Steel rope', categoryId, material: 'Steel' });
    await add('/spare-parts', { name: 'Unfiled' });
    expect(await read('/translations')).toEqual([
      {
        _id: categoryId,
        name: 'Belts',
        missingTexts: ['name', 'description'],
        outdatedTexts: [],
        parts: 2,
        missing: 1,
        outdated: 1,
      },
      expect.objectContaining({ name: 'Empty', missingTexts: [], parts: 0, missing: 0 }),
      { missingTexts: [], outdatedTexts: [], parts: 1, missing: 1, outdated: 0 },
    ]);
  });
});

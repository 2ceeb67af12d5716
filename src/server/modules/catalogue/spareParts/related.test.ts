import { useTestApp } from '@/server/testing/buildTestApp';
import { MISSING, type Fields } from '@/server/testing/client';
import { DATABASE_KINDS } from '@/server/testing/databases';
import type { SparePart } from '@/server/generated/requests';

type Related = Record<'replacedBy' | 'replaces' | 'alternatives', SparePart[]>;

describe.each(DATABASE_KINDS)('related parts on %s', (kind) => {
  const app = useTestApp({ kind, role: 'admin' });

  const replaces = (number: string) => JSON.stringify({ kind: 'replaced', number });
  const related = async (id: string, query = '') => {
    const found = await app.read<Related>(`/spare-parts/${id}/related${query}`);
    const names = (parts: SparePart[]) => parts.map(({ name }) => name);
    return {
      replacedBy: names(found.replacedBy),
      replaces: names(found.replaces),
      alternatives: names(found.alternatives),
    };
  };
  const NONE = { replacedBy: [], replaces: [], alternatives: [] };

  test('replace each other by the numbers that they name, until these change', async () => {
    const old = await app.addPart({ name: 'Old', partNumber: 'HW-10', nameZh: '旧' });
    const fields: Fields = { name: 'New', partNumber: 'HW-20', references: [replaces('hw 10')] };
    const next = await app.addPart(fields);
    app.useToken('');
    expect(await related(old._id)).toEqual({ ...NONE, replacedBy: ['New'] });
    expect(await related(next._id)).toEqual({ ...NONE, replaces: ['Old'] });
    expect(await related(next._id, '?lang=zh')).toEqual({ ...NONE, replaces: ['旧'] });
    await app.logInAs('admin');
    const oem = JSON.stringify({ kind: 'oem', number: 'HW-10' });
    await app.sendForm('PUT', `/spare-parts/${next._id}`, { ...fields, references: [oem] });
    app.useToken('');
    expect(await related(old._id)).toEqual(NONE);
    expect(await related(next._id)).toEqual(NONE);
  });

  test('are alternatives in one category with more than half of the values of either', async () => {
    for (const key of ['a', 'b', 'c'])
      await app.postJson('/attributes', { key, labelEn: key, labelZh: key, kind: 'choice' });
    const [belts, others] = [await app.addCategory('Belts'), await app.addCategory('Others')];
    const add = (name: string, values: Record<string, string>, more: Fields = {}) =>
      app.addPart({
        name,
        categoryId: belts._id,
        attributes: Object.entries(values).map(([key, choice]) => JSON.stringify({ key, choice })),
        ...more,
      });
    const part = await add('Part', { a: '1', b: '1', c: '1' });
    await add('Two equal', { a: '1', b: '1', c: '2' });
    await add('All equal', { a: '1', b: '1', c: '1' });
    await add('One equal', { a: '1', b: '2', c: '2' });
    const short = await add('One value', { a: '1' });
    await add('Draft', { a: '1', b: '1', c: '1' }, { hidden: 'true' });
    await add('Elsewhere', { a: '1', b: '1', c: '1' }, { categoryId: others._id });
    const expected = ['All equal', 'Two equal'];
    expect(await related(part._id)).toEqual({ ...NONE, alternatives: expected });
    expect(await related(short._id)).toEqual(NONE);
    for (let index = 0; index < 7; index += 1) await add(`More ${index}`, { a: '1', b: '1' });
    expect((await related(part._id)).alternatives).toHaveLength(6);
    const none = await add('Without values', {});
    expect(await related(none._id)).toEqual(NONE);
  });

  test('of a part that is unknown or not published are unknown, too', async () => {
    const draft = await app.addPart({ name: 'Draft', hidden: 'true' });
    for (const id of [MISSING, draft._id])
      expect((await app.get(`/spare-parts/${id}/related`)).status).toBe(404);
  });
});

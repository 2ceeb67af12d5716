import type {
  Attribute,
  AttributeForm,
  AttributeProposal,
  BulkResult,
} from '@/server/generated/requests';
import { useTestApp } from '@/server/testing/buildTestApp';
import { MISSING } from '@/server/testing/client';
import { storedAttributes } from '@/server/testing/partAttributes';
import { createSpareParts } from '../spareParts/service';
import { createAttribute, MAX_ATTRIBUTES } from './service';

const LOAD: AttributeForm = {
  key: 'load',
  labelEn: 'Rated load',
  labelZh: '额定载重',
  kind: 'number',
  unit: 'kg',
};
const FINISH: AttributeForm = { key: 'finish', labelEn: 'Finish', labelZh: '表面', kind: 'choice' };

describe('attributes', () => {
  const app = useTestApp({ role: 'admin' });

  const add = async (form: AttributeForm): Promise<Attribute> => {
    const { status, body } = await app.postJson<Attribute>('/attributes', form);
    expect({ status, body }).toMatchObject({ status: 201 });
    return body;
  };
  const list = () => app.read<Attribute[]>('/attributes');
  const put = (id: string, form: Partial<AttributeForm>) =>
    app.postJson<{ error?: string }>(`/attributes/${id}`, form, 'PUT');
  const category = async (name: string, parentId?: string) =>
    (await app.addCategory(name, parentId))._id;
  const part = async (fields: Record<string, string>) => (await app.addPart(fields))._id;
  const confirm = (...values: object[]) =>
    app.postJson<{ error?: string; stored?: number }>('/attributes/values', { values });
  const valuesOf = async (id: string) => {
    const stored = (await app.rows('spareParts')).find((row) => row.id === id);
    const values = await storedAttributes(app.db.reader, stored?.seq ?? 0);
    return values.map(({ key, number, choice }) => [key, number ?? choice]);
  };

  test('they are listed in the order of their creation, with what was sent', async () => {
    expect(await list()).toEqual([]);
    const doors = await category('Doors');
    const cars = await category('Cars');
    const load = await add(LOAD);
    const finish = await add({ ...FINISH, labelEn: ' Finish ', categoryIds: [doors, cars] });
    expect(load).toEqual({ _id: load._id, ...LOAD, valueCount: 0, version: 1 });
    const categoryIds = [
      { _id: doors, name: 'Doors' },
      { _id: cars, name: 'Cars' },
    ];
    expect(finish).toEqual({ _id: finish._id, ...FINISH, categoryIds, valueCount: 0, version: 1 });
    expect(await list()).toEqual([load, finish]);
    await app.sendForm('PUT', `/categories/${doors}`, { name: 'Gates' });
    expect((await list())[1]?.categoryIds?.[0]?.name).toBe('Gates');
  });

  test.each<[string, Partial<AttributeForm>, number, string]>([
    ['a key that is taken', { key: 'load' }, 409, 'There is an attribute "load" already.'],
    ['an unknown category', { categoryIds: [MISSING] }, 400, 'The category does not exist.'],
    ['an empty label', { labelZh: ' ' }, 400, 'The Chinese label is missing.'],
    ['a choice with a unit', { kind: 'choice' }, 400, 'Only numbers have a unit.'],
  ])('%s is rejected', async (_, change, status, error) => {
    await add(LOAD);
    const response = await app.postJson('/attributes', { ...LOAD, key: 'other', ...change });
    expect(response).toMatchObject({ status, body: { error } });
    expect(await list()).toHaveLength(1);
  });

  test('there are at most 200', async () => {
    const keys = Array.from({ length: MAX_ATTRIBUTES - 1 }, (_, index) => `a${index}`);
    const rows = keys.map((key) => ({ ...FINISH, unit: '', id: key, key }));
    await app.db.writer.insertInto('attributes').values(rows).execute();
    await createAttribute(app.db, FINISH);
    const body = { error: 'There are at most 200 attributes.' };
    expect(await app.postJson('/attributes', LOAD)).toMatchObject({ status: 409, body });
  });

  test('an update replaces everything; the kind stays while parts have values', async () => {
    const { _id } = await add(LOAD);
    await add(FINISH);
    expect((await put(_id, FINISH)).status).toBe(409);
    expect((await put(MISSING, LOAD)).status).toBe(404);
    expect((await put(_id, { ...LOAD, categoryIds: [MISSING] })).status).toBe(400);
    const changed = { ...LOAD, key: 'capacity', labelEn: 'Capacity', unit: 't' };
    expect(await put(_id, changed)).toMatchObject({ status: 200, body: changed });
    const id = await part({ name: 'Operator' });
    await confirm({ partId: id, key: 'capacity', number: 630 });
    const asChoice: AttributeForm = { ...changed, kind: 'choice', unit: '' };
    const error = 'The kind of an attribute stays while parts have values of it.';
    expect(await put(_id, asChoice)).toMatchObject({ status: 409, body: { error } });
    await app.call('DELETE', `/spare-parts/${id}`);
    expect((await put(_id, asChoice)).status).toBe(200);
    await confirm({ partId: await part({ name: 'Other' }), key: 'capacity', choice: 'Large' });
    expect((await list())[0]).toMatchObject({ kind: 'choice', valueCount: 1 });
  });

  test('what is in shared URLs stays while parts have values', async () => {
    const { _id } = await add(LOAD);
    const id = await part({ name: 'Operator' });
    await confirm({ partId: id, key: 'load', number: 630 });
    const keyStays =
      'The key of an attribute stays while parts have values of it: shared URLs contain it.';
    const unitStays =
      'The unit of an attribute stays while parts have values of it, unless both are lengths.';
    for (const [change, error] of [
      [{ key: 'capacity' }, keyStays],
      ...['t', 'mm', ''].map((unit) => [{ unit }, unitStays] as const),
    ] as const) {
      const body = { error };
      expect(await put(_id, { ...LOAD, ...change })).toMatchObject({ status: 409, body });
    }
    expect((await put(_id, { ...LOAD, unit: 'KG', labelEn: 'Load' })).status).toBe(200);
    expect(await valuesOf(id)).toEqual([['load', 630]]);
  });

  test('lengths are converted with their unit, and parts show it at once', async () => {
    const width: AttributeForm = { ...LOAD, key: 'width', labelEn: 'Width', unit: 'mm' };
    const { _id } = await add(width);
    const ids = [await part({ name: 'Sill' }), await part({ name: 'Sill of another width' })];
    await confirm(...ids.map((partId, index) => ({ partId, key: 'width', number: 900 + index })));
    const shown = () =>
      app.read<{ attributes: object[]; version: number }>(`/spare-parts/${ids[0]}`);
    const { version } = await shown();
    const found = async (query: string) =>
      (await app.read<{ total: number }>(`/spare-parts?page=1&${query}`)).total;
    for (const [unit, number] of [
      ['cm', 90],
      ['m', 0.9],
      ['inch', 35.43307],
      ['mm', 900],
    ] as const) {
      expect((await put(_id, { ...width, unit })).status).toBe(200);
      expect((await shown()).attributes).toMatchObject([{ key: 'width', unit, number }]);
      expect(await found(`f.width=${number}`)).toBe(1);
    }
    expect((await shown()).version).toBe(version + 4);
    expect((await list())[0]?.valueCount).toBe(2);
  });

  test('its values are removed of all parts at once, and come back', async () => {
    const { _id } = await add(LOAD);
    await add(FINISH);
    const ids = [await part({ name: 'Operator', hidden: 'true' }), await part({ name: 'Rope' })];
    const deleted = await part({ name: 'Deleted' });
    for (const partId of [...ids, deleted]) await confirm({ partId, key: 'load', number: 630 });
    await confirm({ partId: ids[1], key: 'finish', choice: 'Mirror' });
    await app.call('DELETE', `/spare-parts/${deleted}`);
    const counts = async () =>
      (await app.read<Attribute[]>('/attributes?includeHidden=true')).map((row) => row.valueCount);
    const remove = () => app.call<BulkResult>('DELETE', `/attributes/${_id}/values`);
    const { status, body } = await remove();
    expect([status, body]).toEqual([200, { matched: 2, changed: 2, change: expect.any(String) }]);
    expect(await counts()).toEqual([0, 1]);
    expect(await valuesOf(ids[1] ?? '')).toEqual([['finish', 'Mirror']]);
    expect((await remove()).body).toEqual({ matched: 0, changed: 0 });
    expect((await app.call('DELETE', `/attributes/${MISSING}/values`)).status).toBe(404);
    await app.call('POST', `/changes/${body.change}/undo`);
    expect(await counts()).toEqual([2, 1]);
  });

  test('one goes only without values', async () => {
    const { _id } = await add(LOAD);
    const id = await part({ name: 'Operator' });
    await confirm({ partId: id, key: 'load', number: 630 });
    const remove = () => app.call('DELETE', `/attributes/${_id}`);
    const body = { error: 'An attribute stays while parts have values of it.' };
    expect(await remove()).toMatchObject({ status: 409, body });
    await app.call('DELETE', `/spare-parts/${id}`);
    expect([(await remove()).status, (await remove()).status]).toEqual([200, 404]);
    expect(await list()).toEqual([]);
  });

  test('one of a removed category is one of no part, not of all', async () => {
    const doors = await category('Doors');
    const id = await part({ name: 'Operator', categoryId: doors });
    const { _id } = await add({ ...LOAD, categoryIds: [doors] });
    await confirm({ partId: id, key: 'load', number: 630 });
    await app.call('DELETE', `/categories/${doors}`);
    const categoryIds = [{ _id: doors, name: '' }];
    expect((await list())[0]).toMatchObject({ categoryIds, valueCount: 1 });
    expect(await valuesOf(id)).toEqual([['load', 630]]);
    const value = { partId: id, key: 'load', number: 800 };
    const body = { error: 'Parts of this category have no attribute "Rated load".' };
    expect(await confirm(value)).toMatchObject({ status: 400, body });
    const renamed = { ...LOAD, labelEn: 'Load', categoryIds: [doors] };
    expect((await put(_id, renamed)).status).toBe(200);
    expect((await put(_id, LOAD)).status).toBe(200);
    expect((await confirm(value)).status).toBe(200);
  });

  describe('values', () => {
    let doors = '';
    let partId = '';
    beforeEach(async () => {
      doors = await category('Doors');
      const inner = await category('Inner', doors);
      partId = await part({ name: 'Operator', categoryId: inner });
      await add({ ...LOAD, categoryIds: [doors, await category('Gates')] });
      await add(FINISH);
      const cars = await category('Cars');
      await add({ ...FINISH, key: 'other', labelEn: 'Other', categoryIds: [cars] });
    });

    test('are stored all at once, and replace those that are there', async () => {
      const choice = '  O\'Neil "镜面" ';
      const both = [
        { partId, key: 'finish', choice },
        { partId, key: 'load', number: 630 },
      ];
      expect(await confirm(...both)).toMatchObject({ status: 200, body: { stored: 2 } });
      expect(await valuesOf(partId)).toEqual([
        ['load', 630],
        ['finish', 'O\'Neil "镜面"'],
      ]);
      const twice = [1, 800.5].map((number) => ({ partId, key: 'load', number }));
      expect(await confirm(...twice)).toMatchObject({ body: { stored: 1 } });
      expect((await valuesOf(partId))[0]).toEqual(['load', 800.5]);
      expect((await list()).map(({ valueCount }) => valueCount)).toEqual([1, 1, 0]);
      const { body } = await app.get<{ version: number }>(`/spare-parts/${partId}`);
      expect(body.version).toBe(3);
    });

    test('that are choices are one however wide they are written', async () => {
      await confirm({ partId, key: 'finish', choice: 'ＩＰ65　 grey ' });
      const other = await part({ name: 'Other' });
      await confirm({ partId: other, key: 'finish', choice: 'IP65  grey' });
      expect(await valuesOf(partId)).toEqual([['finish', 'IP65 grey']]);
      expect(await valuesOf(other)).toEqual([['finish', 'IP65 grey']]);
    });

    test('that are not possible are rejected with all others', async () => {
      const rejected: [change: object, error: string][] = [
        [{ partId: MISSING }, 'One of the spare parts does not exist.'],
        [{ key: 'x' }, 'The attribute "x" does not exist.'],
        [{ choice: 'a' }, 'The attribute "Rated load" takes a number.'],
        [{ key: 'finish', number: 1 }, 'The attribute "Finish" takes a text.'],
        [{ number: 1, choice: 'a' }, 'The attribute "Rated load" takes a number.'],
        [{ number: 1e300 }, 'The number of the attribute "Rated load" is too large.'],
        [{ key: 'finish', choice: ' ' }, 'The choice is missing.'],
        [{ key: 'other', choice: 'a' }, 'Parts of this category have no attribute "Other".'],
      ];
      const good = { partId, key: 'finish', choice: 'Mirror' };
      for (const [change, error] of rejected) {
        const response = await confirm(good, { partId, key: 'load', ...change });
        expect(response).toMatchObject({ status: 400, body: { error } });
      }
      expect(await valuesOf(partId)).toEqual([]);
    });

    test('are proposed from the texts of a branch, and nothing is stored by that', async () => {
      await part({ name: 'Operator for 800 kg', categoryId: doors });
      const propose = (id = doors) =>
        app.read<AttributeProposal[]>(`/attributes/proposals?categoryId=${id}`);
      const found = 'Operator for 800 kg';
      const load = { partId: expect.any(String) as string, partName: found, key: 'load' };
      expect(await propose()).toEqual([{ ...load, number: 800, found }]);
      expect(await valuesOf(partId)).toEqual([]);
      const [proposal] = await propose();
      await confirm({ partId: proposal?.partId, key: 'load', number: 800 });
      expect(await propose()).toEqual([]);
      await confirm({ partId, key: 'finish', choice: 'Mirror' });
      await part({ name: 'Mirror panel', categoryId: doors });
      expect(await propose()).toMatchObject([{ key: 'finish', choice: 'Mirror' }]);
      expect((await app.get(`/attributes/proposals?categoryId=${MISSING}`)).status).toBe(404);
    });

    test('of more than 500 proposals the first ones are returned', async () => {
      const values = { name: 'Of 630 kg', categoryId: doors };
      await createSpareParts(
        app.db,
        Array.from({ length: 501 }, () => ({ values, images: [] })),
      );
      const { body } = await app.get<unknown[]>(`/attributes/proposals?categoryId=${doors}`);
      expect(body).toHaveLength(500);
    });
  });
});

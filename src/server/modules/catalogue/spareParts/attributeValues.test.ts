import type { Attribute, AttributeForm } from '@/server/generated/requests';
import { useTestApp } from '@/server/testing/buildTestApp';
import { DATABASE_KINDS } from '@/server/testing/databases';
import { listChangedFields } from '@/server/testing/changedFields';

const LOAD: AttributeForm = { key: 'load', labelEn: 'Load', labelZh: '载重', kind: 'number' };
const FINISH: AttributeForm = { key: 'finish', labelEn: 'Finish', labelZh: '表面', kind: 'choice' };

/** As in the responses that the tests read. */
interface Body {
  error: string;
  conflicts: object[];
  attributes?: object[];
  data: { values: object[] }[];
  facets: { attributes: { values: object[] }[] };
}

describe.each(DATABASE_KINDS)('values of parts on %s', (kind) => {
  const app = useTestApp({ kind, role: 'admin' });
  let doors = '';
  let partId = '';
  let other = '';
  beforeEach(async () => {
    await app.postJson('/attributes', LOAD);
    doors = (await app.addCategory('Doors'))._id;
    const part = async (name: string) => (await app.addPart({ name, categoryId: doors }))._id;
    partId = await part('Operator');
    other = await part('Belt');
  });

  const store = (...values: object[]) => app.postJson<Body>('/attributes/values', { values });
  const grid = async () => (await app.read<Body>(`/attributes/values?categoryId=${doors}`)).data;
  const addFinish = async (choices: AttributeForm['choices']) => {
    const { body } = await app.postJson<Attribute>('/attributes', { ...FINISH, choices });
    await store({ partId, key: 'finish', choice: 'Mirror' });
    return body._id;
  };

  test('are listed with all parts of a branch by name, for admins', async () => {
    await store({ partId, key: 'load', number: 630 });
    expect(await grid()).toEqual([
      { _id: other, name: 'Belt', categoryId: doors, values: [] },
      { _id: partId, name: 'Operator', categoryId: doors, values: [{ key: 'load', number: 630 }] },
    ]);
    app.useToken('');
    expect((await app.get(`/attributes/values?categoryId=${doors}`)).status).toBe(401);
  });

  test('are listed with the parts that have one of some numbers, own or others', async () => {
    const references = ['{"kind":"oem","maker":"Kyo","number":"KY 1-A9"}'];
    const fields = { categoryId: doors, hidden: 'true', references };
    const rope = await app.addPart({ ...fields, name: 'Rope', partNumber: 'HW-01' });
    await app.addPart({ name: 'Elsewhere', partNumber: 'HW-02' });
    const byNumber = (query: string) =>
      app.read<object>(`/attributes/values?categoryId=${doors}${query}`);
    const found = { _id: rope._id, matched: ['hw 01', 'ky1a9'] };
    expect(await byNumber('&number=hw 01&number=HW-02&number=ky1a9&number=')).toMatchObject({
      data: [found],
      total: 1,
    });
    expect(await byNumber('&number=0')).toMatchObject({ data: [], total: 0 });
    await store({ partId, key: 'load', number: 630 });
    expect(await byNumber('&number=0')).toMatchObject({ used: ['load'] });
  });

  test('are removed by null', async () => {
    await store({ partId, key: 'load', number: 630 });
    expect(await store({ partId, key: 'load', number: null })).toMatchObject({ status: 200 });
    expect((await grid())[1]?.values).toEqual([]);
  });

  test('that a colleague has changed are a conflict, and none is stored', async () => {
    await store({ partId, key: 'load', number: 630, before: null });
    const response = await store(
      { partId: other, key: 'load', number: 5, before: null },
      { partId, key: 'load', number: 800, before: null },
    );
    expect(response).toMatchObject({ status: 409 });
    const changedBy = expect.stringContaining('@') as string;
    expect(response.body).toMatchObject({
      error: 'The attribute "Load" of "Operator" has another value now.',
      conflicts: [{ partId, key: 'load', value: '630', changedBy }],
    });
    expect((await grid()).map(({ values }) => values)).toEqual([
      [],
      [{ key: 'load', number: 630 }],
    ]);
    const same = { partId, key: 'load', number: 630, before: '1' };
    expect((await store(same)).status).toBe(200);
    expect((await store({ ...same, number: 800, before: '630' })).status).toBe(200);
  });

  test('are in the history where they differ', async () => {
    await store({ partId, key: 'load', number: 630 }, { partId: other, key: 'load', number: 1 });
    await store({ partId, key: 'load', number: 800 }, { partId: other, key: 'load', number: 1 });
    const all = await listChangedFields(app.db.reader);
    const items = all.filter(({ field }) => field === 'attribute.load');
    expect(items).toHaveLength(3);
    expect(items.at(-1)).toEqual({
      entityId: partId,
      name: 'Operator',
      field: 'attribute.load',
      before: '630',
      after: '800',
    });
  });

  test('that are choices have a Chinese text, and filters the English one', async () => {
    const id = await addFinish([{ value: 'Mirror', valueZh: '镜面' }]);
    expect((await app.read<Body>(`/spare-parts/${partId}`)).attributes).toMatchObject([
      { key: 'finish', choice: 'Mirror', choiceZh: '镜面' },
    ]);
    const facet = async (lang: string) =>
      (await app.read<Body>(`/spare-parts?page=1&facets=true&f.finish=Mirror&lang=${lang}`)).facets
        .attributes[0]?.values;
    expect(await facet('zh')).toEqual([{ value: 'Mirror', label: '镜面', count: 1 }]);
    expect(await facet('en')).toEqual([{ value: 'Mirror', count: 1 }]);
    const list = async () => (await app.read<Attribute[]>('/attributes'))[1]?.choices;
    expect(await list()).toEqual([{ value: 'Mirror', valueZh: '镜面' }]);
    await app.postJson(`/attributes/${id}`, FINISH, 'PUT');
    expect(await list()).toEqual([{ value: 'Mirror', valueZh: '镜面' }]);
    const choices = [{ value: 'Mirror', valueZh: '' }];
    await app.postJson(`/attributes/${id}`, { ...FINISH, choices }, 'PUT');
    expect(await list()).toEqual([{ value: 'Mirror' }]);
  });

  test('attributes are in the history as well', async () => {
    const id = await addFinish(undefined);
    const put = { ...FINISH, labelEn: 'Surface', categoryIds: [doors] };
    await app.postJson(`/attributes/${id}`, put, 'PUT');
    const items = await listChangedFields(app.db.reader);
    const own = items.filter(({ entityId }) => entityId === id);
    expect(own.map(({ field, before, after }) => ({ field, before, after }))).toEqual([
      { field: 'key', before: null, after: 'finish' },
      { field: 'labelEn', before: null, after: 'Finish' },
      { field: 'labelZh', before: null, after: '表面' },
      { field: 'kind', before: null, after: 'choice' },
      { field: 'labelEn', before: 'Finish', after: 'Surface' },
      { field: 'categoryIds', before: null, after: JSON.stringify([doors]) },
    ]);
  });
});

import type { Category, SparePart } from '@/server/generated/requests';
import { listOperations, readContract } from '@/server/plugins/contract';
import { useTestApp } from '@/server/testing/buildTestApp';

describe('parts that are hidden from the site', () => {
  const app = useTestApp();
  let token: string;
  let categoryId: string;
  let id: string;
  beforeEach(async () => {
    await app.logInAs('admin');
    token = app.authorization().authorization.slice('Bearer '.length);
    categoryId = (await app.addCategory('Governors'))._id;
    id = (await create('Overspeed governor', { hidden: 'true', partNumber: 'HW-1001' }))._id;
    await create('Governor rope', { partNumber: 'HW-2002' });
    app.useToken('');
  });

  const create = (name: string, fields: Record<string, string>) =>
    app.addPart({ name, categoryId, brand: `Maker of ${name}`, ...fields });

  const setHidden = async (hidden: boolean) => {
    app.useToken(token);
    const fields = { name: 'Overspeed governor', partNumber: 'HW-1001', categoryId };
    const form = { ...fields, hidden: String(hidden) };
    expect(await app.sendForm('PUT', `/spare-parts/${id}`, form)).toMatchObject({ status: 200 });
    app.useToken('');
  };

  const shows = ({ status, body }: { status: number; body: unknown }) => {
    expect(status).toBe(200);
    return JSON.stringify(body).includes(id);
  };

  const lists = () => [
    '/spare-parts',
    '/spare-parts?page=1&facets=true',
    '/spare-parts?page=1&sort=name',
    '/spare-parts?page=1&q=governor&facets=true',
    `/spare-parts?page=1&categoryId=${categoryId}&deep=true&facets=true`,
    `/categories/${categoryId}/spareparts`,
    `/categories/${categoryId}/spareparts?page=1`,
    '/spare-parts/suggestions?q=governor',
  ];

  test('are in no list of the public, and back as soon as they are published', async () => {
    for (const isShown of [false, true, false]) {
      await setHidden(!isShown);
      for (const path of lists()) {
        // What is searched may lack a part for half a second, but never shows a hidden one.
        const end = performance.now() + (isShown && /facets|q=/.test(path) ? 1000 : 0);
        while (!shows(await app.get(path)) && performance.now() < end);
        expect([path, shows(await app.get(path))]).toEqual([path, isShown]);
      }
    }
  });

  test('are not found by their id, their numbers or the lines of a list', async () => {
    const body = { code: 'spare_part_not_found' };
    expect(await app.get(`/spare-parts/${id}`)).toMatchObject({ status: 404, body });
    expect(shows(await app.get(`/spare-parts/selected?id=${id}`))).toBe(false);
    for (const number of ['HW-1001', 'HW 10O1']) {
      const found = await app.postJson('/spare-parts/lookup', { numbers: [number] });
      expect(shows(found)).toBe(false);
      const matched = await app.postJson('/spare-parts/match', { lines: [number] });
      expect(shows(matched)).toBe(false);
    }
    expect(shows(await app.get('/spare-parts?page=1&q=HW-1001'))).toBe(false);
  });

  test('are neither counted nor listed for search engines', async () => {
    const { body: tree } = await app.get<Category[]>('/categories');
    expect(tree).toMatchObject([{ partCount: 1 }]);
    const { body: list } = await app.get<{ total: number; facets: object }>(
      '/spare-parts?page=1&facets=true',
    );
    expect(list).toMatchObject({
      total: 1,
      facets: { categories: [{ count: 1 }], brands: [{ value: 'Maker of Governor rope' }] },
    });
    const { body } = await app.get<{ data: object[]; total: number }>(
      '/catalogue/addresses?kind=part',
    );
    expect([body.data.length, body.total]).toEqual([1, 1]);
  });

  test('lend the attributes neither choices nor values', async () => {
    app.useToken(token);
    const attribute = { key: 'alloy', labelEn: 'Alloy', labelZh: '合金', kind: 'choice' };
    await app.postJson('/attributes', attribute);
    const values = [{ partId: id, key: 'alloy', choice: 'Secret' }];
    expect(await app.postJson('/attributes/values', { values })).toMatchObject({ status: 200 });
    const drafts = '/attributes?includeHidden=true';
    expect(await app.read(drafts)).toMatchObject([{ choices: [{}], valueCount: 1 }]);
    app.useToken('');
    expect(await app.get(drafts)).toMatchObject({ status: 401 });
    expect(await app.read('/attributes')).toEqual([
      { _id: expect.any(String) as string, version: 1, ...attribute, valueCount: 0 },
    ]);
  });

  test('leave the line of an inquiry the text that its sender knows', async () => {
    const lines = [{ partId: id, text: 'As in my list', quantity: 1 }];
    const sent = { name: 'Amina', email: 'amina@example.com', inquiryDetails: 'Price?', lines };
    expect(await app.postJson('/inquiries', sent)).toMatchObject({ status: 201 });
    const rows = await app.rows('inquiryLines');
    expect(rows).toMatchObject([{ text: 'As in my list', partNumber: '' }]);
  });

  test('are read by admins who say so, and by nobody else', async () => {
    const paths = [`/spare-parts/${id}?includeHidden=true`, '/spare-parts?includeHidden=true'];
    for (const path of paths) expect(await app.get(path)).toMatchObject({ status: 401 });
    await app.logInAs('user');
    for (const path of paths) expect(await app.get(path)).toMatchObject({ status: 403 });
    app.useToken(token);
    for (const path of paths) {
      const { body, headers } = await app.get<SparePart | SparePart[]>(path);
      expect(headers.get('cache-control')).toBe('no-store');
      expect([body].flat()).toContainEqual(expect.objectContaining({ _id: id, hidden: true }));
    }
    expect(await app.get(`/spare-parts/${id}`)).toMatchObject({ status: 404 });
    expect(shows(await app.get('/spare-parts'))).toBe(false);
  });

  test.each(['missing=image', 'outdated=true', 'hidden=false', 'lang=all'])(
    'the parameter %s is for admins',
    async (parameter) => {
      expect(await app.get(`/spare-parts?page=1&${parameter}`)).toMatchObject({ status: 401 });
      expect(await app.get('/spare-parts?page=1&lang=zh')).toMatchObject({ status: 200 });
    },
  );
});

describe('prices and suppliers', () => {
  const app = useTestApp({ role: 'admin' });

  test('are in no response to the public', async () => {
    const { _id: id } = await app.addPart({ name: 'Belt', partNumber: 'B-1', brand: 'Norvik' });
    const path = `/spare-parts/${id}/prices`;
    const prices = {
      prices: [{ currency: 'EUR', minQuantity: 1, price: '7771234.5' }],
      suppliers: [{ supplier: 'Aardvark Lifts', number: 'B-1/AA' }],
    };
    expect((await app.postJson(path, prices, 'PUT')).status).toBe(200);
    const seenByAdmin = await app.read<object>(`/spare-parts/${id}`);
    const calls = listOperations(readContract()).filter(
      ({ method, secured, path }) => method === 'GET' && !secured && !path.includes('{token}'),
    );
    expect(calls.length).toBeGreaterThan(10);
    app.useToken('');
    const queries = ['', '?q=Aardvark', '?q=7771234', '?page=1&facets=true&sort=name', `?id=${id}`];
    const found = await Promise.all(
      calls.flatMap((call) =>
        queries.map((query) => app.get<unknown>(call.path.replace('{id}', id) + query)),
      ),
    );
    const texts = found.map(({ body }) => JSON.stringify(body));
    expect(texts.filter((text) => text.includes('Norvik')).length).toBeGreaterThan(3);
    for (const text of [...texts, JSON.stringify(seenByAdmin)])
      expect(text).not.toMatch(/7771234\.5|"Aardvark Lifts|B-1\/AA/);
    for (const secret of [path, '/price-list', '/changes'])
      expect((await app.get(secret)).status).toBe(401);
    expect((await app.postJson(path, prices, 'PUT')).status).toBe(401);
    await app.logInAs('user');
    expect((await app.get(path)).status).toBe(403);
  });
});

import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';

interface Saved {
  _id: string;
  updatedAt: string;
}

interface Ids {
  data: Saved[];
  total: number;
}

describe('version and ids of the catalogue', () => {
  let app: TestApp;

  beforeEach(async () => {
    app = await buildTestApp();
    await app.logInAs('admin');
  });
  afterEach(() => app.close());

  const send = async (method: string, path: string, name: string) =>
    (await app.sendForm<Saved>(method, path, { name })).body;
  const add = (path: string, name: string) => send('POST', path, name);
  const version = async () => (await app.get<{ version: string }>('/catalogue/version')).body;
  const ids = async (query: string) => (await app.get<Ids>(`/catalogue/addresses?${query}`)).body;

  test('every change gives another version, the one of the database', async () => {
    const seen = new Set([(await version()).version]);
    const changed = async () => {
      const now = await version();
      expect(now.version).toBe(await app.db.catalogueVersion.current());
      expect(seen.has(now.version)).toBe(false);
      expect(await version()).toEqual(now);
      seen.add(now.version);
    };
    const category = await add('/categories', 'Doors');
    await changed();
    const part = await add('/spare-parts', 'Door operator');
    await changed();
    await send('PUT', `/spare-parts/${part._id}`, 'Door operator DO-2');
    await changed();
    await app.call('DELETE', `/categories/${category._id}`);
    await changed();
  });

  test('parts come in the order of their ids, in pages', async () => {
    const made: Saved[] = [];
    for (const name of ['Buffer', 'Governor', 'Encoder', 'Rail', 'Belt']) {
      made.push(await add('/spare-parts', name));
    }
    const expected = made
      .map(({ _id, updatedAt }) => ({ _id, updatedAt }))
      .sort((a, b) => (a._id < b._id ? -1 : 1));
    expect(await ids('kind=part')).toEqual({ data: expected, total: 5 });
    const walked: Saved[] = [];
    for (let after = '0'.repeat(24); ; after = walked.at(-1)!._id) {
      const { data, total } = await ids(`kind=part&limit=2&after=${after}`);
      expect(total).toBe(5);
      if (data.length === 0) break;
      walked.push(...data);
    }
    expect(walked).toEqual(expected);
  });

  test('categories of every level come with the time of their last change', async () => {
    const top = await add('/categories', 'Doors');
    const below = (
      await app.sendForm<Saved>('POST', '/categories', { name: 'Belts', parentId: top._id })
    ).body;
    await send('PUT', `/categories/${top._id}`, 'Door systems');
    const stored = await app.db.reader
      .selectFrom('categories')
      .select(['id as _id', 'updatedAt'])
      .orderBy('id')
      .execute();
    expect(stored.map(({ _id }) => _id)).toEqual([top._id, below._id].sort());
    expect(await ids('kind=category')).toEqual({ data: stored, total: 2 });
  });

  test('they are public, and no cache stores a version', async () => {
    app.useToken('');
    const response = await app.call('GET', '/catalogue/version');
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await ids('kind=category')).toEqual({ data: [], total: 0 });
  });
});

import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { DATABASE_KINDS } from '@/server/testing/databases';

interface Saved {
  _id: string;
  categoryId?: { _id: string };
}

const ATTRIBUTE = { key: 'load', labelEn: 'Load', labelZh: '载重', kind: 'number', unit: 'kg' };

describe.each(DATABASE_KINDS)('cached reads on %s', (kind) => {
  let app: TestApp;
  let doors: string;
  let belts: string;
  let part: string;
  /** URLs of each kind of read. */
  let urls: string[];

  const add = async (place: string, fields: Parameters<TestApp['sendForm']>[2]) =>
    (await app.sendForm<Saved>('POST', place, fields)).body._id;

  beforeEach(async () => {
    app = await buildTestApp({ kind });
    await app.logInAs('admin');
    doors = await add('/categories', { name: 'Doors' });
    belts = await add('/categories', { name: 'Belts', parentId: doors });
    part = await add('/spare-parts', { name: 'Belt A', categoryId: belts });
    for (const name of ['Belt B', 'Roller']) await add('/spare-parts', { name, categoryId: doors });
    urls = [
      '/categories',
      '/categories?lang=zh',
      `/categories/${doors}`,
      `/categories/${belts}/spareparts?page=1`,
      `/categories/${doors}/spareparts?page=1&deep=true`,
      `/spare-parts/${part}`,
      `/spare-parts/selected?id=${part}`,
      '/spare-parts',
      '/spare-parts?page=1&limit=2',
      '/spare-parts?page=1&limit=2&sort=name',
      '/spare-parts?page=1&q=belt',
      '/spare-parts?page=1&facets=true',
      '/spare-parts/suggestions?q=bel',
      '/attributes',
    ];
  });
  afterEach(() => app.close());

  /** What a visitor gets, from the cache where it has the response. */
  const readCached = async (url: string) => {
    const { statusCode, body } = await app.app.inject(url);
    return { statusCode, body };
  };
  /** A session bypasses the cache. */
  const readNow = async (url: string) => {
    const { statusCode, body } = await app.app.inject({ url, headers: app.authorization() });
    return { statusCode, body };
  };
  const isSearch = (url: string) => /q=|facets/.test(url);

  /** Also that searches are as they are now, within a second. */
  const expectFresh = async () => {
    for (const url of urls) {
      const now = await readNow(url);
      if (!isSearch(url)) expect({ url, ...(await readCached(url)) }).toEqual({ url, ...now });
      const end = performance.now() + 1000;
      while ((await readCached(url)).body !== now.body && performance.now() < end);
      expect({ url, ...(await readCached(url)) }).toEqual({ url, ...now });
    }
  };

  const put = (fields: Parameters<TestApp['sendForm']>[2]) =>
    app.sendForm('PUT', `/spare-parts/${part}`, { name: 'Belt A', categoryId: belts, ...fields });
  const changes: [name: string, change: () => Promise<unknown>][] = [
    ['an added part', () => add('/spare-parts', { name: 'Belt C', categoryId: belts })],
    ['another description', () => put({ description: 'Of rubber.' })],
    ['another name', () => put({ name: 'Zipper' })],
    ['another category', () => put({ categoryId: doors })],
    ['a hidden part', () => put({ hidden: 'true' })],
    ['a deleted part', () => app.call('DELETE', `/spare-parts/${part}`)],
    [
      'parts that are moved together',
      () => app.postJson('/spare-parts/bulk', { action: 'move', ids: [part], categoryId: doors }),
    ],
    [
      'another description of a category',
      () =>
        app.sendForm('PUT', `/categories/${belts}`, {
          name: 'Belts',
          parentId: doors,
          description: 'All belts.',
        }),
    ],
    [
      'another name of a category',
      () => app.sendForm('PUT', `/categories/${belts}`, { name: 'Ropes', parentId: doors }),
    ],
    ['a deleted category', () => app.call('DELETE', `/categories/${belts}`)],
    ['an attribute', () => app.postJson('/attributes', ATTRIBUTE)],
  ];

  test.each(changes)('are up to date after %s', async (_name, change) => {
    for (const url of urls) await readCached(url);
    const { version } = (await app.get<{ version: string }>('/catalogue/version')).body;
    await change();
    expect((await app.get('/catalogue/version')).body).not.toEqual({ version });
    await expectFresh();
  });

  test('show no part any more that was just hidden or deleted', async () => {
    const searches = urls.filter(isSearch);
    for (const url of searches) expect((await readCached(url)).body).toContain(part);
    await put({ hidden: 'true' });
    for (const url of searches) expect((await readCached(url)).body).not.toContain(part);
    await put({ hidden: 'false' });
    for (const url of searches) await readNow(url);
    await app.call('DELETE', `/spare-parts/${part}`);
    for (const url of searches) expect((await readCached(url)).body).not.toContain(part);
  });

  test('of other parts and of the categories stay cached while a part is saved', async () => {
    const kept = ['/categories', `/categories/${doors}/spareparts?page=1`];
    for (const url of kept) await readCached(url);
    await put({ description: 'Of rubber.' });
    const { hits } = app.app.responseCacheNumbers();
    for (const url of kept) await readCached(url);
    expect(app.app.responseCacheNumbers().hits - hits).toBe(kept.length);
  });
});

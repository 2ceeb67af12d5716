import { useTestApp } from '@/server/testing/buildTestApp';
import type { Fields } from '@/server/testing/client';
import { DATABASE_KINDS } from '@/server/testing/databases';

const ATTRIBUTE = { key: 'load', labelEn: 'Load', labelZh: '载重', kind: 'number', unit: 'kg' };

describe.each(DATABASE_KINDS)('cached reads on %s', (kind) => {
  const app = useTestApp({ kind, role: 'admin' });
  let doors: string;
  let belts: string;
  let part: string;
  /** URLs of each kind of read. */
  let urls: string[];

  const addPart = async (name: string, categoryId: string) =>
    (await app.addPart({ name, categoryId }))._id;

  beforeEach(async () => {
    doors = (await app.addCategory('Doors'))._id;
    belts = (await app.addCategory('Belts', doors))._id;
    part = await addPart('Belt A', belts);
    for (const name of ['Belt B', 'Roller']) await addPart(name, doors);
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

  const put = (fields: Fields) =>
    app.sendForm('PUT', `/spare-parts/${part}`, { name: 'Belt A', categoryId: belts, ...fields });
  const changes: [name: string, change: () => Promise<unknown>][] = [
    ['an added part', () => addPart('Belt C', belts)],
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

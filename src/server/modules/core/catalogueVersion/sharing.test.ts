import Fastify, { type FastifyInstance, type FastifyRequest, type InjectOptions } from 'fastify';
import { cacheCatalogueVersion } from '@/server/db/catalogueVersion';
import { errors } from '@/server/plugins/errors';
import { MAX_READING as LIMITS, responseCache } from './responseCache';

const { others: MAX_READING, searches: MAX_SEARCHING } = LIMITS.postgres;

/** Of the event loop; 5,000 requests take fewer to be read. */
const MAX_TURNS = 100_000;
/** By then all that is sent is read or waits. */
const SETTLED_TURNS = 100;
const turn = () => new Promise((resolve) => setImmediate(resolve));

const opened: FastifyInstance[] = [];
afterEach(async () => {
  for (const app of opened.splice(0)) await app.close();
});

/** A backend of one read, which goes on when the test says so; the token `valid` is that of a session. */
async function build(options: { maxWaiting?: number; maxWaitMs?: number } = {}) {
  const hasSession = async ({ headers }: FastifyRequest) =>
    headers.authorization === 'Bearer valid';
  let version = 1;
  const catalogueVersion = cacheCatalogueVersion(async () => ({ version, stamp: 'a' }));
  const app: FastifyInstance = Fastify();
  opened.push(app);
  const ends: (() => void)[] = [];
  await app.register(errors);
  const dialect = 'postgres';
  const others = { clock: Date.now, hasSession, ...options };
  await app.register(responseCache, { catalogueVersion, dialect, ...others });
  app.get<{ Params: { name: string } }>('/:name', ({ params: { name } }, reply) =>
    reply.sendCatalogue(
      async () => {
        const value = version;
        await new Promise<void>((resolve) => ends.push(resolve));
        return { value, tags: [`part:${name}`] };
      },
      { isSearch: name.startsWith('search') },
    ),
  );
  let visitors = 0;
  /** As another visitor each time, unless `remoteAddress` says who. */
  const get = (url: string, headers = {}, others: Omit<InjectOptions, 'url'> = {}) => {
    visitors += 1;
    return app
      .inject({ url, headers, remoteAddress: `10.0.0.${visitors}`, ...others })
      .then(({ statusCode, body }) => [statusCode, body]);
  };
  /** Resolves when all that is sent is read or waits. */
  const settle = async () => {
    for (let turns = 0; turns < SETTLED_TURNS; turns += 1) await turn();
  };
  return {
    app,
    get,
    ends,
    settle,
    /** A change of this process, or without tags of another one. */
    change: (tags?: string[]) => {
      version += 1;
      if (tags) catalogueVersion.remember(`${version}.a`, tags);
      catalogueVersion.invalidate();
    },
    begun: async (count: number) => {
      for (let turns = 0; ends.length < count; turns += 1) {
        if (turns > MAX_TURNS) throw new Error(`${ends.length} of ${count} reads have begun.`);
        await turn();
      }
    },
  };
}

test('equal requests that come together share one read', async () => {
  const { app, get, ends, begun, settle } = await build();
  const responses = Promise.all(Array.from({ length: 20 }, () => get('/a')));
  await begun(1);
  const late = get('/a');
  await settle();
  expect(ends).toHaveLength(1);
  ends[0]?.();
  expect(new Set((await responses).map(String))).toEqual(new Set(['200,1']));
  expect(await late).toEqual([200, '1']);
  expect(await get('/a')).toEqual([200, '1']);
  expect(app.responseCacheNumbers()).toMatchObject({ entries: 1, hits: 1, misses: 21 });
});

test('a request after a change gets nothing that was read before it', async () => {
  const { app, get, ends, begun, change } = await build();
  const before = get('/a');
  await begun(1);
  change();
  const after = get('/a');
  await begun(2);
  ends.forEach((end) => end());
  expect([await before, await after]).toEqual([
    [200, '1'],
    [200, '2'],
  ]);
  expect(await get('/a')).toEqual([200, '2']);
  expect(app.responseCacheNumbers().entries).toBe(1);
});

describe('after a change', () => {
  const read = async ({ get, ends, begun }: Awaited<ReturnType<typeof build>>, url: string) => {
    const response = get(url);
    await begun(1);
    ends.splice(0).forEach((end) => end());
    return response;
  };

  test('of this process only what it touches is read again', async () => {
    const built = await build();
    const { get, change } = built;
    for (const url of ['/a', '/b']) await read(built, url);
    change(['part:a', 'part:c']);
    change(['part:d']);
    expect(await get('/b')).toEqual([200, '1']);
    expect(await read(built, '/a')).toEqual([200, '3']);
    change();
    expect(await read(built, '/b')).toEqual([200, '4']);
    change(['part:a']);
    // One of another process between two of this one.
    change();
    change(['part:a']);
    expect(await read(built, '/b')).toEqual([200, '7']);
  });

  test.each([
    [0, [200, '1'], [200, '1']],
    [251, [200, '1'], [200, '2']],
    [501, [200, '2'], [200, '2']],
  ])('a search that is stale for %d ms gives %j, and then %j', async (staleMs, first, second) => {
    const built = await build();
    const { get, ends, change, settle } = built;
    await read(built, '/search');
    change(['part:a']);
    const now = performance.now() + staleMs;
    jest.spyOn(performance, 'now').mockImplementation(() => now);
    const response = get('/search');
    await settle();
    ends.splice(0).forEach((end) => end());
    expect(await response).toEqual(first);
    await settle();
    expect(await get('/search')).toEqual(second);
    jest.restoreAllMocks();
  });

  test.each([
    ['search', ['part:a'], '1'],
    ['search', ['part:search'], '2'],
    ['search', undefined, '2'],
    ['page', ['part:a'], '1'],
    ['page', ['part:page'], '2'],
  ])(
    'a read of /%s that a change of %j overtakes gives version %s later',
    async (name, tags, later) => {
      const { get, ends, begun, change, settle } = await build();
      const overtaken = get(`/${name}`);
      await begun(1);
      change(tags);
      const other = get('/b');
      await begun(2);
      ends.splice(0).forEach((end) => end());
      expect([await overtaken, await other]).toEqual([
        [200, '1'],
        [200, '2'],
      ]);
      const again = get(`/${name}`);
      await settle();
      ends.splice(0).forEach((end) => end());
      expect(await again).toEqual([200, later]);
    },
  );

  test('while a search is read to renew it, no other read of it begins', async () => {
    const built = await build();
    const { get, ends, change, settle } = built;
    await read(built, '/search');
    let now = performance.now();
    jest.spyOn(performance, 'now').mockImplementation(() => now);
    change(['part:a']);
    now += 300;
    for (let count = 1; count <= 3; count += 1) {
      expect(await get('/search')).toEqual([200, '1']);
      await settle();
      change(['part:a']);
    }
    expect(ends).toHaveLength(1);
    ends.splice(0).forEach((end) => end());
    jest.restoreAllMocks();
  });

  test('a search that shows what was changed is read again at once', async () => {
    const built = await build();
    await read(built, '/search');
    built.change(['part:search']);
    expect(await read(built, '/search')).toEqual([200, '2']);
  });
});

test('a read that has not begun serves requests of a newer version too', async () => {
  const { get, ends, begun, change, settle } = await build();
  const others = Promise.all(Array.from({ length: MAX_READING }, (_, number) => get(`/${number}`)));
  await begun(MAX_READING);
  const before = get('/a');
  await settle();
  change();
  const after = get('/a');
  await settle();
  ends.forEach((end) => end());
  await others;
  await begun(MAX_READING + 1);
  ends[MAX_READING]?.();
  expect([await before, await after, await get('/a')]).toEqual(Array(3).fill([200, '2']));
  expect(ends).toHaveLength(MAX_READING + 1);
});

test('a request of a session is neither served from the cache nor cached', async () => {
  const { app, get, ends, begun } = await build();
  const token = { authorization: 'Bearer valid' };
  for (let count = 1; count <= 2; count += 1) {
    const response = get('/a', token);
    await begun(count);
    ends[count - 1]?.();
    expect(await response).toEqual([200, '1']);
  }
  expect(app.responseCacheNumbers()).toMatchObject({ entries: 0, hits: 0, misses: 0 });
});

describe('a read that waits', () => {
  /** Sends as many reads as go on at a time, and then others. */
  const fill = async (options = {}) => {
    const built = await build(options);
    const reading = Array.from({ length: MAX_READING }, (_, number) => built.get(`/${number}`));
    await built.begun(MAX_READING);
    const finish = async () => {
      for (let turns = 0; turns < 5 * SETTLED_TURNS; turns += 1) {
        built.ends.splice(0).forEach((end) => end());
        await turn();
      }
      await Promise.all(reading);
    };
    return { ...built, finish };
  };

  test('is skipped when its client has gone, with those that share it', async () => {
    const { app, get, ends, settle, finish } = await fill();
    const leaving = new AbortController();
    const gone = ['/gone', '/gone', '/shared'].map((url) =>
      get(url, {}, { signal: leaving.signal }),
    );
    await settle();
    const stays = get('/shared');
    await settle();
    expect(app.responseCacheNumbers().waiting).toBe(2);
    leaving.abort();
    await Promise.allSettled(gone);
    ends.splice(0).forEach((end) => end());
    await settle();
    expect(app.responseCacheNumbers().waiting).toBe(0);
    expect(ends).toHaveLength(1);
    const again = get('/gone');
    await settle();
    expect(ends).toHaveLength(2);
    await finish();
    expect(await Promise.all([stays, again])).toEqual(Array(2).fill([200, '1']));
  });

  test('is rejected where too many wait', async () => {
    const { app, get, settle, finish } = await fill({ maxWaiting: 1 });
    const waits = get('/waits');
    await settle();
    const response = await app.inject('/rejected');
    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toBe('2');
    await finish();
    expect(await waits).toEqual([200, '1']);
  });

  test('is rejected when it has waited for too long', async () => {
    const { app, finish } = await fill({ maxWaitMs: 1 });
    const response = await app.inject('/rejected');
    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toBe('2');
    expect(app.responseCacheNumbers().waiting).toBe(0);
    await finish();
  });

  test('of an IP address that reads nothing comes before those of one that does', async () => {
    const { get, ends, settle, finish } = await fill();
    const order: string[] = [];
    const add = (name: string, remoteAddress: string) =>
      get(`/${name}`, {}, { remoteAddress }).then(() => order.push(name));
    const all = ['a', 'b', 'c'].map((name) => add(name, '10.0.0.1'));
    all.push(add('o', '192.0.2.1'));
    await settle();
    ends[1]?.();
    await settle();
    ends.at(-1)?.();
    await settle();
    expect(order).toEqual(['o']);
    await finish();
    await Promise.all(all);
  });
});

test('a few are read at a time; the others wait', async () => {
  const { app, get, ends, begun, settle } = await build();
  const responses = Promise.all(
    Array.from({ length: MAX_READING + 2 }, (_, number) => get(`/${number}`)),
  );
  await begun(MAX_READING);
  await settle();
  expect(ends).toHaveLength(MAX_READING);
  expect(app.responseCacheNumbers().waiting).toBe(2);
  ends.splice(0).forEach((end) => end());
  await begun(2);
  ends.forEach((end) => end());
  expect(new Set((await responses).map(String))).toEqual(new Set(['200,1']));
});

test('searches that wait keep no other read from beginning', async () => {
  const { get, ends, begun, settle } = await build();
  const searches = Promise.all(
    Array.from({ length: MAX_SEARCHING + 1 }, (_, number) => get(`/search${number}`)),
  );
  await begun(MAX_SEARCHING);
  await settle();
  expect(ends).toHaveLength(MAX_SEARCHING);
  const other = get('/a');
  await begun(MAX_SEARCHING + 1);
  ends.at(-1)?.();
  expect(await other).toEqual([200, '1']);
  ends.splice(0).forEach((end) => end());
  await begun(1);
  ends[0]?.();
  await searches;
});

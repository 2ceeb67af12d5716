import Fastify, { type FastifyInstance } from 'fastify';
import { cacheCatalogueVersion } from '@/server/db/catalogueVersion';
import { responseCache } from './responseCache';

/** Of the event loop; 5,000 requests take fewer to be read. */
const MAX_TURNS = 100_000;
const turn = () => new Promise((resolve) => setImmediate(resolve));

/** A backend of one read, which goes on when the test says so. */
async function build() {
  let version = 1;
  const catalogueVersion = cacheCatalogueVersion(async () => ({ version, stamp: 'a' }));
  const app: FastifyInstance = Fastify();
  const ends: (() => void)[] = [];
  await app.register(responseCache, { catalogueVersion, clock: Date.now });
  app.get('/:name', (_request, reply) =>
    reply.sendCatalogue(async () => {
      const value = version;
      await new Promise<void>((resolve) => ends.push(resolve));
      return { value };
    }),
  );
  const get = (url: string, headers = {}) =>
    app.inject({ url, headers }).then(({ statusCode, body }) => [statusCode, body]);
  return {
    app,
    get,
    ends,
    change: () => {
      version += 1;
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
  const { app, get, ends, begun } = await build();
  const responses = Promise.all(Array.from({ length: 20 }, () => get('/a')));
  await begun(1);
  const late = get('/a');
  for (let turns = 0; turns < 20; turns += 1) await turn();
  expect(ends).toHaveLength(1);
  ends[0]?.();
  expect(new Set((await responses).map(String))).toEqual(new Set(['200,1']));
  expect(await late).toEqual([200, '1']);
  expect(await get('/a')).toEqual([200, '1']);
  expect(app.responseCacheNumbers()).toMatchObject({ entries: 1, hits: 1, misses: 21 });
  await app.close();
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
  await app.close();
});

test('a read that has not begun serves requests of a newer version too', async () => {
  const { app, get, ends, begun, change } = await build();
  const others = Promise.all(Array.from({ length: 8 }, (_, number) => get(`/${number}`)));
  await begun(8);
  const before = get('/a');
  for (let turns = 0; turns < 20; turns += 1) await turn();
  change();
  const after = get('/a');
  for (let turns = 0; turns < 20; turns += 1) await turn();
  ends.forEach((end) => end());
  await others;
  await begun(9);
  ends[8]?.();
  expect([await before, await after, await get('/a')]).toEqual(Array(3).fill([200, '2']));
  expect(ends).toHaveLength(9);
  await app.close();
});

test('a request with a token is neither served from the cache nor cached', async () => {
  const { app, get, ends, begun } = await build();
  const token = { authorization: 'Bearer x' };
  for (let count = 1; count <= 2; count += 1) {
    const response = get('/a', token);
    await begun(count);
    ends[count - 1]?.();
    expect(await response).toEqual([200, '1']);
  }
  expect(app.responseCacheNumbers()).toMatchObject({ entries: 0, hits: 0, misses: 0 });
  await app.close();
});

test('eight are read at a time; the others wait', async () => {
  const { app, get, ends, begun } = await build();
  const responses = Promise.all(Array.from({ length: 10 }, (_, number) => get(`/${number}`)));
  await begun(8);
  for (let turns = 0; turns < 20; turns += 1) await turn();
  expect(ends).toHaveLength(8);
  expect(app.responseCacheNumbers().waiting).toBe(2);
  ends.splice(0).forEach((end) => end());
  await begun(2);
  ends.forEach((end) => end());
  expect(new Set((await responses).map(String))).toEqual(new Set(['200,1']));
  await app.close();
});

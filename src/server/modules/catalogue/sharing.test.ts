import Fastify, { type FastifyInstance } from 'fastify';
import type { CatalogueVersion } from '../../db/types';
import { followCatalogue } from './follow';
import { responseCache } from './responseCache';

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** A backend of one read, which goes on when the test says so. */
async function build() {
  let version = 1;
  const read = async (): Promise<CatalogueVersion> => ({ version, stamp: String(version) });
  const db = { reader: {} as never, catalogueVersion: read };
  const app: FastifyInstance = Fastify();
  const ends: (() => void)[] = [];
  await app.register(responseCache, { catalogue: followCatalogue(db, Date.now), clock: Date.now });
  app.get('/:name', (_request, reply) =>
    reply.sendCatalogue(async () => {
      const value = version;
      await new Promise<void>((resolve) => ends.push(resolve));
      return { value, sources: { topics: [] } };
    }),
  );
  const get = (path: string) => app.inject(path).then(({ statusCode, body }) => [statusCode, body]);
  return {
    app,
    get,
    ends,
    /** To another history, so that nothing that was known holds. */
    change: () => (version += 1_000),
    begun: async (count: number) => {
      while (ends.length < count) await turn();
    },
  };
}

test('equal requests that come together are read once', async () => {
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

test('who comes after a change gets nothing that was begun before it', async () => {
  const { app, get, ends, begun, change } = await build();
  const before = get('/a');
  await begun(1);
  change();
  const after = get('/a');
  await begun(2);
  ends.forEach((end) => end());
  expect([await before, await after]).toEqual([
    [200, '1'],
    [200, '1001'],
  ]);
  expect(await get('/a')).toEqual([200, '1001']);
  await app.close();
});

test('eight are read at a time; beyond 5,000 that wait the next is told to come again', async () => {
  const { app, get, ends, begun } = await build();
  const responses = Array.from({ length: 8 + 5000 + 1 }, (_, number) => get(`/${number}`));
  const refused = await Promise.race(responses);
  expect(refused).toEqual([
    503,
    expect.stringContaining('Too many visitors are waiting at the moment.'),
  ]);
  await begun(8);
  expect(ends).toHaveLength(8);
  expect(app.responseCacheNumbers().waiting).toBe(5000);
  await app.close();
});

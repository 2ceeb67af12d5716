import Fastify, { type FastifyInstance } from 'fastify';
import type { CatalogueVersion } from '@/server/db/types';
import { followCatalogue } from './follow';
import { responseCache } from './responseCache';

/** Of the event loop; 5,000 requests take fewer to be read. */
const MOST_TURNS = 100_000;
const turn = () => new Promise((resolve) => setImmediate(resolve));

/** A backend of one read, which goes on when the test says so. */
async function build() {
  let version = 1;
  let answered: Promise<unknown> = Promise.resolve();
  const read = async (): Promise<CatalogueVersion> => {
    await answered;
    return { version, stamp: String(version) };
  };
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
    /** From here on the database says its state only when this says so. */
    holdState: () => {
      let say = { state: () => undefined as void, failure: () => undefined as void };
      answered = new Promise<void>((resolve, reject) => {
        say = { state: resolve, failure: () => reject(new Error('away')) };
      });
      return say;
    },
    begun: async (count: number) => {
      for (let turns = 0; ends.length < count; turns += 1) {
        if (turns > MOST_TURNS) throw new Error(`${ends.length} of ${count} reads have begun.`);
        await turn();
      }
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

describe('while the database is asked for its state', () => {
  const buildKnown = async () => {
    const backend = await build();
    const first = backend.get('/first');
    await backend.begun(1);
    backend.ends[0]?.();
    await first;
    return backend;
  };

  test('a response is made already', async () => {
    const { app, get, ends, begun, holdState } = await buildKnown();
    const say = holdState();
    const response = get('/a');
    await begun(2);
    ends[1]?.();
    say.state();
    expect(await response).toEqual([200, '1']);
    expect(ends).toHaveLength(2);
    expect(app.responseCacheNumbers()).toMatchObject({ entries: 2, hits: 0, misses: 2 });
    await app.close();
  });

  test('and once more where something had changed', async () => {
    const { app, get, ends, begun, holdState, change } = await buildKnown();
    const say = holdState();
    const response = get('/a');
    await begun(2);
    change();
    ends[1]?.();
    say.state();
    await begun(3);
    ends[2]?.();
    expect(await response).toEqual([200, '1001']);
    await app.close();
  });

  test('none is made for who was told that it does not answer, nor for the next', async () => {
    const { app, get, ends, holdState } = await buildKnown();
    holdState().failure();
    expect((await get('/a'))[0]).toBe(500);
    const say = holdState();
    const response = get('/b');
    for (let turns = 0; turns < 20; turns += 1) await turn();
    // That of `/first`, and neither of these.
    expect(ends).toHaveLength(1);
    say.failure();
    expect((await response)[0]).toBe(500);
    await app.close();
  });
});

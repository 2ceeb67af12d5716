import Fastify from 'fastify';
import type { Handlers } from '../context';
import { cacheKeyOf } from './cacheKey';
import { listOperations, readContract } from './contract';

import { openapi } from './openapi';

/** Every operation responds with its cache key. */
async function buildKeyApp() {
  const app = Fastify({ routerOptions: { ignoreTrailingSlash: true } });
  const handlers = listOperations(readContract()).map(({ id }) => [id, cacheKeyOf] as const);
  await app.register(openapi, {
    handlers: Object.fromEntries(handlers) as unknown as Handlers,
    guard: () => async () => undefined,
    admitForm: async () => undefined,
    makeTempDir: () => '',
  });
  return app;
}

test.each([
  ['an unknown query parameter', '/categories/', '/categories/?utm_source=x&__proto__=1'],
  ['a slash at the end', '/spare-parts', '/spare-parts/'],
  ['a default', '/spare-parts/suggestions?q=a', '/spare-parts/suggestions?q=a&limit=8'],
  ['the order', '/spare-parts?q=a&f.b=1&f.a=2&page=1', '/spare-parts?page=1&f.a=2&f.b=1&q=a'],
  [
    'filters of a call without them',
    '/spare-parts/suggestions?q=a',
    '/spare-parts/suggestions?q=a&f.b=1',
  ],
  [
    'escapes in the path',
    '/categories/671f0c2ab3d94e5f60718293',
    '/categories/671f0c2ab3d94e5f6071829%33',
  ],
])('%s makes no other cache key', async (_name, one, other) => {
  const app = await buildKeyApp();
  const [first, second] = await Promise.all([app.inject(one), app.inject(other)]);
  expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
  expect(second.body).toBe(first.body);
});

test('what a response depends on is in its cache key', async () => {
  const app = await buildKeyApp();
  const paths = [
    '/categories/671f0c2ab3d94e5f60718293',
    '/categories/671f0c2ab3d94e5f60718294',
    '/categories/671f0c2ab3d94e5f60718294/spareparts',
    '/spare-parts',
    '/spare-parts?limit=2',
    '/spare-parts?limit=3',
    '/spare-parts?q=a',
    '/spare-parts?q=a&deep=true',
    '/spare-parts?brand=a',
    '/spare-parts?brand=a&brand=b',
    '/spare-parts?f.a=1',
    '/spare-parts?f.a=1&f.a=2',
    '/spare-parts?f.a.min=1',
  ];
  const bodies = await Promise.all(paths.map(async (path) => (await app.inject(path)).body));
  expect(new Set(bodies).size).toBe(paths.length);
});

import { makePageCache } from './pageCache';
import { makeSentPage, type SentPage } from './sentPage';

/** One that takes so many bytes compressed. */
const page = async (bytes: number): Promise<SentPage> => ({
  ...(await makeSentPage(Buffer.from('A page'), { status: 200, cacheControl: '' })),
  html: { brotli: Buffer.alloc(bytes) },
});

it('keeps no more bytes than it may, and lets go what nobody asks for first', async () => {
  const cache = makePageCache(5000);
  for (const key of ['a', 'b']) cache.set(key, 'one', await page(700));
  expect(cache.bytes).toBe(2 * (3 * 700 + 2));
  cache.get('a', 'one');
  cache.set('c', 'one', await page(700));
  expect(cache.get('b', 'one')).toBeUndefined();
  expect(cache.get('a', 'one')).toBeDefined();
  expect(cache.get('c', 'one')).toBeDefined();
  expect(cache.bytes).toBeLessThanOrEqual(5000);
});

it('counts a page that is replaced or out of date no longer', async () => {
  const cache = makePageCache();
  cache.set('a', 'one', await page(1000));
  cache.set('a', 'one', await page(10));
  expect(cache.bytes).toBe(32);
  expect(cache.get('a', 'two')).toBeUndefined();
  expect(cache.bytes).toBe(0);
});

it('keeps no page that is larger than all together may be', async () => {
  const cache = makePageCache(5000);
  cache.set('small', 'one', await page(10));
  cache.set('large', 'one', await page(5000));
  expect(cache.get('large', 'one')).toBeUndefined();
  expect(cache.bytes).toBeLessThanOrEqual(5000);
});

it('counts what a page goes on from, and has it by its name at every version', async () => {
  const cache = makePageCache();
  const data = { name: 'abc', brotli: Buffer.alloc(100) };
  cache.set('a', 'one', { ...(await page(10)), data });
  expect(cache.bytes).toBe(3 * 10 + 3 * 100 + 2);
  expect(cache.getData('a', 'abc')).toBe(data);
  expect(cache.getData('a', 'abd')).toBeUndefined();
  expect(cache.getData('b', 'abc')).toBeUndefined();
});

import { encodePage, makePageCache, makeSentPage } from './pageCache';

const page = (size: number) => makeSentPage(200, 'x'.repeat(size), '');

it('keeps no more bytes than it may, and lets go what nobody asks for first', () => {
  const cache = makePageCache(5000);
  for (const key of ['a', 'b']) cache.set(key, 'one', page(1000));
  expect(cache.bytes).toBe(2 * 2 * 1001);
  cache.get('a', 'one');
  cache.set('c', 'one', page(1000));
  expect(cache.get('b', 'one')).toBeUndefined();
  expect(cache.get('a', 'one')).toBeDefined();
  expect(cache.get('c', 'one')).toBeDefined();
  expect(cache.bytes).toBeLessThanOrEqual(5000);
});

it('counts a page that is replaced or out of date no longer', () => {
  const cache = makePageCache();
  cache.set('a', 'one', page(1000));
  cache.set('a', 'one', page(10));
  expect(cache.bytes).toBe(22);
  expect(cache.get('a', 'two')).toBeUndefined();
  expect(cache.bytes).toBe(0);
});

it('keeps no page that is larger than all together may be', () => {
  const cache = makePageCache(5000);
  cache.set('small', 'one', page(10));
  cache.set('large', 'one', page(5000));
  expect(cache.get('large', 'one')).toBeUndefined();
  expect(cache.bytes).toBeLessThanOrEqual(5000);
});

it('compresses a page once', async () => {
  const sent = page(1000);
  expect(await encodePage(sent, 'br')).toBe(await encodePage(sent, 'br'));
  expect(sent.encoded.gzip).toBeUndefined();
});

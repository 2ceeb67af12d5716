import { LruCache } from './lruCache';

test('it stays within its bytes; what is asked for stays longest', () => {
  const cache = new LruCache<number>(10_000);
  cache.set('wanted', 0, 1000);
  for (let count = 1; count < 100; count += 1) {
    cache.set(String(count), count, 1000);
    expect(cache.get('wanted')).toBe(0);
    expect(cache.bytes).toBeLessThanOrEqual(10_000);
  }
  expect(cache.size).toBe(10);
  expect([cache.get('1'), cache.get('99')]).toEqual([undefined, 99]);
});

test('what is set anew or taken out makes room', () => {
  const cache = new LruCache<number>(100);
  for (const value of [1, 2, 3]) cache.set('a', value, 60);
  cache.set('b', 4, 40);
  expect([cache.get('a'), cache.get('b'), cache.bytes]).toEqual([3, 4, 100]);
  cache.deleteWhere((value) => value === 3);
  cache.delete('never there');
  expect([cache.get('a'), cache.get('b'), cache.bytes]).toEqual([undefined, 4, 40]);
});

import { FreshCache } from './freshCache';
import { Freshness } from './freshness';

let freshness: Freshness;
beforeEach(() => {
  freshness = new Freshness();
});

const holds = (topics: string[], words?: string[]) => {
  const since = freshness.moment;
  return () => freshness.holds(since, { topics, ...(words && { words }) });
};

test('a read holds until one of its sources is touched', () => {
  const [a, b] = [holds(['a']), holds(['a', 'b'])];
  expect([a(), b()]).toEqual([true, true]);
  freshness.touch([{ topics: ['b'] }]);
  expect([a(), b()]).toEqual([true, false]);
  expect(holds(['b'])()).toBe(true);
});

test('a search holds until a text changes that it finds, or has found', () => {
  const [both, other] = [holds([], ['door', 'belt']), holds([], ['rail'])];
  freshness.touch([{ topics: [], texts: ['door motor', 'door rope'] }]);
  expect([both(), other()]).toEqual([true, true]);
  freshness.touch([{ topics: [], texts: ['belt of a door'] }]);
  expect([both(), other()]).toEqual([false, true]);
});

test('what was begun before a change is not kept as if it were from after it', () => {
  const cache = new FreshCache<string>(freshness, 10_000);
  const since = freshness.moment;
  freshness.touch([{ topics: ['a'] }]);
  cache.set('a', 'old', 1, since, { topics: ['a'] });
  cache.set('b', 'other', 1, since, { topics: ['b'] });
  expect(cache.get('a')).toBeUndefined();
  expect(cache.get('b')).toBe('other');
});

test('after a change of another history nothing holds, not even what is still being read', () => {
  const cache = new FreshCache<string>(freshness, 10_000);
  cache.set('a', 'kept', 1, freshness.moment, { topics: [] });
  const since = freshness.moment;
  freshness.forget();
  cache.set('b', 'late', 1, since, { topics: [] });
  expect([cache.get('a'), cache.get('b')]).toEqual([undefined, undefined]);
});

test.each([
  [
    'topics',
    (count: number) => ({ topics: Array.from({ length: count }, (_, n) => `${n}`) }),
    20_000,
  ],
  ['texts', (count: number) => ({ topics: [], texts: ['x'.repeat(count)] }), 1024 ** 2],
])('beyond what it remembers of %s nothing that was read before holds', (_, make, most) => {
  const old = holds(['never touched'], ['never found']);
  freshness.touch([make(most)]);
  expect(old()).toBe(true);
  freshness.touch([{ topics: ['one more'], texts: ['y'] }]);
  expect(old()).toBe(false);
  const fresh = holds(['never touched'], ['never found']);
  freshness.touch([{ topics: ['one more'] }]);
  expect(fresh()).toBe(true);
});

test('the cache stays within its bytes; what is asked for stays longest', () => {
  const cache = new FreshCache<number>(freshness, 10_000);
  cache.set('wanted', 0, 1000, freshness.moment, { topics: [] });
  for (let count = 1; count < 100; count += 1) {
    cache.set(String(count), count, 1000, freshness.moment, { topics: [] });
    expect(cache.get('wanted')).toBe(0);
    expect(cache.bytes).toBeLessThanOrEqual(10_000);
  }
  expect(cache.size).toBeGreaterThan(5);
  expect(cache.get('1')).toBeUndefined();
  expect(cache.get('99')).toBe(99);
});

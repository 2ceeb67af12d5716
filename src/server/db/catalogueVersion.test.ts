import { cacheCatalogueVersion } from './catalogueVersion';
import { DatabaseUnavailable } from './unavailable';

const at = (time: number) => jest.spyOn(performance, 'now').mockReturnValue(time);
afterEach(() => jest.restoreAllMocks());

const counting = () => {
  let version = 0;
  return jest.fn(async () => ({ version: (version += 1), stamp: 'a' }));
};

test('requests share one read for half a second', async () => {
  const read = counting();
  const { current } = cacheCatalogueVersion(read);
  at(1000);
  expect(await Promise.all([current(), current()])).toEqual(['1.a', '1.a']);
  at(1499);
  expect(await current()).toBe('1.a');
  at(1500);
  expect(await current()).toBe('2.a');
  expect(read).toHaveBeenCalledTimes(2);
});

test('a local write invalidates it, also while it is read', async () => {
  const { current, invalidate } = cacheCatalogueVersion(counting());
  at(1000);
  const before = current();
  invalidate();
  expect(await current()).toBe('2.a');
  expect(await before).toBe('1.a');
  expect(await current()).toBe('2.a');
});

test('a failure is cached as well', async () => {
  const read = jest.fn(() => Promise.reject(new DatabaseUnavailable('unreachable')));
  const { current } = cacheCatalogueVersion(read);
  at(1000);
  await expect(current()).rejects.toThrow(DatabaseUnavailable);
  at(1400);
  await expect(current()).rejects.toThrow(DatabaseUnavailable);
  // It is tried twice.
  expect(read).toHaveBeenCalledTimes(2);
});

test('a read that does not end fails after a second', async () => {
  jest.useFakeTimers();
  const { current } = cacheCatalogueVersion(() => new Promise(() => undefined));
  const version = expect(current()).rejects.toThrow(DatabaseUnavailable);
  await jest.advanceTimersByTimeAsync(1001);
  await version;
  jest.useRealTimers();
});

test('what is memoized is loaded again after a change that touches one of its tags, or has none', async () => {
  let version = 1;
  const { memoize, remember, invalidate } = cacheCatalogueVersion(async () => ({
    version,
    stamp: 'a',
  }));
  const change = (tags?: string[]) => {
    version += 1;
    if (tags) remember(`${version}.a`, tags);
    invalidate();
  };
  const read = memoize(async () => ({ version }), ['categories']);
  expect(await Promise.all([read(), read()])).toEqual([{ version: 1 }, { version: 1 }]);
  change(['part:a']);
  expect(await read()).toEqual({ version: 1 });
  change(['part:a', 'categories']);
  change(['part:a']);
  expect(await read()).toEqual({ version: 4 });
  change();
  expect(await read()).toEqual({ version: 5 });
});

import { makeLimiter, queueLengths } from './limiter';
import { newId, newReference } from './ids';
import { ipKey } from './ipKeys';
import { holdLongWork, letOthersIn, nextTurn } from './nextTurn';

test('ids are of one form, all different, and sort in the order of their making', () => {
  const ids = Array.from({ length: 70_000 }, () => newId(1_795_000_000_000));
  ids.push(newId(1_794_000_000_000), newId(1_795_000_000_100));
  expect(ids.every((id) => /^[0-9a-f]{24}$/.test(id))).toBe(true);
  expect([...ids].sort().join()).toBe(ids.join());
  expect(new Set(ids).size).toBe(ids.length);
});

test('references hold no letters that are easily misread', () => {
  for (let count = 0; count < 500; count += 1) {
    expect(newReference('Q')).toMatch(/^Q-[2-9A-HJKMNP-TV-Z]{6}$/);
  }
});

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['::ffff:c000:201', '192.0.2.1'],
  ['::FFFF:192.0.2.1', '192.0.2.1'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['2001:DB8:1:2::9', '2001:db8:1:2'],
  ['unknown', 'unknown'],
  ['1.2.3.4, 5.6.7.8', 'unknown'],
  ['', 'unknown'],
])('the IP address %s counts as %s', (ipAddress, key) => {
  expect(ipKey(ipAddress)).toBe(key);
});

test('a limiter runs no more than it may, all in turn, and survives failures', async () => {
  const limit = makeLimiter(2);
  let running = 0;
  let most = 0;
  const done: number[] = [];
  const task = (index: number) =>
    limit(async () => {
      most = Math.max(most, ++running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      done.push(index);
      if (index === 1) throw new Error('It fails.');
    });
  const results = await Promise.allSettled([0, 1, 2, 3, 4].map(task));
  expect(most).toBe(2);
  expect(done).toEqual([0, 1, 2, 3, 4]);
  expect(results.map(({ status }) => status === 'fulfilled')).toEqual([
    true,
    false,
    true,
    true,
    true,
  ]);
});

test('the key that has used a limiter least comes first, within bounds for each and for all', async () => {
  const limit = makeLimiter(1, { name: 'tests', maxWaiting: 4, maxWaitingPerKey: 3 });
  const done: string[] = [];
  const add = (key: string, name: string) =>
    limit(async () => {
      await new Promise((resolve) => setImmediate(resolve));
      done.push(name);
    }, key);
  const admitted = ['a0', 'a1', 'a2', 'a3'].map((name) => add('a', name));
  const overOwn = add('a', 'a4');
  admitted.push(add('b', 'b1'));
  const overAll = add('c', 'c1');
  await expect(overOwn).rejects.toThrow('Too many');
  await expect(overAll).rejects.toThrow('Too many');
  expect(queueLengths().tests).toBe(4);
  expect(limit.waiting()).toBe(4);
  await Promise.all(admitted);
  expect(done).toEqual(['a0', 'b1', 'a1', 'a2', 'a3']);
  expect(limit.waiting()).toBe(0);
});

test('a key with slow tasks holds up no other', async () => {
  const limit = makeLimiter(2, { maxRunningPerKey: 1 });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const add = (key: string, name: string) =>
    limit(async () => {
      begun.push(name);
      await new Promise<void>((resolve) => ends.set(name, resolve));
    }, key);
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  const all = [add('a', 'a1'), add('a', 'a2'), add('b', 'b1'), add('b', 'b2'), add('c', 'c1')];
  expect(begun).toEqual(['a1', 'b1']);
  // Of `b`, whose task goes on, none comes before the one of `c`, which has used nothing yet.
  ends.get('a1')?.();
  await turn();
  expect(begun).toEqual(['a1', 'b1', 'c1']);
  ends.get('c1')?.();
  await turn();
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2']);
  for (const name of ['b1', 'a2']) ends.get(name)?.();
  await turn();
  ends.get('b2')?.();
  await Promise.all(all);
});

test('long work of all requests holds the event loop for 20 ms, then others come first', async () => {
  let now = 0;
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => now);
  let turns = 0;
  const countTurns = () => {
    turns += 1;
    turning = setImmediate(countTurns);
  };
  let turning = setImmediate(countTurns);
  const work = async () => {
    await nextTurn();
    now += 10;
    return turns;
  };
  expect(await Promise.all([work(), work()])).toEqual([0, 0]);
  const [first, second] = await Promise.all([work(), work()]);
  expect(first).toBeGreaterThanOrEqual(19);
  expect(second).toBe(first);
  expect(await work()).toBeGreaterThanOrEqual(first + 19);
  clearImmediate(turning);
  clock.mockRestore();
});

test('long work goes on when the connections that wait are accepted', async () => {
  let accept = () => {};
  holdLongWork(new Promise((resolve) => (accept = resolve)));
  let goesOn = false;
  const work = letOthersIn().then(() => (goesOn = true));
  for (let turn = 0; turn < 30; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  expect(goesOn).toBe(false);
  accept();
  await work;
});

import { makeMisses } from './misses';

/** The turns of the event loop that one miss takes to begin. */
async function turn() {
  for (let count = 0; count < 4; count += 1) {
    await new Promise((resolve) => setImmediate(resolve));
  }
}

test('few at a time, one begun in every fourth turn, in the order in which they came', async () => {
  const misses = makeMisses({ atOnce: 2, maxWaiting: 2 });
  const log: string[] = [];
  const dones: (() => void)[] = [];
  const begin = (key: string) =>
    misses.begin(key).then(
      (done) => {
        log.push(`begin ${key}`);
        dones.push(done);
      },
      (error: Error) => void log.push(`${key}: ${error.message}`),
    );
  for (const key of ['a', 'b', 'c', 'd', 'e']) void begin(key);
  await turn();
  expect(log.splice(0).sort()).toEqual([
    'begin a',
    'e: Too many visitors are waiting at the moment. Please try again shortly.',
  ]);
  expect(misses.waiting()).toBe(2);
  await turn();
  expect(log.splice(0)).toEqual(['begin b']);
  await turn();
  expect(log.splice(0)).toEqual([]);
  dones[0]?.();
  // Said twice, it makes room for one.
  dones[0]?.();
  await turn();
  await turn();
  expect(log.splice(0)).toEqual(['begin c']);
  expect(misses.waiting()).toBe(1);
});

test('who wants the same can wait for its end, and finds it over then', async () => {
  const misses = makeMisses({ atOnce: 2, maxWaiting: 3 });
  const done = await misses.begin('a');
  expect([misses.has('a'), misses.has('b')]).toEqual([true, false]);
  let isOver = false;
  const ended = misses.end('a')?.then(() => (isOver = true));
  await turn();
  expect(isOver).toBe(false);
  done();
  await ended;
  expect([misses.has('a'), misses.end('a')]).toEqual([false, undefined]);
});

test('one of the same that goes beside another does not end it', async () => {
  const misses = makeMisses({ atOnce: 2, maxWaiting: 3 });
  const first = await misses.begin('a');
  const second = await misses.begin('a');
  second();
  expect(misses.has('a')).toBe(true);
  first();
  expect(misses.has('a')).toBe(false);
});

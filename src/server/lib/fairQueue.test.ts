import { makeFairQueue } from './fairQueue';

/** Tasks that end when the test says so, and the order in which they began. */
function makeTasks() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const task = (name: string) => () =>
    new Promise<string>((resolve) => {
      begun.push(name);
      ends.push(() => resolve(name));
    });
  /** Ends the task under way; resolves once the next one has begun. */
  const endOne = async () => {
    ends.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { begun, task, endOne };
}

test('keys take turns, and what is idle waits for all others', async () => {
  const queue = makeFairQueue({ perKey: 10, total: 20, idle: 2 });
  const { begun, task, endOne } = makeTasks();
  for (const name of ['a1', 'a2', 'a3']) void queue.add('a', task(name));
  expect([queue.addIdle(task('i1')), queue.addIdle(task('i2')), queue.addIdle(task('i3'))]).toEqual(
    [true, true, false],
  );
  const b = queue.add('b', task('b1'));
  for (let count = 0; count < 6; count += 1) await endOne();
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3', 'i1', 'i2']);
  await expect(b).resolves.toBe('b1');
});

test('as many tasks run at a time as the queue admits', async () => {
  const queue = makeFairQueue({ perKey: 10, total: 20, idle: 0 }, 2);
  const { begun, task, endOne } = makeTasks();
  for (const name of ['a1', 'a2', 'a3']) void queue.add('a', task(name));
  void queue.add('b', task('b1'));
  expect(begun).toEqual(['a1', 'a2']);
  await endOne();
  expect(begun).toEqual(['a1', 'a2', 'a3']);
  await endOne();
  expect(begun).toEqual(['a1', 'a2', 'a3', 'b1']);
});

test('too many tasks of one key are rejected, and any task when too many wait altogether', () => {
  const queue = makeFairQueue({ perKey: 2, total: 3, idle: 0 });
  const { task } = makeTasks();
  const add = (key: string) => queue.add(key, task(key)) !== undefined;
  // The first one is not waiting but under way.
  expect([add('a'), add('a'), add('a'), add('a')]).toEqual([true, true, true, false]);
  expect([add('b'), add('b'), add('c')]).toEqual([true, false, false]);
});

test('one that fails stops no other; a stop forgets what waits and ends with what runs', async () => {
  const queue = makeFairQueue({ perKey: 9, total: 9, idle: 9 });
  const { begun, task, endOne } = makeTasks();
  await expect(queue.add('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  const running = queue.add('a', task('a'));
  void queue.add('a', task('never'));
  queue.addIdle(task('neither'));
  const stopped = queue.stop();
  await endOne();
  await stopped;
  await expect(running).resolves.toBe('a');
  expect(begun).toEqual(['a']);
});

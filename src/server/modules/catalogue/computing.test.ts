import { Computing } from './computing';

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('few at a time, one for each key, the others in the order in which they came', async () => {
  const computing = new Computing({ atOnce: 2, maxWaiting: 3, givesWay: () => false });
  const log: string[] = [];
  const ends: (() => void)[] = [];
  const take = (key: string) =>
    computing.take({
      key,
      begin: (done) => {
        log.push(`begin ${key}`);
        ends.push(done);
      },
      again: () => void log.push(`again ${key}`),
      refuse: () => void log.push(`refuse ${key}`),
    });
  for (const key of ['a', 'b', 'a', 'c', 'd']) take(key);
  expect(log).toEqual(['refuse d']);
  await turn();
  expect(log.splice(0)).toEqual(['refuse d', 'begin a']);
  await turn();
  expect(log.splice(0)).toEqual(['begin b']);
  await turn();
  expect(log.splice(0)).toEqual([]);
  ends[0]?.();
  ends[0]?.();
  expect(log.splice(0)).toEqual(['again a']);
  await turn();
  expect(log.splice(0)).toEqual(['begin c']);
  expect(computing.length).toBe(0);
});

test('between answers that are made at once others have their turn', async () => {
  const computing = new Computing({ atOnce: 5, maxWaiting: 100, givesWay: () => false });
  let begun = 0;
  for (let count = 0; count < 10; count += 1) {
    const begin = (done: () => void) => {
      begun += 1;
      done();
    };
    computing.take({ key: String(count), begin, again: () => undefined, refuse: () => undefined });
  }
  for (let count = 1; count <= 10; count += 1) {
    await turn();
    expect(begun).toBe(count);
  }
});

test('while something else is urgent they give way, but not for ever', async () => {
  const computing = new Computing({ atOnce: 5, maxWaiting: 100, givesWay: () => true });
  const begun: string[] = [];
  for (const key of ['a', 'b']) {
    const begin = () => void begun.push(key);
    computing.take({ key, begin, again: () => undefined, refuse: () => undefined });
  }
  for (let count = 0; count < 8; count += 1) await turn();
  expect(begun).toEqual([]);
  await turn();
  expect(begun).toEqual(['a']);
  for (let count = 0; count < 9; count += 1) await turn();
  expect(begun).toEqual(['a', 'b']);
});

import { makeTurns } from './turns';

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('a bounded number in each turn, fewer while new connections come, in the order of arrival', async () => {
  const turns = makeTurns({ most: 4, mostBesideNewcomers: 1 });
  const done: number[] = [];
  for (let count = 0; count < 10; count += 1) turns.take(() => void done.push(count));
  expect(done).toEqual([]);
  await turn();
  expect(done).toEqual([0, 1, 2, 3]);
  turns.greet();
  await turn();
  expect(done).toHaveLength(5);
  expect(turns.greets()).toBe(true);
  while (turns.greets()) await turn();
  while (done.length < 10) await turn();
  expect(done).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

import { makeTurns } from './turns';

const turn = () => new Promise((resolve) => setImmediate(resolve));

async function start(nextTurn: () => Promise<void>, count: number): Promise<number[]> {
  const done: number[] = [];
  for (let number = 0; number < count; number += 1) {
    void nextTurn().then(() => done.push(number));
  }
  return done;
}

test('a bounded number in each turn, in the order of arrival', async () => {
  const done = await start(makeTurns(4), 10);
  expect(done).toEqual([]);
  await turn();
  expect(done).toEqual([0, 1, 2, 3]);
  await turn();
  expect(done).toHaveLength(8);
  await turn();
  expect(done).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test('one in every third turn, and again when more have come later', async () => {
  const nextTurn = makeTurns(1, 3);
  const counts: number[] = [];
  for (let round = 0; round < 2; round += 1) {
    const done = await start(nextTurn, 2);
    for (let turns = 0; turns < 6; turns += 1) {
      await turn();
      counts.push(done.length);
    }
  }
  expect(counts).toEqual([0, 0, 1, 1, 1, 2, 0, 0, 1, 1, 1, 2]);
});

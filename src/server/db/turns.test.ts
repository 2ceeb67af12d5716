import { makeTurns } from './turns';
import { DatabaseUnavailable } from './unavailable';

test('work runs in the order of the calls, also after work that fails', async () => {
  const inTurn = makeTurns(60_000);
  const order: number[] = [];
  const results = await Promise.allSettled(
    [1, 2, 3].map((number) =>
      inTurn(async () => {
        await Promise.resolve();
        order.push(number);
        if (number === 2) throw new Error('fails');
        return number;
      }),
    ),
  );
  expect(order).toEqual([1, 2, 3]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

test('what waits for too long does not run, and holds up nothing', async () => {
  const inTurn = makeTurns(10);
  let end = () => undefined as void;
  const first = inTurn(() => new Promise<void>((resolve) => (end = resolve)));
  const second = jest.fn();
  await expect(inTurn(second)).rejects.toThrow(DatabaseUnavailable);
  end();
  await first;
  expect(await inTurn(() => Promise.resolve('third'))).toBe('third');
  expect(second).not.toHaveBeenCalled();
});

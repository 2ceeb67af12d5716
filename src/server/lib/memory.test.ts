import { makeIdleMemory } from './memory';

test('memory is collected once after each rush, and only then', () => {
  const shares = [0, 0.2, 0.9, 0.8, 0.2, 0.02, 0.01, 0.2, 0.05, 0.5, 0.05];
  const collected: number[] = [];
  let step = 0;
  const look = makeIdleMemory(
    () => shares[step] ?? 0,
    () => void collected.push(step),
  );
  for (; step < shares.length; step += 1) look();
  expect(collected).toEqual([5, 10]);
});

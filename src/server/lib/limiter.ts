/**
 * Runs at most `max` of the given tasks at a time, the others in the order in which they came. Where
 * `mostWaiting` wait already the next one is rejected with the error that `overload` makes.
 */
export function makeLimiter(
  max: number,
  mostWaiting = Infinity,
  overload = () => new Error('Too many tasks wait.'),
) {
  const waiting: (() => void)[] = [];
  let running = 0;
  const run = async <T>(task: () => Promise<T>): Promise<T> => {
    if (running < max) running += 1;
    else if (waiting.length >= mostWaiting) throw overload();
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
  /** How many tasks have not begun. */
  const count = () => waiting.length;
  return Object.assign(run, { waiting: count });
}

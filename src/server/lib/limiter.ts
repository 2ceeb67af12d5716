/**
 * Runs at most `max` tasks at a time; the others wait, in turn for every key, so that one with many
 * holds up no other. Where `maxWaiting` wait, or `maxPerKey` of the same key, the next task is
 * rejected with the error that `overload` makes.
 */
export function makeLimiter(
  max: number,
  maxWaiting = Infinity,
  overload = () => new Error('Too many tasks wait.'),
  maxPerKey = maxWaiting,
) {
  /** In order of their turns. */
  const waiting = new Map<string, (() => void)[]>();
  let total = 0;
  let running = 0;

  const wait = async (key: string): Promise<void> => {
    const own = waiting.get(key) ?? [];
    if (total >= maxWaiting || own.length >= maxPerKey) throw overload();
    total += 1;
    waiting.set(key, own);
    await new Promise<void>((resolve) => own.push(resolve));
  };

  const startNext = (): void => {
    const [first] = waiting;
    if (!first) {
      running -= 1;
      return;
    }
    const [key, own] = first;
    const start = own.shift();
    total -= 1;
    waiting.delete(key);
    if (own.length > 0) waiting.set(key, own);
    start?.();
  };

  const run = async <T>(task: () => Promise<T>, key = ''): Promise<T> => {
    if (running < max) running += 1;
    else await wait(key);
    try {
      return await task();
    } finally {
      startNext();
    }
  };
  /** How many tasks have not begun. */
  return Object.assign(run, { waiting: () => total });
}

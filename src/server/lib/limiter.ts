interface LimiterOptions {
  /** Tasks that may wait: of all keys, and of one. */
  maxWaiting?: number;
  maxWaitingPerKey?: number;
  /** Tasks of one key that run at a time. */
  maxRunningPerKey?: number;
  /** Makes the error by which a task is rejected that may not even wait. */
  overload?: () => Error;
}

export type Limiter = ReturnType<typeof makeLimiter>;

/**
 * Runs at most `max` tasks at a time. The others wait: those of the key with the fewest running tasks
 * start first, and keys with as many in turn, so that one with many or slow tasks holds up no other.
 */
export function makeLimiter(
  max: number,
  {
    maxWaiting = Infinity,
    maxWaitingPerKey = maxWaiting,
    maxRunningPerKey = max,
    overload = () => new Error('Too many tasks wait.'),
  }: LimiterOptions = {},
) {
  /** By key, in order of their turns. */
  const waiting = new Map<string, (() => void)[]>();
  const running = new Map<string, number>();
  let totalWaiting = 0;
  let totalRunning = 0;
  const runningOf = (key: string) => running.get(key) ?? 0;

  const begin = (key: string): void => {
    totalRunning += 1;
    running.set(key, runningOf(key) + 1);
  };

  const wait = async (key: string): Promise<void> => {
    const own = waiting.get(key) ?? [];
    if (totalWaiting >= maxWaiting || own.length >= maxWaitingPerKey) throw overload();
    totalWaiting += 1;
    waiting.set(key, own);
    await new Promise<void>((resolve) => own.push(resolve));
  };

  const findNext = (): string | undefined => {
    let next: string | undefined;
    let fewest = maxRunningPerKey;
    for (const key of waiting.keys()) {
      if (runningOf(key) < fewest) [next, fewest] = [key, runningOf(key)];
      if (fewest === 0) break;
    }
    return next;
  };

  const end = (key: string): void => {
    totalRunning -= 1;
    if (runningOf(key) > 1) running.set(key, runningOf(key) - 1);
    else running.delete(key);
    const next = findNext();
    if (next === undefined) return;
    const own = waiting.get(next) ?? [];
    const start = own.shift();
    totalWaiting -= 1;
    waiting.delete(next);
    if (own.length > 0) waiting.set(next, own);
    begin(next);
    start?.();
  };

  const run = async <T>(task: () => Promise<T>, key = ''): Promise<T> => {
    if (totalRunning < max && runningOf(key) < maxRunningPerKey) begin(key);
    else await wait(key);
    try {
      return await task();
    } finally {
      end(key);
    }
  };
  /** How many tasks have not begun. */
  return Object.assign(run, { waiting: () => totalWaiting });
}

import { LRUCache } from 'lru-cache';

interface LimiterOptions {
  /** Of its queue in the metrics. */
  name?: string;
  /** Tasks that may wait: of all keys, and of one. */
  maxWaiting?: number;
  maxWaitingPerKey?: number;
  /** How long a task waits at most, in milliseconds. */
  maxWaitMs?: number;
  /** Tasks of one key that run at a time. */
  maxRunningPerKey?: number;
  /** Makes the error by which a task is rejected that may not wait, or has waited too long. */
  overload?: () => Error;
}

export type Limiter = ReturnType<typeof makeLimiter>;

/** Tasks of this process that wait, by the names of the queues. */
const queues = new Map<string, number>();

/** Counts a task that waits, or by -1 no longer waits, in a queue. */
export const countWaiting = (queue: string, change: 0 | 1 | -1): void =>
  void queues.set(queue, (queues.get(queue) ?? 0) + change);

export const queueLengths = (): Record<string, number> => Object.fromEntries(queues);

/** What the tasks of a key have taken is forgotten after so long. */
const USE_MS = 10_000;
const MAX_KEYS = 10_000;

/**
 * Runs at most `max` tasks at a time. The others wait: those of the key with the fewest running tasks
 * start first, and of these keys the one whose tasks took the least time of late, so that one with
 * many or slow tasks holds up no other.
 */
export function makeLimiter(
  max: number,
  {
    name,
    maxWaiting = Infinity,
    maxWaitingPerKey = maxWaiting,
    maxWaitMs,
    maxRunningPerKey = max,
    overload = () => new Error('Too many tasks wait.'),
  }: LimiterOptions = {},
) {
  const waiting = new Map<string, (() => void)[]>();
  const running = new Map<string, number>();
  const usedMs = new LRUCache<string, number>({
    // `max` would allocate the space of all keys at once.
    maxSize: MAX_KEYS,
    sizeCalculation: () => 1,
    ttl: USE_MS,
    noUpdateTTL: true,
  });
  let totalWaiting = 0;
  let totalRunning = 0;
  const runningOf = (key: string) => running.get(key) ?? 0;

  const addWaiting = (change: 0 | 1 | -1): void => {
    totalWaiting += change;
    if (name !== undefined) countWaiting(name, change);
  };
  // A queue that nothing has waited in yet has a length too.
  addWaiting(0);

  const begin = (key: string): void => {
    totalRunning += 1;
    running.set(key, runningOf(key) + 1);
  };

  const wait = async (key: string): Promise<void> => {
    const own = waiting.get(key) ?? [];
    if (totalWaiting >= maxWaiting || own.length >= maxWaitingPerKey) throw overload();
    addWaiting(1);
    waiting.set(key, own);
    await new Promise<void>((resolve, reject) => {
      const start = () => {
        clearTimeout(timer);
        resolve();
      };
      const giveUp = () => {
        leave(key, start);
        reject(overload());
      };
      const timer = maxWaitMs === undefined ? undefined : setTimeout(giveUp, maxWaitMs);
      own.push(start);
    });
  };

  const leave = (key: string, start: () => void): void => {
    const others = (waiting.get(key) ?? []).filter((other) => other !== start);
    addWaiting(-1);
    if (others.length > 0) waiting.set(key, others);
    else waiting.delete(key);
  };

  const findNext = (): string | undefined => {
    let next: string | undefined;
    let fewest = maxRunningPerKey;
    let least = Infinity;
    for (const key of waiting.keys()) {
      const count = runningOf(key);
      const used = usedMs.get(key) ?? 0;
      if (count > fewest || (count === fewest && used >= least)) continue;
      [next, fewest, least] = [key, count, used];
    }
    return fewest < maxRunningPerKey ? next : undefined;
  };

  const end = (key: string): void => {
    totalRunning -= 1;
    if (runningOf(key) > 1) running.set(key, runningOf(key) - 1);
    else running.delete(key);
    const next = findNext();
    if (next === undefined) return;
    const start = waiting.get(next)?.[0];
    if (!start) return;
    leave(next, start);
    begin(next);
    start();
  };

  const run = async <T>(task: () => Promise<T>, key = ''): Promise<T> => {
    if (totalRunning < max && runningOf(key) < maxRunningPerKey) begin(key);
    else await wait(key);
    const began = performance.now();
    try {
      return await task();
    } finally {
      usedMs.set(key, (usedMs.get(key) ?? 0) + performance.now() - began);
      end(key);
    }
  };
  /** How many tasks have not begun. */
  return Object.assign(run, { waiting: () => totalWaiting });
}

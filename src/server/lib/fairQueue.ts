/** How many tasks may wait: of one key, of all keys together, and for a time when nothing else waits. */
export interface FairQueueLimits {
  perKey: number;
  total: number;
  idle: number;
}

type Task = () => Promise<unknown>;

/** Runs a few tasks at a time, in turn for every key, so that one with many holds up no other. */
export function makeFairQueue(limits: FairQueueLimits, maxRunning = 1) {
  /** In order of their turns. */
  const waiting = new Map<string, Task[]>();
  const idle: Task[] = [];
  const running = new Set<Promise<unknown>>();
  let total = 0;

  const next = (): Task | undefined => {
    const [first] = waiting;
    if (!first) return idle.shift();
    const [key, tasks] = first;
    const task = tasks.shift();
    waiting.delete(key);
    if (tasks.length > 0) waiting.set(key, tasks);
    total -= 1;
    return task;
  };

  const proceed = (): void => {
    if (running.size >= maxRunning) return;
    const task = next();
    if (!task) return;
    const run = task().finally(() => {
      running.delete(run);
      proceed();
    });
    running.add(run);
  };

  return {
    /** Runs the task in its turn; undefined: this key, or all together, wait for too much already. */
    add: <T>(key: string, task: () => Promise<T>): Promise<T> | undefined => {
      const own = waiting.get(key) ?? [];
      if (own.length >= limits.perKey || total >= limits.total) return undefined;
      return new Promise<T>((resolve, reject) => {
        own.push(() => task().then(resolve, reject));
        waiting.set(key, own);
        total += 1;
        proceed();
      });
    },
    /** Runs the task when nothing else waits; false: too many of these wait already. */
    addIdle: (task: () => Promise<unknown>): boolean => {
      if (idle.length >= limits.idle) return false;
      idle.push(() => task().catch(() => undefined));
      proceed();
      return true;
    },
    /** Forgets what waits; resolves once the tasks under way have ended. */
    stop: async (): Promise<void> => {
      waiting.clear();
      idle.length = 0;
      total = 0;
      await Promise.all(running);
    },
  };
}

export interface FairQueueLimits {
  perKey: number;
  total: number;
  idle: number;
}

interface Task {
  run: () => Promise<unknown>;
  drop: () => void;
}

/** Runs one task at a time, in turn for every key, so that who wants much holds up nobody else. */
export function makeFairQueue(limits: FairQueueLimits) {
  /** In order of their turns. */
  const waiting = new Map<string, Task[]>();
  const idle: Task[] = [];
  let total = 0;
  let running: Promise<unknown> | undefined;

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

  const proceed = () => {
    if (running) return;
    const task = next();
    if (!task) return;
    // Failures are the business of who waits for the task.
    running = task
      .run()
      .catch(() => undefined)
      .finally(() => {
        running = undefined;
        proceed();
      });
  };

  return {
    /** Runs the task in its turn; undefined: this key, or all together, wait for too much already. */
    add: <T>(key: string, task: () => Promise<T>): Promise<T> | undefined => {
      const own = waiting.get(key) ?? [];
      if (own.length >= limits.perKey || total >= limits.total) return undefined;
      return new Promise<T>((resolve, reject) => {
        const run = () => task().then(resolve, reject);
        own.push({ run, drop: () => reject(new Error('The queue is stopped.')) });
        waiting.set(key, own);
        total += 1;
        proceed();
      });
    },
    /** Runs the task when nothing else waits; false: too many of these wait already. */
    addIdle: (run: () => Promise<unknown>): boolean => {
      if (idle.length >= limits.idle) return false;
      idle.push({ run, drop: () => undefined });
      proceed();
      return true;
    },
    /** Drops what waits; resolves once the task under way has ended. */
    stop: async (): Promise<void> => {
      for (const task of [...waiting.values()].flat()) task.drop();
      waiting.clear();
      idle.length = 0;
      total = 0;
      await running;
    },
  };
}

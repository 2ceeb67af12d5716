/** What comes in turns of the event loop, a bounded amount in each. */
export interface Turns {
  /** Runs tasks in the order in which they come. */
  take: (task: () => void) => void;
  /** To be called for each new connection. */
  greet: () => void;
  /** Whether new connections came in this turn or the one before. */
  greets: () => boolean;
}

export interface TurnsOptions {
  /** Tasks in one turn. */
  most: number;
  /** The same while new connections come. */
  mostBesideNewcomers: number;
}

/**
 * Node accepts one connection in each turn of the event loop. Where it did in one turn all that has
 * arrived, a crowd of new visitors would wait for seconds until the last of them is accepted.
 */
export function makeTurns({ most, mostBesideNewcomers }: TurnsOptions): Turns {
  const waiting: (() => void)[] = [];
  let scheduled = false;
  let newcomers = 0;

  const run = () => {
    const tasks = waiting.splice(0, newcomers > 0 ? mostBesideNewcomers : most);
    scheduled = waiting.length > 0;
    if (scheduled) setImmediate(run);
    for (const task of tasks) task();
  };

  const take = (task: () => void) => {
    waiting.push(task);
    if (scheduled) return;
    scheduled = true;
    setImmediate(run);
  };

  const forget = () => {
    newcomers -= 1;
  };
  const greet = () => {
    newcomers += 1;
    setImmediate(() => setImmediate(forget));
  };

  return { take, greet, greets: () => newcomers > 0 };
}

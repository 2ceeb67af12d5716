import { HttpError } from '../../lib/httpError';
import { makeTurns } from '../../lib/turns';

export interface Misses {
  /** Whether a response of this key is being made, or waits to be. */
  has: (key: string) => boolean;
  /** Resolves once that response is made, however it ended. */
  end: (key: string) => Promise<void> | undefined;
  /**
   * Resolves when a response of this key is to be made, with what its maker calls in the end. Rejects
   * with 503 where too many wait already.
   */
  begin: (key: string) => Promise<() => void>;
  /** How many wait to begin. */
  waiting: () => number;
}

/** One begins in so many turns of the event loop. */
const TURNS_A_MISS = 4;
const RETRY_AFTER_SECONDS = 2;

const overloaded = () =>
  new HttpError(503, 'Too many visitors are waiting at the moment. Please try again shortly.', {
    'retry-after': String(RETRY_AFTER_SECONDS),
  });

/**
 * Has few responses made at a time, and one begun in every fourth turn of the event loop: on SQLite
 * it is made without a pause. Between them the process returns to its other work, such as known responses,
 * new connections and the writes of admins, which would otherwise wait for all of a crowd's misses.
 */
export function makeMisses({ atOnce, maxWaiting }: { atOnce: number; maxWaiting: number }): Misses {
  const ends = new Map<string, Promise<void>>();
  const waiting: (() => void)[] = [];
  const nextTurn = makeTurns(1, TURNS_A_MISS);
  let running = 0;

  const release = () => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };

  const begin = async (key: string): Promise<() => void> => {
    if (waiting.length >= maxWaiting) throw overloaded();
    let end = () => undefined as void;
    const ended = new Promise<void>((resolve) => (end = resolve));
    if (!ends.has(key)) ends.set(key, ended);
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    await nextTurn();
    let isDone = false;
    return () => {
      if (isDone) return;
      isDone = true;
      if (ends.get(key) === ended) ends.delete(key);
      end();
      release();
    };
  };

  return {
    has: (key) => ends.has(key),
    end: (key) => ends.get(key),
    begin,
    waiting: () => waiting.length,
  };
}

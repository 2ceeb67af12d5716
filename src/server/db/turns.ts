import { makeLimiter } from '@/server/lib/limiter';
import { withTimeout } from '@/server/lib/timeout';
import { DatabaseUnavailable } from './unavailable';

/** How long a change of the catalogue waits for those of this process that came before it. */
export const TURN_MS = 20_000;

export type RunInTurn = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Runs one piece of work at a time in the order of the calls. What waits for longer than `waitMs`
 * rejects as `busy` and does not run. `name`: of the queue in the metrics.
 */
export function makeTurns(waitMs: number, name?: string): RunInTurn {
  const limit = makeLimiter(1, { name });
  const late = () =>
    new DatabaseUnavailable('busy', { cause: new Error('Other changes took too long.') });

  return async (work) => {
    let end = () => undefined as void;
    const ended = new Promise<void>((resolve) => (end = resolve));
    const begun = new Promise<void>((resolve) => {
      const begin = () => {
        resolve();
        return ended;
      };
      limit(begin).catch(() => undefined);
    });
    try {
      await withTimeout(begun, waitMs, late);
      return await work();
    } finally {
      end();
    }
  };
}

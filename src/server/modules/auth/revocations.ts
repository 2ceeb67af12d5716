import { DatabaseUnavailable } from '@/server/db/unavailable';
import type { Log } from '@/server/log';

/** Sessions that can be ended here at most while the database takes no changes; the oldest go first. */
const MAX_PENDING = 10_000;
const RETRY_MS = 5_000;

/** Ends sessions by `remove`, and remembers those that it could not remove. */
export function makeRevocations(remove: (tokenHash: string) => Promise<void>, log: Log) {
  const pending = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  const retry = async (): Promise<void> => {
    for (const tokenHash of pending) {
      await remove(tokenHash);
      pending.delete(tokenHash);
    }
  };

  const retryFailed = (error: unknown) => {
    log.error({ err: error }, 'log-outs are not stored yet');
    retryLater();
  };

  const retryLater = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      retry().catch(retryFailed);
    }, RETRY_MS);
    timer.unref();
  };

  /**
   * Ends a session. Where the database can't store that, the session is over in this process all
   * the same, and it is stored as soon as it can be; the caller is told by the failure.
   */
  const end = async (tokenHash: string): Promise<void> => {
    try {
      await remove(tokenHash);
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) throw error;
      pending.add(tokenHash);
      const [oldest] = pending;
      if (pending.size > MAX_PENDING && oldest !== undefined) pending.delete(oldest);
      retryLater();
      throw error;
    }
  };

  /** Whether the session was ended here, though the database still has it. */
  const has = (tokenHash: string): boolean => pending.has(tokenHash);

  return { has, end };
}

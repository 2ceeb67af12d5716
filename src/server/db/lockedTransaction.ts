import { setTimeout as wait } from 'node:timers/promises';
import type { OpenDatabase, Trx } from './types';
import { DatabaseUnavailable } from './unavailable';

const RETRY_MS = 100;

/**
 * Runs a transaction that first takes a lock. Where another backend has the lock for longer than
 * PostgreSQL's `lock_timeout`, it begins again, for `writerMs` altogether.
 */
export async function lockedTransaction<T>(
  { writer, writerMs }: Pick<OpenDatabase, 'writer' | 'writerMs'>,
  lock: (trx: Trx) => Promise<unknown>,
  work: (trx: Trx) => Promise<T>,
): Promise<T> {
  const deadline = performance.now() + writerMs;
  for (;;) {
    let isLocked = false;
    try {
      return await writer.transaction().execute(async (trx) => {
        await lock(trx);
        isLocked = true;
        return work(trx);
      });
    } catch (error) {
      const isBusy = error instanceof DatabaseUnavailable && error.kind === 'busy';
      if (isLocked || !isBusy || performance.now() >= deadline) throw error;
      await wait(RETRY_MS);
    }
  }
}

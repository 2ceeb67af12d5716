import { TRASH_DAYS } from '@/shared/limits';
import { doWhenDue } from '@/server/db/jobs';
import type { AppContext } from '@/server/context';
import { trashRepository } from './repository';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Rows of one statement: other writers wait for it. */
const BATCH = 100;

/**
 * Removes for good what has been in the trash for 30 days, unless one of the backends did so within
 * an hour. Returns how many parts and categories it removed.
 */
export async function purgeTrash(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  signal?: AbortSignal,
) {
  const now = clock();
  const purge = async () => {
    const before = new Date(now - TRASH_DAYS * DAY_MS);
    let count = 0;
    for (let removed = 1; removed > 0 && !signal?.aborted; count += removed) {
      removed = await trashRepository(db.writer).removeOlder(before, BATCH);
    }
    return count;
  };
  return (await doWhenDue(db.writer, 'trashPurge', HOUR_MS, now, purge)) ?? 0;
}

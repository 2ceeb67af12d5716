import { TRASH_DAYS } from '@/shared/limits';
import { claimDue } from '@/server/db/jobs';
import type { Connections } from '@/server/db/types';
import { startJob } from '@/server/lib/startJob';
import type { Log } from '@/server/log';
import { trashRepository } from './repository';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Rows of one statement: other writers wait for it. */
const BATCH = 100;

interface PurgeOptions {
  db: Connections;
  clock: () => number;
}

/**
 * Removes for good what has been in the trash for 30 days, unless one of the backends did so within
 * an hour. Returns how many parts and categories it removed.
 */
export async function purgeTrash({ db, clock }: PurgeOptions, signal?: AbortSignal) {
  const now = clock();
  if (!(await claimDue(db.writer, 'trashPurge', HOUR_MS, now))) return 0;
  const before = new Date(now - TRASH_DAYS * DAY_MS);
  let count = 0;
  for (let removed = 1; removed > 0 && !signal?.aborted; count += removed) {
    removed = await trashRepository(db.writer).removeOlder(before, BATCH);
  }
  return count;
}

/** Checks every ten minutes whether it is due, until the returned function is called. */
export function startTrashPurge({ log, ...options }: PurgeOptions & { log: Log }) {
  const run = (signal: AbortSignal) => purgeTrash(options, signal);
  return startJob('purge of the trash', HOUR_MS / 6, run, log).stop;
}

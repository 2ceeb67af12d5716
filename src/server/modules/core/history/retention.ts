import { HISTORY_MONTHS } from '@/shared/limits';
import { claimDue } from '@/server/db/jobs';
import type { Connections } from '@/server/db/types';
import { monthsBefore } from '@/server/lib/monthsBefore';
import { startJob } from '@/server/lib/startJob';
import type { Log } from '@/server/log';
import { historyRepository } from './historyRepository';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Changes of one statement; each may be of thousands of parts. */
const BATCH = 20;

type Writer = Pick<Connections, 'writer'>;

/**
 * Removes changes that are older than the history, unless one of the backends did so within a day. The
 * first time it only notes the day. Returns how many changes it removed.
 */
export async function purgeChanges({ writer }: Writer, clock: () => number): Promise<number> {
  const now = clock();
  if (!(await claimDue(writer, 'changeRetention', DAY_MS, now))) return 0;
  const first = monthsBefore(now, HISTORY_MONTHS).toISOString();
  let removed = 0;
  for (let count = BATCH; count === BATCH; removed += count) {
    count = await historyRepository(writer).removeBefore(first, BATCH);
  }
  return removed;
}

/** Checks every hour whether it is due, until `stop` of the returned job is called. */
export const startChangeRetention = (db: Writer, log: Log, clock: () => number) =>
  startJob('retention of changes', HOUR_MS, () => purgeChanges(db, clock), log);

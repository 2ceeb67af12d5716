import { HISTORY_MONTHS } from '@/shared/limits';
import { doWhenDue } from '@/server/db/jobs';
import type { Connections } from '@/server/db/types';
import { monthsBefore } from '@/server/lib/monthsBefore';
import { historyRepository } from './historyRepository';

const DAY_MS = 86_400_000;
/** Changes of one statement; each may be of thousands of parts. */
const BATCH = 20;

/**
 * Removes changes that are older than the history, unless one of the backends did so within a day. The
 * first time it only notes the day. Returns how many changes it removed.
 */
export async function purgeChanges(
  { writer }: Pick<Connections, 'writer'>,
  clock: () => number,
): Promise<number> {
  const now = clock();
  const purge = async () => {
    const first = monthsBefore(now, HISTORY_MONTHS).toISOString();
    let removed = 0;
    for (let count = BATCH; count === BATCH; removed += count) {
      count = await historyRepository(writer).removeBefore(first, BATCH);
    }
    return removed;
  };
  return (await doWhenDue(writer, 'changeRetention', DAY_MS, now, purge)) ?? 0;
}

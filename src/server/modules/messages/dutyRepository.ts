import type { Connections } from '@/server/db/types';

/** What any backend may do for all of them: one takes it, once in an interval. */
export function dutyRepository({ writer }: Connections) {
  /**
   * Takes a duty that was not done for `every` milliseconds; returns for how many. Undefined: it
   * is not its time, or another backend was quicker, or this is the first time that it is asked for.
   */
  const take = async (name: string, now: number, every: number): Promise<number | undefined> => {
    const doneAt = new Date(now).toISOString();
    const last = await writer
      .selectFrom('duties')
      .select('doneAt')
      .where('name', '=', name)
      .executeTakeFirst();
    if (!last) {
      const first = writer.insertInto('duties').values({ name, doneAt });
      await first.onConflict((conflict) => conflict.column('name').doNothing()).execute();
      return undefined;
    }
    const gap = now - Date.parse(last.doneAt);
    // A time to come was noted by a clock that has been put right since: it begins anew.
    if (gap >= 0 && gap < every) return undefined;
    const { numUpdatedRows } = await writer
      .updateTable('duties')
      .set({ doneAt })
      .where('name', '=', name)
      .where('doneAt', '=', last.doneAt)
      .executeTakeFirst();
    return numUpdatedRows > 0n && gap >= every ? gap : undefined;
  };

  return { take };
}

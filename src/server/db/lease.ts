import { randomUUID } from 'node:crypto';
import type { Queries } from './types';

/**
 * Takes a lease that several processes may want, for `ms`; undefined: another one holds it. Who
 * goes away without releasing it loses it when the time is over.
 */
export async function takeLease(writer: Queries, name: string, ms: number, clock: () => number) {
  const holder = randomUUID();
  const at = (time: number) => new Date(time).toISOString();
  const taken = await writer
    .insertInto('leases')
    .values({ name, holder, until: at(clock() + ms) })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ holder, until: at(clock() + ms) })
        .where((eb) =>
          eb.or([
            eb('leases.until', '<=', at(clock())),
            // Longer than anyone may hold it: the clock was wrong when it was taken.
            eb('leases.until', '>', at(clock() + ms)),
          ]),
        ),
    )
    .returning('holder')
    .execute();
  if (taken.length === 0) return undefined;
  return {
    /** Keeps it for another while; false: it is lost, and the work is to end. */
    renew: async (): Promise<boolean> => {
      const { numUpdatedRows } = await writer
        .updateTable('leases')
        .set({ until: at(clock() + ms) })
        .where('name', '=', name)
        .where('holder', '=', holder)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    release: async (): Promise<void> => {
      const lease = writer.deleteFrom('leases').where('name', '=', name);
      await lease.where('holder', '=', holder).execute();
    },
  };
}

import { randomUUID } from 'node:crypto';
import type { Db } from './kysely';
import { lockedTransaction } from './lockedTransaction';
import type { Queries, Trx } from './types';

/*
 * Jobs that one of several backends does for all of them. The table has a row for each: the lease
 * of the backend that is doing it, and when it was last done.
 */

export interface Lease {
  /** Extends it from now; false: another backend has it, and the job is to end. */
  renew: () => Promise<boolean>;
  release: () => Promise<void>;
}

const timeOf = (at: number) => new Date(at).toISOString();

/**
 * Takes the lease of a job for `ms` milliseconds; undefined: another holder has it. A holder that
 * crashes loses it when that time is over.
 */
export async function takeLease(
  writer: Queries,
  name: string,
  ms: number,
  clock: () => number,
): Promise<Lease | undefined> {
  const holder = randomUUID();
  const now = clock();
  const leasedUntil = timeOf(now + ms);
  const taken = await writer
    .insertInto('jobs')
    .values({ name, holder, leasedUntil })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ holder, leasedUntil })
        .where((eb) =>
          eb.or([eb('jobs.leasedUntil', 'is', null), eb('jobs.leasedUntil', '<=', timeOf(now))]),
        ),
    )
    .returning('holder')
    .execute();
  if (taken.length === 0) return undefined;
  const own = () =>
    writer.updateTable('jobs').where('name', '=', name).where('holder', '=', holder);
  return {
    renew: async () => {
      const renewed = own().set({ leasedUntil: timeOf(clock() + ms) });
      return (await renewed.executeTakeFirst()).numUpdatedRows > 0n;
    },
    release: async () => {
      await own().set({ holder: null, leasedUntil: null }).execute();
    },
  };
}

/** Intervals after which a job counts as stopped, or the clock as wrong. */
const MAX_MISSED = 30;

/**
 * Records at `now` that a job is done; false: that was less than `everyMs` ago, another backend was
 * first, or it is the first time, from which on the interval counts. It counts anew where the last
 * time is in the future or long past: a clock that jumps must not erase anything at once.
 */
export async function claimDue(
  writer: Queries,
  name: string,
  everyMs: number,
  now: number,
): Promise<boolean> {
  if (await claimOnce(writer, name, now)) return false;
  const done = writer
    .updateTable('jobs')
    .set({ doneAt: timeOf(now) })
    .where('name', '=', name);
  const [first, last] = [timeOf(now - MAX_MISSED * everyMs), timeOf(now - everyMs)];
  const isImplausible = done.where((eb) =>
    eb.or([eb('doneAt', '<', first), eb('doneAt', '>', timeOf(now))]),
  );
  if ((await isImplausible.executeTakeFirst()).numUpdatedRows > 0n) return false;
  return (await done.where('doneAt', '<=', last).executeTakeFirst()).numUpdatedRows > 0n;
}

/** Records that a job which runs once is done; false: it already was. */
export async function claimOnce(
  queries: Queries,
  name: string,
  now = Date.now(),
): Promise<boolean> {
  const doneAt = timeOf(now);
  const { numInsertedOrUpdatedRows } = await queries
    .insertInto('jobs')
    .values({ name, doneAt })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ doneAt }).where('jobs.doneAt', 'is', null),
    )
    .executeTakeFirst();
  return Boolean(numInsertedOrUpdatedRows);
}

export async function isDone(queries: Queries, name: string): Promise<boolean> {
  const row = queries.selectFrom('jobs').select('name').where('name', '=', name);
  return (await row.where('doneAt', 'is not', null).executeTakeFirst()) !== undefined;
}

/** Runs a transaction while others that lock the same job wait, in this process without a connection. */
export const withJobLock = <T>(
  db: Pick<Db, 'writer' | 'writerMs' | 'lockedInTurn'>,
  name: string,
  work: (trx: Trx) => Promise<T>,
): Promise<T> => db.lockedInTurn(() => lockedTransaction(db, (trx) => lockJob(trx, name), work));

async function lockJob(trx: Trx, name: string): Promise<void> {
  await trx
    .insertInto('jobs')
    .values({ name })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ name }))
    .execute();
}

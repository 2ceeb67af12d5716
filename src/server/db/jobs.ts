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
  /** `doneAt`: when the job was done, where it was. */
  release: (doneAt?: number) => Promise<void>;
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
    release: async (doneAt) => {
      const done = doneAt === undefined ? {} : { doneAt: timeOf(doneAt) };
      await own()
        .set({ holder: null, leasedUntil: null, ...done })
        .execute();
    },
  };
}

/** Jobs that are done again and again; `doneAt` is when each last ended without an error. */
export const PERIODIC_JOBS = [
  'changeRetention',
  'imagePurge',
  'importRetention',
  'messageRetention',
  'trashPurge',
] as const;
export type PeriodicJob = (typeof PERIODIC_JOBS)[number];

/** The backup command records under this name when it last succeeded. */
export const BACKUP_JOB = 'backup';

/** When these jobs and the backup last succeeded, in seconds since 1970. */
export async function readJobTimes(queries: Queries): Promise<Record<string, number>> {
  const rows = await queries
    .selectFrom('jobs')
    .select(['name', 'doneAt'])
    .where('name', 'in', [...PERIODIC_JOBS, BACKUP_JOB])
    .where('doneAt', 'is not', null)
    .execute();
  return Object.fromEntries(
    rows.map(({ name, doneAt }) => [name, Date.parse(doneAt ?? '') / 1000]),
  );
}

/** Longer than any of them takes. */
const JOB_MS = 10 * 60_000;

/**
 * Does a job `everyMs` after it last succeeded, unless another backend is doing it; one that fails
 * stays due. Resolves to undefined where it is not done.
 */
export async function doWhenDue<T>(
  writer: Queries,
  name: PeriodicJob,
  everyMs: number,
  now: number,
  work: () => Promise<T>,
): Promise<T | undefined> {
  if (!(await isDue(writer, name, everyMs, now))) return undefined;
  const lease = await takeLease(writer, name, JOB_MS, () => now);
  if (!lease) return undefined;
  let doneAt: number | undefined;
  try {
    // Another backend may have done it just before the lease was taken.
    if (!(await isDue(writer, name, everyMs, now))) return undefined;
    const result = await work();
    doneAt = now;
    return result;
  } finally {
    await lease.release(doneAt);
  }
}

/** Intervals after which a job counts as stopped, or the clock as wrong. */
const MAX_MISSED = 30;

/**
 * Whether a job is due. The first time it is not: from then on the interval counts. It counts anew
 * where the last time is in the future or long past: a clock that jumps must not erase anything at
 * once.
 */
async function isDue(
  writer: Queries,
  name: PeriodicJob,
  everyMs: number,
  now: number,
): Promise<boolean> {
  if (await claimOnce(writer, name, now)) return false;
  const [first, last] = [timeOf(now - MAX_MISSED * everyMs), timeOf(now - everyMs)];
  const { numUpdatedRows } = await writer
    .updateTable('jobs')
    .set({ doneAt: timeOf(now) })
    .where('name', '=', name)
    .where((eb) => eb.or([eb('doneAt', '<', first), eb('doneAt', '>', timeOf(now))]))
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return false;
  const row = writer.selectFrom('jobs').select('name').where('name', '=', name);
  return (await row.where('doneAt', '<=', last).executeTakeFirst()) !== undefined;
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

/** When a job was last done. */
export async function lastDone(queries: Queries, name: string): Promise<string | undefined> {
  const row = queries.selectFrom('jobs').select('doneAt').where('name', '=', name);
  return (await row.executeTakeFirst())?.doneAt ?? undefined;
}

/** Records when a job was last done that nothing here claims, such as a backup. */
export async function recordDone(queries: Queries, name: string, now: Date): Promise<void> {
  const doneAt = now.toISOString();
  await queries
    .insertInto('jobs')
    .values({ name, doneAt })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ doneAt }))
    .execute();
}

export const isDone = async (queries: Queries, name: string): Promise<boolean> =>
  (await lastDone(queries, name)) !== undefined;

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

import type { Db } from '@/server/db/kysely';
import { claimDue } from '@/server/db/jobs';
import { startJob } from '@/server/lib/startJob';
import type { Log } from '@/server/log';
import { firstKeptDay } from './missedLog';
import { missedRepository } from './missedRepository';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const INTERVAL_MS = 10 * MINUTE_MS;

interface MissedRetentionOptions {
  db: Pick<Db, 'reader' | 'writer'>;
  log: Log;
  clock: () => number;
}

/** Removes what was searched longer ago than it is kept, unless a backend did within a day. */
export async function forgetMissed({ db, clock }: Omit<MissedRetentionOptions, 'log'>) {
  const now = clock();
  if (!(await claimDue(db.writer, 'missedRetention', DAY_MS, now))) return;
  await missedRepository(db.writer).removeBefore(firstKeptDay(now));
}

/** Checks every ten minutes whether it is due, until the returned function is called. */
export function startMissedRetention(options: MissedRetentionOptions): () => Promise<void> {
  const run = () => forgetMissed(options);
  return startJob('retention of missed searches', INTERVAL_MS, run, options.log).stop;
}

import type { Db } from '@/server/db/kysely';
import type { Log } from '@/server/log';
import { dutyRepository } from '../messages/dutyRepository';
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
  const gap = await dutyRepository(db).take('missedRetention', now, DAY_MS);
  if (gap === undefined) return;
  await missedRepository(db.writer).removeBefore(firstKeptDay(now));
}

/** Looks now and then whether it is time for it, never at once, until the returned function is called. */
export function startMissedRetention(options: MissedRetentionOptions): () => Promise<void> {
  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = forgetMissed(options).catch((error: unknown) =>
      options.log.error({ err: error }, 'forgetting what was searched long ago failed'),
    );
  }, INTERVAL_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

import { setTimeout as pause } from 'node:timers/promises';
import { claimDue } from '@/server/db/jobs';
import type { Connections } from '@/server/db/types';
import { startJob } from '@/server/lib/startJob';
import type { Log } from '@/server/log';
import type { SecurityLog } from '@/server/securityLog';
import { messageRepository } from './repository';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const INTERVAL_MS = 10 * MINUTE_MS;
const BATCH = 200;
/** Between two batches, so that others can write. */
const PAUSE_MS = 50;
/** Longer since the last time: the clock may have jumped, and an erasure can't be undone. */
const TRUSTED_GAP_MS = 31 * DAY_MS;

interface RetentionOptions {
  db: Connections;
  /** Messages older than this are erased. */
  months: number;
  log: Log;
  security: SecurityLog;
  clock: () => number;
}

/**
 * Erases what is older than it may get, unless it was done within a day, by this backend or
 * another. The first time, and after a long time, it only notes the day. Returns how many went.
 */
export async function purgeMessages(
  { db, months, log, security, clock }: RetentionOptions,
  signal?: AbortSignal,
): Promise<number> {
  const now = clock();
  const gap = await claimDue(db.writer, 'messageRetention', DAY_MS, now);
  if (gap === undefined) return 0;
  if (gap > TRUSTED_GAP_MS) {
    log.warn({ gapDays: Math.round(gap / DAY_MS) }, 'old messages stay for another day');
    return 0;
  }
  const messages = messageRepository(db);
  const before = monthsBefore(now, months);
  let count = 0;
  while (!signal?.aborted) {
    const removed = await messages.removeBefore(before, BATCH);
    count += removed;
    if (removed < BATCH) break;
    await pause(PAUSE_MS);
  }
  if (count > 0) {
    const event = { kind: 'all', count, reason: `older than ${months} months` } as const;
    security('messagesErased', event, { from: 'retention' });
  }
  return count;
}

/** The same day and time some months earlier, or the last of that month. */
export function monthsBefore(now: number, months: number): Date {
  const date = new Date(now);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() - months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, last));
  return date;
}

/** Checks every ten minutes whether it is due, until the returned function is called. */
export function startRetention(options: RetentionOptions): () => Promise<void> {
  const run = (signal: AbortSignal) => purgeMessages(options, signal);
  return startJob('retention of messages', INTERVAL_MS, run, options.log).stop;
}

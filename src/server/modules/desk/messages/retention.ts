import { doWhenDue } from '@/server/db/jobs';
import type { Connections } from '@/server/db/types';
import { monthsBefore } from '@/server/lib/monthsBefore';
import type { SecurityLog } from '@/server/securityLog';
import { messageRepository } from './repository';

const DAY_MS = 86_400_000;

interface RetentionOptions {
  db: Connections;
  /** Messages older than this are erased. */
  months: number;
  security: SecurityLog;
  clock: () => number;
  /** Removes the files of what was erased. */
  purgeFiles: () => Promise<void>;
  /** Removes records of erasures: of what was erased before that time no backup has anything younger. */
  purgeErasures: (before: Date) => Promise<void>;
}

/**
 * Erases messages that are too old, unless one of the backends did so within a day. The first time
 * it only notes the day. Returns how many it erased.
 */
export async function purgeMessages(options: RetentionOptions) {
  const { db, months, security, clock, purgeFiles, purgeErasures } = options;
  const now = clock();
  const purge = async () => {
    const first = monthsBefore(now, months);
    const count = await messageRepository(db).removeBefore(first);
    if (count > 0) {
      await purgeFiles();
      const event = { kind: 'all', count, reason: `older than ${months} months` } as const;
      security('messagesErased', event, { from: 'retention' });
    }
    await purgeErasures(first);
    return count;
  };
  return (await doWhenDue(db.writer, 'messageRetention', DAY_MS, now, purge)) ?? 0;
}

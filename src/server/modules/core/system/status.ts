import type { AppContext } from '@/server/context';
import { BACKUP_JOB, lastDone } from '@/server/db/jobs';
import { readFreeSpace } from '@/server/lib/files';
import { accountRepository } from '../auth/accountRepository';
import { mailQueue } from '../outbox/repository';

const MINUTE_MS = 60_000;

/** A mail server that is restarted or defers new senders takes mails after some minutes. */
const PATIENCE_MS = 15 * MINUTE_MS;

/** Daily backups may vary by a day. */
const BACKUP_MS = 2 * 24 * 60 * MINUTE_MS;

export type SystemStatus = Awaited<ReturnType<ReturnType<typeof makeSystemStatus>>>;

/** Reads what admins must know of the running product. */
export function makeSystemStatus(
  { db, config, media, clock }: Pick<AppContext, 'db' | 'config' | 'media' | 'clock'>,
  isDemoLoaded: () => Promise<boolean>,
) {
  const queue = mailQueue(db);
  const accounts = accountRepository(db.reader);

  return async () => {
    const isOlder = (time: string | undefined, ms: number) =>
      time !== undefined && clock() - Date.parse(time) > ms;
    const waitingSince = await queue.waitingSince();
    const { free, isLow } = await readFreeSpace(media.tempDir);
    const lastDoneAt = await lastDone(db.reader, BACKUP_JOB);
    // There is nothing to lose yet on the first days.
    const unsavedSince = lastDoneAt ?? (await accounts.firstCreatedAt());
    return {
      mailEnabled: config.mail !== undefined,
      mailsWaitingSince: isOlder(waitingSince, PATIENCE_MS) ? waitingSince : undefined,
      disk: { free, low: isLow },
      backup: { lastDoneAt, overdue: isOlder(unsavedSince, BACKUP_MS) },
      demoLoaded: await isDemoLoaded(),
    };
  };
}

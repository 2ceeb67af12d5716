import { statfs } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { Counter } from 'prom-client';
import { BACKUP_JOB, readJobTimes, takeLease, type Lease } from '../db/jobs';
import { readDatabaseBytes, type Db } from '../db/kysely';
import type { SecurityEvent } from '../securityLog';
import type { Metrics } from './metrics';

interface Subsystems {
  db: Db;
  clock: () => number;
  dataDir: string;
  /** Mails by state, and when the one that has waited longest was queued. */
  countMails: () => Promise<{ waiting: number; failed: number }>;
  mailsWaitSince: () => Promise<string | undefined>;
  /** Messages held for review, by kind. */
  countHeld: () => Promise<Record<string, number>>;
  /** Bytes of stored files, by area. */
  mediaBytes: () => Promise<Record<string, number>>;
}

const FAILED_LOGINS: Partial<Record<SecurityEvent, string>> = {
  loginFailed: 'password',
  loginThrottled: 'throttled',
};

/** Counts failed logins among the events of the security log. */
export function countFailedLogins({ registry }: Metrics): (event: SecurityEvent) => void {
  const failed = new Counter({
    name: 'hoistway_failed_logins_total',
    help: 'Logins with a wrong password, or rejected after too many of them.',
    labelNames: ['reason'],
    registers: [registry],
  });
  for (const reason of Object.values(FAILED_LOGINS)) failed.inc({ reason }, 0);
  return (event) => {
    const reason = FAILED_LOGINS[event];
    if (reason) failed.inc({ reason });
  };
}

/** Longer than the time between two scrapes: a backend that is no longer scraped loses it. */
const LEASE_MS = 2 * 60_000;

/** The files are listed so often. */
const MEDIA_MS = 3_600_000;

/** Measures the backend. What all backends share is counted by one of them. */
export function measureBackend(
  { measure, gauge, sample }: Metrics,
  app: FastifyInstance,
  { db, clock, dataDir, ...subsystems }: Subsystems,
): void {
  measure('api', { app, cache: () => app.responseCacheNumbers() });

  const disk = sample(() => statfs(dataDir));
  const diskBytes = (blocks: 'bavail' | 'blocks') => () => {
    const found = disk();
    return found && found[blocks] * found.bsize;
  };
  gauge('hoistway_disk_free_bytes', 'Free space of the data folder.', diskBytes('bavail'));
  gauge('hoistway_disk_size_bytes', 'Size of the disk of the data folder.', diskBytes('blocks'));

  let lease: Lease | undefined;
  const shared = sample(async () => {
    if (!(await lease?.renew())) lease = await takeLease(db.writer, 'metrics', LEASE_MS, clock);
    if (!lease) return undefined;
    const since = await subsystems.mailsWaitSince();
    const { [BACKUP_JOB]: backup, ...jobs } = await readJobTimes(db.reader);
    return {
      mails: await subsystems.countMails(),
      oldestMail: since ? (clock() - Date.parse(since)) / 1000 : 0,
      held: await subsystems.countHeld(),
      databaseBytes: await readDatabaseBytes(db),
      jobs,
      backup,
    };
  });
  app.addHook('onClose', async () => lease?.release().catch(() => undefined));
  gauge('hoistway_outbox_mails', 'Mails by state.', () => shared()?.mails, 'state');
  gauge(
    'hoistway_outbox_oldest_mail_age_seconds',
    'For how long the oldest mail has been waiting.',
    () => shared()?.oldestMail,
  );
  gauge('hoistway_held_messages', 'Messages held for review.', () => shared()?.held, 'kind');
  gauge('hoistway_database_bytes', 'Size of the database.', () => shared()?.databaseBytes);
  gauge(
    'hoistway_job_last_success_timestamp_seconds',
    'When a job of the background last succeeded.',
    () => shared()?.jobs,
    // Prometheus itself has a label `job`.
    'name',
  );
  gauge(
    'hoistway_backup_last_success_timestamp_seconds',
    'When the last backup was complete.',
    () => shared()?.backup,
  );

  let listedAt = -Infinity;
  let files: Record<string, number> | undefined;
  const mediaBytes = sample(async () => {
    if (!lease || clock() - listedAt < MEDIA_MS) return files;
    listedAt = clock();
    files = await subsystems.mediaBytes();
    return files;
  });
  gauge('hoistway_media_bytes', 'Stored files.', () => shared() && mediaBytes(), 'area');
}

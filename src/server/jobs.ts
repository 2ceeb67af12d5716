import type { AppOptions } from './app';
import type { Config } from './config';
import { startJob } from './lib/startJob';
import { makeQuotationFiles } from './modules/desk/quotations/quotationFiles';
import { removeUsedPassword } from './modules/core/auth/firstPassword';
import { resetRepository } from './modules/core/accounts/resetRepository';
import { purgeImports } from './modules/processes/imports/retention';
import { purgeChanges } from './modules/core/history/retention';
import { purgeImages } from './modules/core/media/purge';
import { purgeMissed } from './modules/catalogue/search/missed';
import { startReindexing } from './modules/catalogue/search/reindex';
import { purgeSharedLists } from './modules/desk/sharedLists/repository';
import { rateLimitRepository } from './modules/core/limits/repository';
import { purgeErasures } from './modules/desk/messages/erasureLog';
import { makeFileStore } from './modules/desk/messages/fileStore';
import { purgeMessages } from './modules/desk/messages/retention';
import { purgeTrash } from './modules/processes/trash/purge';
import { makeSecurityLog } from './securityLog';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

type Options = Pick<AppOptions, 'db' | 'media' | 'log'> & {
  config: Pick<Config, 'messageRetentionMonths' | 'dataDir'>;
};

type Job = [name: string, everyMs: number, work: (signal: AbortSignal) => Promise<unknown>];

/**
 * Starts what the backend does in the background; many of these are due once an hour or a day, which
 * one of several backends claims. Returns a function that stops it.
 */
export function startJobs({ config, db, media, log }: Options): () => Promise<void> {
  const clock = Date.now;
  const context = { db, media, log, clock };
  const files = makeFileStore(context);
  const retention = {
    db,
    clock,
    months: config.messageRetentionMonths,
    security: makeSecurityLog(log),
    purgeFiles: files.purgeNow,
    purgeErasures: (before: Date) => purgeErasures(media.storage, before),
  };
  const jobs: Job[] = [
    ['removal of the first password', MINUTE_MS, () => removeUsedPassword(db, config.dataDir)],
    ['purge of private files', MINUTE_MS, files.purge],
    ['PDFs of quotations', MINUTE_MS, makeQuotationFiles(context).storeMissing],
    ['retention of messages', 10 * MINUTE_MS, () => purgeMessages(retention)],
    ['purge of the trash', 10 * MINUTE_MS, (signal) => purgeTrash({ db, clock }, signal)],
    ['purge of images', HOUR_MS, (signal) => purgeImages(context, signal)],
    ['purge of shared lists', HOUR_MS, () => purgeSharedLists(db, clock)],
    ['purge of rate limits', HOUR_MS, () => rateLimitRepository(db).removeEnded(new Date())],
    [
      'purge of password links',
      HOUR_MS,
      () => resetRepository(db.writer).removeExpired(new Date()),
    ],
    ['retention of missed searches', HOUR_MS, () => purgeMissed(db, clock)],
    ['retention of changes', HOUR_MS, () => purgeChanges(db, clock)],
    ['retention of imports', HOUR_MS, () => purgeImports(db, clock)],
  ];
  const started = [
    startReindexing(db, log),
    ...jobs.map(([name, everyMs, work]) => startJob(name, everyMs, work, log)),
  ];
  return async () => {
    await Promise.all(started.map(({ stop }) => stop()));
  };
}

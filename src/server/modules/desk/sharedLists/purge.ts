import type { Db } from '@/server/db/kysely';
import { startJob } from '@/server/lib/startJob';
import type { Log } from '@/server/log';
import { sharedListRepository } from './repository';

const HOUR_MS = 3_600_000;

/** Until an expired list is purged its link returns 410. */
const EXPIRED_MS = 30 * 24 * HOUR_MS;

/** Purges shared lists every hour, until `stop` of the returned job is called. */
export function startSharedListPurge(db: Db, log: Log, clock: () => number) {
  const purge = () => sharedListRepository(db).purge(new Date(clock() - EXPIRED_MS));
  return startJob('purge of shared lists', HOUR_MS, purge, log);
}

import type { Db } from '@/server/db/kysely';
import { sharedListRepository } from './repository';

/** Until an expired list is purged its link returns 410. */
const EXPIRED_MS = 30 * 86_400_000;

/** Removes lists that have long expired. */
export const purgeSharedLists = (db: Db, clock: () => number): Promise<void> =>
  sharedListRepository(db).purge(new Date(clock() - EXPIRED_MS));

import { HISTORY_MONTHS, IMPORT_DAYS } from '@/shared/limits';
import type { Connections } from '@/server/db/types';
import { monthsBefore } from '@/server/lib/monthsBefore';
import { startJob } from '@/server/lib/startJob';
import type { Log } from '@/server/log';
import { columnRepository } from './columnRepository';
import { importRepository } from './repository';

const HOUR_MS = 3_600_000;

/**
 * Removes imports 30 days after they were applied, or else uploaded, and the fields of columns that
 * no file has had for two years. Changes stay in the history.
 */
export async function purgeImports(
  { writer }: Pick<Connections, 'writer'>,
  clock: () => number,
): Promise<void> {
  const imports = importRepository(writer);
  const first = new Date(clock() - IMPORT_DAYS * 24 * HOUR_MS).toISOString();
  for (const id of await imports.listBefore(first)) await imports.remove(id);
  await columnRepository(writer).forget(monthsBefore(clock(), HISTORY_MONTHS));
}

/** Every hour, until `stop` of the returned job is called. */
export const startImportRetention = (
  db: Pick<Connections, 'writer'>,
  log: Log,
  clock: () => number,
) => startJob('retention of imports', HOUR_MS, () => purgeImports(db, clock), log);

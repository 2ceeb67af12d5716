import { claimDue } from '@/server/db/jobs';
import type { Connections } from '@/server/db/types';
import { monthsBefore } from '@/server/lib/monthsBefore';
import { startJob } from '@/server/lib/startJob';
import type { Log } from '@/server/log';
import { HISTORY_MONTHS, IMPORT_DAYS } from '@/shared/limits';
import { columnRepository } from './columnRepository';
import { importRepository } from './repository';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

type Writer = Pick<Connections, 'writer'>;

/**
 * Removes imports 30 days after they were applied, or else uploaded, and fields of columns that no
 * file has had for as long as the history, unless one of the backends did so within a day.
 */
export async function purgeImports({ writer }: Writer, clock: () => number): Promise<void> {
  const now = clock();
  if (!(await claimDue(writer, 'importRetention', DAY_MS, now))) return;
  const imports = importRepository(writer);
  const old = await imports.listBefore(new Date(now - IMPORT_DAYS * DAY_MS).toISOString());
  for (const id of old) await imports.remove(id);
  await columnRepository(writer).forget(monthsBefore(now, HISTORY_MONTHS).toISOString());
}

/** Checks every hour whether it is due, until `stop` of the returned job is called. */
export const startImportRetention = (db: Writer, log: Log, clock: () => number) =>
  startJob('retention of imports', HOUR_MS, () => purgeImports(db, clock), log);

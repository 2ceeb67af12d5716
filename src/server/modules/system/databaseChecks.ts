import { tryWrite } from '@/server/db/integrity';
import { findSchemaProblem } from '@/server/db/migrate';
import type { Db } from '@/server/db/kysely';
import { DatabaseUnavailable, type Shortage } from '@/server/db/unavailable';
import { within } from '@/server/lib/within';
import { tryLater } from '@/server/lib/httpError';
import { catalogueRepository } from '../catalogue/repository';
import type { ReadinessCheck } from './readiness';

const MESSAGES: Partial<Record<Shortage, string>> = {
  full: 'The database has no room left.',
  readOnly: 'The database takes no changes.',
};

/** A write that takes longer waits for others. */
const PATIENCE_MS = 1000;

/** Reads go the whole way that visitors' reads take; writes are tried now and then. */
export function databaseChecks(db: Db): ReadinessCheck[] {
  return [
    { subject: 'The database', run: () => read(db), keepMs: 0 },
    { subject: 'The database', run: () => write(db), keepMs: 5000 },
  ];
}

async function read(db: Db): Promise<void> {
  await catalogueRepository(db.reader).countChanges();
  const problem = await findSchemaProblem(db.reader);
  if (problem) throw tryLater(503, 'not_ready', problem, 10);
}

async function write(db: Db): Promise<void> {
  try {
    await within(tryWrite(db), PATIENCE_MS, () => new DatabaseUnavailable('busy'));
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error;
    // Others write: that holds up this write, but nothing that visitors read.
    if (error.shortage === 'busy') return;
    const message = MESSAGES[error.shortage];
    throw message ? tryLater(503, 'not_ready', message, 10) : error;
  }
}

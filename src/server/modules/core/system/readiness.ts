import type { AppContext } from '@/server/context';
import { readCatalogueVersion } from '@/server/db/catalogueVersion';
import { tryWrite, type Db } from '@/server/db/kysely';
import { findSchemaProblem, findTableProblem } from '@/server/db/migrate';
import { DatabaseUnavailable } from '@/server/db/unavailable';
import { isDiskFull, isSystemError, probeFolder } from '@/server/lib/files';
import { HttpError, tryLater } from '@/server/lib/httpError';
import { withTimeout } from '@/server/lib/timeout';

const TIMEOUT_MS = 1500;
/** A write that takes longer waits for others. */
const WRITE_TIMEOUT_MS = 1000;
/** After writes have succeeded they are not repeated for so long: frequent requests cost nothing. */
const WRITTEN_MS = 5000;

/** Reads, and now and then writes, as visitors and admins do; throws a 503 that says what fails. */
export function makeReadiness({ db, media, log }: Pick<AppContext, 'db' | 'media' | 'log'>) {
  /** A fault is logged once, and so is its end: monitors request this again and again. */
  const makeCheck = (subject: string, run: () => Promise<void>) => {
    let fault: string | undefined;
    return async (): Promise<void> => {
      try {
        await withTimeout(run(), TIMEOUT_MS, () => new Error('It timed out.'));
        if (fault !== undefined) log.warn(`ready again: ${subject}`);
        fault = undefined;
      } catch (error) {
        if (fault !== String(error)) log.error({ err: error }, `not ready: ${subject}`);
        fault = String(error);
        if (error instanceof HttpError) throw error;
        throw tryLater(503, 'not_ready', `${subject} ${problemOf(error)}.`, 10);
      }
    };
  };
  const checkReads = makeCheck('The database', () => checkRead(db));
  const writeChecks = [
    makeCheck('The database', () => checkTables(db)),
    makeCheck('The database', () => checkWrite(db)),
    makeCheck('The place of the images', () => media.storage.assertWritable()),
    makeCheck('The data folder', () => probeFolder(media.tempDir)),
  ];
  const checkWrites = () => Promise.all(writeChecks.map((check) => check()));
  let writing: Promise<unknown> | undefined;
  let writtenAt = -Infinity;

  return async (): Promise<void> => {
    const reading = checkReads();
    if (performance.now() - writtenAt >= WRITTEN_MS) {
      writing ??= checkWrites()
        .then(() => (writtenAt = performance.now()))
        .finally(() => (writing = undefined));
    }
    await Promise.all([reading, writing]);
  };
}

function problemOf(error: unknown): string {
  const kind = error instanceof DatabaseUnavailable ? error.kind : undefined;
  if (kind === 'full' || isDiskFull(error)) return 'has no room left';
  if (kind === 'readOnly') return 'takes no changes';
  return isSystemError(error) ? 'cannot be written to' : 'does not answer';
}

export async function checkRead(db: Db): Promise<void> {
  await readCatalogueVersion(db.reader);
  const problem = await findSchemaProblem(db.reader);
  if (problem) throw tryLater(503, 'not_ready', problem, 10);
}

export async function checkTables(db: Db): Promise<void> {
  const problem = await findTableProblem(db.reader);
  if (problem) throw tryLater(503, 'not_ready', `The database ${problem}`, 10);
}

export async function checkWrite(db: Db): Promise<void> {
  const busy = () => new DatabaseUnavailable('busy');
  await withTimeout(tryWrite(db), WRITE_TIMEOUT_MS, busy).catch((error: unknown) => {
    // Others write: that holds up this write, but nothing that visitors read.
    const isBusy = error instanceof DatabaseUnavailable && error.kind === 'busy';
    if (!isBusy) throw error;
  });
}

import { mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { takeLease } from '@/server/db/jobs';
import type { AppContext } from '@/server/context';
import type { Import } from '@/server/generated/requests';
import { HttpError } from '@/server/lib/httpError';
import { makeLimiter } from '@/server/lib/limiter';
import { startJob } from '@/server/lib/startJob';
import { toHttpError, type Failure } from '@/server/plugins/errors';
import type { IncomingFile } from '@/server/plugins/multipart';
import { checkImport } from './check';
import { importRepository, type NewImport } from './repository';
import { ARCHIVE_NAME, FILE_NAME, stageFile } from './staging';
import type { Report } from './types';

export type ImportRunner = ReturnType<typeof makeImportRunner>;

/** A backend that does not renew its lease for so long has crashed. */
const LEASE_MS = 20_000;
const RENEW_MS = 5000;
const REPORT_MS = 1000;
const INTERVAL_MS = 10_000;

/** The background work on imports: each backend reads its files, and one makes the dry runs for all. */
export function makeImportRunner(context: Pick<AppContext, 'db' | 'media' | 'log' | 'clock'>) {
  const { db, media, log, clock } = context;
  const imports = importRepository(db.writer);
  const end = new AbortController();
  // One at a time, as the memory of the process is one.
  const limitReading = makeLimiter(1, { name: 'imports' });
  const readings = new Set<Promise<void>>();
  const timeIn = (ms: number) => new Date(clock() + ms).toISOString();

  const reporter = (id: string, renew?: () => Promise<boolean>): Report => {
    let reported = -Infinity;
    return async (done, total) => {
      // In SQLite nothing else lets other requests be served between batches.
      await nextTurn();
      end.signal.throwIfAborted();
      if (clock() - reported < REPORT_MS) return;
      reported = clock();
      const isOurs = !renew || (await renew());
      if (!isOurs || !(await imports.update(id, ['reading', 'checking'], { done, total })))
        throw new Error('The import has been removed or taken over.');
    };
  };

  const fail = async (id: string, state: 'reading' | 'checking', error: unknown): Promise<void> => {
    const { message, code, params } = toHttpError(error as Failure);
    const failure: Import['failure'] = { error: message, code, ...(params && { params }) };
    const set = { state: 'failed' as const, failure: JSON.stringify(failure) };
    // It may have been removed, which the work under way takes for an error.
    if (!(await imports.update(id, [state], set))) return;
    if (!(error instanceof HttpError)) log.error({ err: error }, 'import failed');
    // Nothing can be made of a part of a file.
    if (state === 'reading') await imports.clear(id);
  };

  const read = async (id: string, folder: string, hasImages: boolean): Promise<void> => {
    const renewing = startJob(
      'lease of an import',
      RENEW_MS,
      () => imports.update(id, ['reading'], { leasedUntil: timeIn(LEASE_MS) }),
      log,
    );
    try {
      const { signal } = end;
      const options = { folder, hasImages, report: reporter(id), signal };
      await limitReading(async () => {
        await options.report(0, 0);
        await stageFile(context, id, options);
      });
    } catch (error) {
      await fail(id, 'reading', end.signal.aborted ? INTERRUPTED : error);
    } finally {
      await renewing.stop();
      await rm(folder, { recursive: true, force: true });
    }
  };

  /** Fails the files of crashed backends, and makes the dry runs that are due. */
  const work = async (): Promise<void> => {
    for (const id of await imports.listAbandoned(timeIn(0))) await fail(id, 'reading', INTERRUPTED);
    const lease = await takeLease(db.writer, 'importChecks', LEASE_MS, clock);
    if (!lease) return;
    try {
      for (let id; !end.signal.aborted && (id = await imports.findUnchecked());) {
        const report = reporter(id, lease.renew);
        await checkImport(db, id, { report }).catch(async (error: unknown) => {
          // The next backend makes it again.
          if (end.signal.aborted || !(await lease.renew())) throw error;
          await fail(id, 'checking', error);
        });
      }
    } finally {
      await lease.release();
    }
  };

  const job = startJob('work on imports', INTERVAL_MS, work, log);
  /** Does what is due, also what became so during the run under way. */
  const run = async (): Promise<void> => {
    await job.run();
    await job.run();
  };

  return {
    /** Takes the files over from the request, which removes its own. */
    startReading: async (
      stored: NewImport,
      file: IncomingFile,
      images: IncomingFile | undefined,
    ): Promise<void> => {
      const folder = await mkdtemp(join(media.tempDir, 'import-'));
      try {
        await rename(file.path, join(folder, FILE_NAME));
        if (images) await rename(images.path, join(folder, ARCHIVE_NAME));
        await imports.insert({ ...stored, state: 'reading', leasedUntil: timeIn(LEASE_MS) });
      } catch (error) {
        await rm(folder, { recursive: true, force: true });
        throw error;
      }
      const reading = read(stored.id, folder, images !== undefined)
        .catch((error: unknown) => log.error({ err: error }, 'import not finished'))
        .finally(() => readings.delete(reading));
      readings.add(reading);
    },

    run,

    /** As `run`, in the background. */
    start: (): void => {
      run().catch((error: unknown) => log.error({ err: error }, 'work on imports failed'));
    },

    close: async (): Promise<void> => {
      end.abort();
      await job.stop();
      await Promise.all(readings);
    },
  };
}

const INTERRUPTED = new HttpError(
  503,
  'import_interrupted',
  'The server was stopped while it read the file. Upload it again.',
);

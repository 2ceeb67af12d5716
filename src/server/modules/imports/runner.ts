import { mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ImportState } from '@/shared/imports';
import type { AppContext } from '@/server/context';
import type { Import } from '@/server/generated/requests';
import { HttpError } from '@/server/lib/httpError';
import { newId } from '@/server/lib/ids';
import { makeLimiter } from '@/server/lib/limiter';
import { startJob } from '@/server/lib/startJob';
import { toHttpError, type Failure } from '@/server/plugins/errors';
import type { IncomingFile } from '@/server/plugins/multipart';
import { checkImport } from './check';
import { importRepository, type Lease, type NewImport } from './repository';
import { ARCHIVE_NAME, FILE_NAME, stageFile } from './staging';

export type ImportRunner = ReturnType<typeof makeImportRunner>;

/** A backend that does not renew its lease for so long has crashed. */
const LEASE_MS = 60_000;
const RENEW_MS = 15_000;
const REPORT_MS = 1000;

/** Reports rows and images that are done; throws where the import has been removed, or taken over. */
export type Report = (done: number, total: number) => Promise<void>;

type Work = (report: Report) => Promise<void>;

/** The background work on imports: reading files, and dry runs. */
export function makeImportRunner(context: Pick<AppContext, 'db' | 'media' | 'log' | 'clock'>) {
  const { db, media, log, clock } = context;
  const imports = importRepository(db.writer);
  const end = new AbortController();
  // One of each at a time for the process, as its memory and processor are one.
  const limits = { reading: makeLimiter(1), checking: makeLimiter(1) };
  const underWay = new Set<Promise<void>>();
  const timeIn = (ms: number) => new Date(clock() + ms).toISOString();

  const lease = (holder = newId()): Lease => ({ holder, leasedUntil: timeIn(LEASE_MS) });

  /** Does work on an import in the background, whose lease is taken; waiting it is renewed as well. */
  const run = (id: string, state: keyof typeof limits, { holder }: Lease, work: Work): void => {
    const renewing = startJob(
      'lease of an import',
      RENEW_MS,
      () => imports.renew(id, lease(holder)),
      log,
    );
    let reported = -Infinity;
    const report: Report = async (done, total) => {
      // In SQLite nothing else lets other requests be served between batches.
      await nextTurn();
      end.signal.throwIfAborted();
      if (clock() - reported < REPORT_MS) return;
      reported = clock();
      if (!(await imports.renew(id, { ...lease(holder), done, total })))
        throw new Error('The import has been removed or taken over.');
    };
    const finish = async (): Promise<void> => {
      try {
        await limits[state](async () => {
          await report(0, 0);
          await work(report);
        });
      } catch (error) {
        // The next backend to look for abandoned dry runs takes it up.
        if (end.signal.aborted && state === 'checking')
          await imports.renew(id, { holder, leasedUntil: timeIn(0) });
        else await fail(id, state, holder, end.signal.aborted ? INTERRUPTED : error);
      } finally {
        await renewing.stop();
      }
    };
    const running = finish()
      .catch((error: unknown) => log.error({ err: error }, 'import not finished'))
      .finally(() => underWay.delete(running));
    underWay.add(running);
  };

  const fail = async (
    id: string,
    state: ImportState,
    holder: string,
    error: unknown,
  ): Promise<void> => {
    const { message, code, params } = toHttpError(error as Failure);
    const failure: Import['failure'] = { error: message, code, ...(params && { params }) };
    // It may have been removed, which the work under way takes for an error.
    if (!(await imports.fail(id, holder, JSON.stringify(failure)))) return;
    if (!(error instanceof HttpError)) log.error({ err: error }, 'import failed');
    // Nothing can be made of a part of a file.
    if (state === 'reading') await imports.clear(id);
  };

  const check = (id: string, own: Lease): void =>
    run(id, 'checking', own, (report) => checkImport(db, id, { report }));

  return {
    /** Takes the files over from the request, which removes its own. */
    startReading: async (
      stored: NewImport,
      file: IncomingFile,
      images: IncomingFile | undefined,
    ): Promise<void> => {
      const folder = await mkdtemp(join(media.tempDir, 'import-'));
      const removeFolder = () => rm(folder, { recursive: true, force: true });
      const own = lease();
      try {
        await rename(file.path, join(folder, FILE_NAME));
        if (images) await rename(images.path, join(folder, ARCHIVE_NAME));
        await imports.insert({ ...stored, state: 'reading', ...own });
      } catch (error) {
        await removeFolder();
        throw error;
      }
      run(stored.id, 'reading', own, (report) =>
        stageFile(context, stored.id, {
          folder,
          hasImages: images !== undefined,
          report,
          signal: end.signal,
        }).finally(removeFolder),
      );
    },

    lease,

    /** Of an import that is `checking` with this lease. */
    startCheck: check,

    /** Restarts dry runs of crashed backends; files that these were reading fail. */
    resume: async (): Promise<void> => {
      for (const { id, state } of await imports.listAbandoned(timeIn(0))) {
        const own = lease();
        if (!(await imports.claim(id, own, timeIn(0)))) continue;
        if (state === 'checking') check(id, own);
        else await fail(id, state, own.holder, INTERRUPTED);
      }
    },

    /** Resolves when nothing is under way. */
    idle: async (): Promise<void> => {
      await Promise.all(underWay);
    },

    close: async (): Promise<void> => {
      end.abort();
      await Promise.all(underWay);
    },
  };
}

const INTERRUPTED = new HttpError(
  503,
  'import_interrupted',
  'The server was stopped while it read the file. Upload it again.',
);

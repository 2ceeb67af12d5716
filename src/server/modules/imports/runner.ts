import { mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ErrorCode } from '@/shared/errorCodes';
import { MAX_IMPORT_ROWS } from '@/shared/limits';
import type { AppContext } from '@/server/context';
import { HttpError, badRequest } from '@/server/lib/httpError';
import { newId } from '@/server/lib/ids';
import { makeLimiter } from '@/server/lib/limiter';
import type { IncomingFile } from '@/server/plugins/multipart';
import { checkImport } from './check';
import { chooseSheet, proposeColumns } from './columns';
import { readZipImages } from './reader/archive';
import { readImportFile } from './reader/readFile';
import { importRepository } from './repository';

export type ImportRunner = ReturnType<typeof makeImportRunner>;

/** A backend that does not renew its lease for so long has crashed. */
const LEASE_MS = 60_000;
const REPORT_MS = 1000;
const HOUR_MS = 3_600_000;

/** Reports rows and images that are done; throws where the import has been removed, or taken over. */
export type Report = (done: number, total: number) => Promise<void>;

/** The work on imports that goes on behind requests: reading files, and dry runs. */
export function makeImportRunner({
  db,
  media,
  log,
  clock,
}: Pick<AppContext, 'db' | 'media' | 'log' | 'clock'>) {
  const imports = importRepository(db.writer);
  const end = new AbortController();
  // Of one file at a time for the process, as its memory and processor are one.
  const limit = makeLimiter(1);
  const underWay = new Set<Promise<void>>();
  const timeIn = (ms: number) => new Date(clock() + ms).toISOString();

  /** Does work on an import in the background, unless another backend is at it. */
  const run = (
    id: string,
    state: 'reading' | 'checking',
    work: (report: Report) => Promise<void>,
  ): void => {
    const running: Promise<void> = limit(async () => {
      const holder = newId();
      const lease = () => ({ holder, leasedUntil: timeIn(LEASE_MS) });
      if (!(await imports.claim(id, state, lease(), timeIn(0)))) return;
      let reported = 0;
      const report: Report = async (done, total) => {
        end.signal.throwIfAborted();
        if (clock() - reported < REPORT_MS) return;
        reported = clock();
        if (!(await imports.renew(id, holder, { ...lease(), done, total })))
          throw new Error('The import has been removed or taken over.');
      };
      try {
        await work(report);
      } catch (error) {
        if (end.signal.aborted) return;
        await imports.fail(id, holder, JSON.stringify(failureOf(error)));
        if (!(error instanceof HttpError)) log.error({ err: error }, 'import failed');
      }
    })
      .catch((error: unknown) => {
        // The lease ends, and another run takes the work up.
        log.error({ err: error }, 'import not finished');
      })
      .finally(() => underWay.delete(running));
    underWay.add(running);
  };

  const read = async (
    id: string,
    { file, images }: { file: string; images: string | undefined },
    folder: string,
    report: Report,
  ): Promise<void> => {
    let done = 0;
    const names: string[] = [];
    for await (const { sheet, name, rows } of readImportFile(file, end.signal)) {
      names[sheet] = name;
      await imports.insertRows(id, sheet, rows);
      done += rows.length;
      await report(done, 0);
    }
    if (images !== undefined) await readImages(id, images, folder, () => report((done += 1), 0));
    const sheets = await proposeColumns(db.reader, id, names);
    if (sheets.every(({ rows }) => rows === 0))
      throw badRequest('import_empty', 'The file has no rows below its headings.');
    if (sheets.reduce((sum, { rows }) => sum + rows, 0) > MAX_IMPORT_ROWS) {
      throw badRequest('import_too_many_rows', `The file has more than ${MAX_IMPORT_ROWS} rows.`, {
        max: MAX_IMPORT_ROWS,
      });
    }
    const sheet = chooseSheet(sheets);
    const set = { state: 'columns' as const, sheets: JSON.stringify(sheets), sheet };
    await imports.update(id, ['reading'], { ...set, holder: null, leasedUntil: null });
  };

  /** Stores the images of the archive; one that is none is listed with the reason. */
  const readImages = async (
    importId: string,
    archive: string,
    folder: string,
    onImage: () => Promise<void>,
  ): Promise<void> => {
    for await (const image of readZipImages(archive, folder)) {
      const { name } = image;
      const { file, fault } =
        'fault' in image
          ? { file: null, fault: image.fault }
          : await media.add(image).then(
              (stored) => ({ file: stored, fault: '' as const }),
              (error: unknown) => {
                if (!(error instanceof HttpError) || error.statusCode !== 400) throw error;
                return { file: null, fault: error.code };
              },
            );
      await imports.insertImage({ importId, name, file, fault });
      if ('path' in image) await rm(image.path, { force: true });
      await onImage();
    }
  };

  return {
    /** Takes the files over from the request, which removes its own. */
    startReading: async (
      id: string,
      file: IncomingFile,
      images: IncomingFile | undefined,
    ): Promise<void> => {
      const folder = await mkdtemp(join(media.tempDir, 'import-'));
      const take = async ({ path }: IncomingFile, name: string) => {
        const taken = join(folder, name);
        await rename(path, taken);
        return taken;
      };
      const files = {
        file: await take(file, 'file'),
        images: images && (await take(images, 'images')),
      };
      run(id, 'reading', async (report) => {
        try {
          await read(id, files, folder, report);
        } finally {
          await rm(folder, { recursive: true, force: true });
        }
      });
    },

    startCheck: (id: string): void =>
      run(id, 'checking', (report) => checkImport(db, id, { report })),

    /** Takes up dry runs of backends that have crashed; what they were reading is lost. */
    resume: async (): Promise<void> => {
      for (const { id, state } of await imports.listAbandoned(timeIn(0), timeIn(-HOUR_MS))) {
        if (state === 'checking') run(id, state, (report) => checkImport(db, id, { report }));
        else await imports.fail(id, null, JSON.stringify(INTERRUPTED));
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

interface Failure {
  error: string;
  code: ErrorCode;
  params?: Record<string, string | number>;
}

const INTERRUPTED: Failure = {
  error: 'The server was stopped while it read the file. Upload it again.',
  code: 'import_interrupted',
};

const failureOf = (error: unknown): Failure =>
  error instanceof HttpError
    ? { error: error.message, code: error.code, ...(error.params && { params: error.params }) }
    : { error: 'Something went wrong on the server.', code: 'internal_error' };

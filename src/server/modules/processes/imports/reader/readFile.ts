import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { ErrorCode, ErrorParams } from '@/shared/generated/errorCodes';
import type { ReadBatch } from '@/shared/workbook/files';
import { HttpError, badRequest } from '@/server/lib/httpError';
import { protectedFile } from './archive';
import { readCsv } from './csv';
import { toBatches } from './rows';
import { readWorkbookFile } from './workbook';

/** What the child process sends for each `next`. */
export type ReadMessage =
  | { batch: ReadBatch | null }
  | { error: { status: number; code: ErrorCode; message: string; params?: ErrorParams } };

/** Of a batch. */
const TIMEOUT_MS = 60_000;
/** Of the child process: a bomb ends it before it takes the memory of the backend. */
const HEAP = ['--max-old-space-size=160'];

/**
 * Reads a spreadsheet, recognized by its content, in a child process: a file that takes it too much
 * memory ends only that. Throws `import_file_type`, `import_file_broken` and other `import_…` for
 * what cannot be imported. Where the program of the process is not built, as in tests, this process
 * reads.
 */
export async function* readImportFile(
  path: string,
  signal = new AbortController().signal,
  program = join(dirname(process.argv[1] ?? ''), 'importWorker.js'),
): AsyncGenerator<ReadBatch> {
  if (!existsSync(program)) {
    yield* parseFile(path);
    return;
  }
  const child = fork(program, [path], {
    execArgv: HEAP,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  });
  const ended = new AbortController();
  child.on('exit', () => ended.abort()).on('error', () => ended.abort());
  try {
    for (;;) {
      // One batch at a time, so that none wait in memory.
      child.send('next', () => undefined);
      const signals = [signal, ended.signal, AbortSignal.timeout(TIMEOUT_MS)];
      const received = await once(child, 'message', { signal: AbortSignal.any(signals) });
      const [message] = received as [ReadMessage];
      if ('error' in message) {
        const { status, code, message: text, params } = message.error;
        throw new HttpError(status, code, text, params);
      }
      if (!message.batch) return;
      yield message.batch;
    }
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof HttpError) throw error;
    throw badRequest('import_file_too_complex', 'The file takes too much time or memory to read.');
  } finally {
    child.kill('SIGKILL');
  }
}

/** The sheets of a file in batches of rows. */
export const parseFile = (path: string): AsyncGenerator<ReadBatch> => toBatches(readPieces(path));

async function* readPieces(path: string): AsyncGenerator<ReadBatch> {
  if (await isArchive(path)) yield* readWorkbookFile(path);
  else for await (const rows of readCsv(path)) yield { sheet: 0, name: '', rows, isCsv: true };
}

/** The first bytes of XLSX files, and of workbooks with a password or of old Excel versions. */
const ARCHIVE = 'PK';
const CONTAINER = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);
/** A name in the container; in one of a workbook with a password all names are others. */
const OLD_WORKBOOK = Buffer.from('Workbook', 'utf16le');

async function isArchive(path: string): Promise<boolean> {
  const head = await buffer(createReadStream(path, { end: CONTAINER.length - 1 }));
  if (!head.equals(CONTAINER)) return head.indexOf(ARCHIVE) === 0;
  if (!(await includes(path, OLD_WORKBOOK))) throw protectedFile();
  throw badRequest('import_file_old', 'The file is of an old version of Excel. Save it as XLSX.');
}

/** Whether a file has these bytes; it is not read as a whole. */
async function includes(path: string, bytes: Buffer): Promise<boolean> {
  let last = Buffer.alloc(0);
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    const read = Buffer.concat([last, chunk]);
    if (read.includes(bytes)) return true;
    last = read.subarray(1 - bytes.length);
  }
  return false;
}

import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ErrorCode, ErrorParams } from '@/shared/errorCodes';
import { HttpError, badRequest } from '@/server/lib/httpError';
import { protectedFile, tooComplex } from './archive';
import { readCsv } from './csv';
import type { ReadBatch } from './rows';
import { readWorkbook } from './workbook';

/** What the child process sends for each `next`. */
export type ReadMessage =
  | { batch: ReadBatch | null }
  | { error: { status: number; code: ErrorCode; message: string; params?: ErrorParams } };

/** Of a batch. */
const TIMEOUT_MS = 60_000;
const MAX_HEAP_MIB = 160;

/**
 * Reads a spreadsheet, recognized by its content, in a child process: a file that takes it too much
 * memory ends only that. Throws 400 for what cannot be imported. Where the program of the process
 * is not built, as in tests, this process reads.
 */
export async function* readImportFile(
  path: string,
  signal?: AbortSignal,
  program = join(dirname(process.argv[1] ?? ''), 'importWorker.js'),
): AsyncGenerator<ReadBatch> {
  if (!existsSync(program)) {
    yield* parseFile(path);
    return;
  }
  const child = fork(program, [path], {
    execArgv: [`--max-old-space-size=${MAX_HEAP_MIB}`],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  });
  child.on('error', () => undefined);
  try {
    for (;;) {
      const batch = await nextBatch(child, signal);
      if (!batch) return;
      yield batch;
    }
  } finally {
    child.kill('SIGKILL');
  }
}

async function nextBatch(child: ChildProcess, signal?: AbortSignal): Promise<ReadBatch | null> {
  const over = new AbortController();
  const giveUp = () => over.abort();
  const timer = setTimeout(giveUp, TIMEOUT_MS);
  child.once('exit', giveUp);
  signal?.addEventListener('abort', giveUp);
  child.send('next', (error) => {
    if (error) giveUp();
  });
  try {
    const [message] = (await once(child, 'message', { signal: over.signal })) as [ReadMessage];
    if ('batch' in message) return message.batch;
    const { status, code, message: text, params } = message.error;
    throw new HttpError(status, code, text, params);
  } catch (error) {
    if (error instanceof HttpError) throw error;
    signal?.throwIfAborted();
    throw tooComplex();
  } finally {
    clearTimeout(timer);
    child.off('exit', giveUp);
    signal?.removeEventListener('abort', giveUp);
  }
}

/** The first bytes of XLSX files, of workbooks with a password or of old Excel versions, of others. */
const ARCHIVE = Buffer.from('PK');
const CONTAINER = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);
/** A name in the container; in one of a workbook with a password all names are others. */
const OLD_WORKBOOK = Buffer.from('Workbook', 'utf16le');
const OTHERS = ['%PDF', '\x89PNG', '\xff\xd8\xff', 'GIF8', 'Rar!', '7z\xbc\xaf', '\x1f\x8b'].map(
  (signature) => Buffer.from(signature, 'latin1'),
);

/** The sheets of a file in batches of rows. */
export async function* parseFile(path: string): AsyncGenerator<ReadBatch> {
  const head = await readHead(path);
  const begins = (signature: Buffer) => head.subarray(0, signature.length).equals(signature);
  if (begins(CONTAINER)) {
    if (!(await readFile(path)).includes(OLD_WORKBOOK)) throw protectedFile();
    throw badRequest('import_file_old', 'The file is of an old version of Excel. Save it as XLSX.');
  }
  if (OTHERS.some(begins)) {
    throw badRequest('import_file_type', 'The file is no XLSX workbook and no CSV file.');
  }
  if (begins(ARCHIVE)) yield* readWorkbook(path);
  else for await (const rows of readCsv(path)) yield { sheet: 0, name: '', rows };
}

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(8), 0, 8, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

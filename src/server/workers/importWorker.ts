import { constants, setPriority } from 'node:os';
import { HttpError } from '../lib/httpError';
import { parseFile, type ReadMessage } from '../modules/processes/imports/reader/readFile';

/* Started by the backend for one file: sends a batch of its rows for each message. */

try {
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
} catch {
  // Some systems do not admit it; the file is read all the same.
}

const batches = parseFile(process.argv[2] ?? '');

async function next(): Promise<ReadMessage> {
  try {
    const { value, done } = await batches.next();
    return { batch: done ? null : value };
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const { statusCode: status, code, message, params } = error;
    return { error: { status, code, message, ...(params && { params }) } };
  }
}

process.on('message', () => {
  next()
    .then((message) => process.send?.(message))
    .catch(() => process.exit(1));
});
process.on('disconnect', () => process.exit(0));
// A signal to the whole group concerns the backend, which finishes what is under way first.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => undefined);

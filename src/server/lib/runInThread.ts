import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';

/**
 * Runs a program of `workers/` in a worker thread and resolves to the bytes it returns. Where it is
 * not built, as in tests, `make` runs instead. Rejects when the thread fails or `signal` aborts.
 */
export async function runInThread<Input>(
  name: string,
  input: Input,
  make: (input: Input) => Promise<Buffer>,
  signal?: AbortSignal,
): Promise<Buffer> {
  const program = join(dirname(process.argv[1] ?? ''), `${name}.js`);
  if (!existsSync(program)) return make(input);
  const worker = new Worker(program, { workerData: input });
  try {
    const [bytes] = (await once(worker, 'message', { signal })) as [Uint8Array];
    return Buffer.from(bytes);
  } finally {
    await worker.terminate();
  }
}

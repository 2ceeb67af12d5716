import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';

/**
 * The bytes that a program of `workers/` makes of the input, in a thread of its own, so that it
 * blocks no request; where it is not built, as in tests, `make` makes them here. Rejects where the
 * thread fails, or `signal` ends it.
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

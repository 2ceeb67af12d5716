import { HttpError } from '../lib/httpError';
import { taskRunner, type TaskCall } from '../modules/media/imageTasks';
import type { TaskResult } from '../modules/media/imageProcess';

/* Started by the backend: does its work on images and ends when the backend does. */

const runTask = taskRunner();

async function run(call: TaskCall): Promise<Omit<TaskResult, 'memory'>> {
  try {
    return { result: await runTask(call) };
  } catch (error) {
    const { message } = error as Error;
    if (!(error instanceof HttpError)) return { failure: { message } };
    const { statusCode, code, params } = error;
    return { failure: { message, statusCode, code, params } };
  }
}

process.on('message', (call: TaskCall) => {
  run(call)
    .then((result) => process.send?.({ ...result, memory: process.memoryUsage.rss() }))
    // The backend reads no more results.
    .catch(() => process.exit(1));
});
process.on('disconnect', () => process.exit(0));
// A signal to all of us is the backend's business: what is under way is finished first.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => undefined);

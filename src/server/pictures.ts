import { HttpError } from './lib/httpError';
import { pictureTasks } from './modules/media/pictureTasks';
import type { TaskResult, TaskCall } from './modules/media/pictureWorker';

/* Started by the backend: does its work on pictures and ends when the backend does. */

const tasks = pictureTasks();

async function run({ task, args }: TaskCall): Promise<Omit<TaskResult, 'memory'>> {
  try {
    const work = tasks[task] as (...values: unknown[]) => Promise<unknown>;
    return { result: await work(...args) };
  } catch (error) {
    const { message } = error as Error;
    const statusCode = error instanceof HttpError ? error.statusCode : undefined;
    return { failure: { message, ...(statusCode !== undefined && { statusCode }) } };
  }
}

process.on('message', (call: TaskCall) => {
  void run(call).then((answer) => process.send?.({ ...answer, memory: process.memoryUsage.rss() }));
});
process.on('disconnect', () => process.exit(0));
// A signal to all of us is the backend's business: what is under way is finished first.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => undefined);

import { writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import type { TaskCall, TaskResult } from '../modules/core/media/imageProcess';
import { imageTasks } from '../modules/core/media/imageTasks';

/* Started by the backend: does its work on images and ends when the backend does. */

try {
  // The system prefers others for the processor, and ends this process first where memory ends.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  writeFileSync('/proc/self/oom_score_adj', '1000');
} catch {
  // Some systems do not admit it; the work is done all the same.
}

const tasks = imageTasks();

async function run({ task, argument }: TaskCall): Promise<Omit<TaskResult, 'memory'>> {
  try {
    return { result: await (tasks[task] as (value: unknown) => Promise<unknown>)(argument) };
  } catch (error) {
    return { error: (error as Error).message };
  }
}

process.on('message', (call: TaskCall) => {
  run(call)
    .then((result) => process.send?.({ ...result, memory: process.memoryUsage.rss() }))
    // The backend reads no more results.
    .catch(() => process.exit(1));
});
process.on('disconnect', () => process.exit(0));
// A signal to the whole group concerns the backend, which finishes what is under way first.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => undefined);

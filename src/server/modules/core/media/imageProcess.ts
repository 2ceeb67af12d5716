import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { tryLater } from '@/server/lib/httpError';
import { makeLimiter } from '@/server/lib/limiter';
import type { ImageTasks } from './imageTasks';

export interface TaskCall {
  task: keyof ImageTasks;
  argument: unknown;
}

export interface TaskResult {
  result?: unknown;
  error?: string;
  /** Bytes of memory that the process holds. */
  memory: number;
}

/** No task may take longer, whatever is in the image. */
const TASK_MS = 60_000;
/** A process that holds more, or has nothing to do for so long, is ended: its memory is free then. */
const MAX_MEMORY = 200 * 1024 ** 2;
const IDLE_MS = 30_000;

/**
 * Does the work in a separate process, one task at a time: the largest images need several
 * times the memory of the whole backend, and a decoder that fails takes only that process along.
 * Where its program does not lie beside ours the work is done in this process.
 */
export function imageProcess(
  program = join(dirname(process.argv[1] ?? ''), 'imageWorker.js'),
): ImageTasks {
  if (!existsSync(program)) return inThisProcess();
  const limit = makeLimiter(1, { name: 'images' });
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;

  const end = () => {
    child?.kill('SIGKILL');
    child = undefined;
  };

  const call = async (message: TaskCall): Promise<unknown> => {
    clearTimeout(idle);
    if (!child?.connected) {
      child = fork(program, { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
      // What decoders print is no line of a log.
      child.stderr?.on('data', (text: Buffer) => process.emitWarning(String(text).trim()));
      child.on('error', () => undefined);
    }
    const response = await exchange(child, message);
    if (!response || response.memory > MAX_MEMORY) end();
    else idle = setTimeout(end, IDLE_MS).unref();
    if (!response) {
      throw tryLater(503, 'image_timeout', 'The image could not be read in time.', 5);
    }
    if (response.error !== undefined) throw new Error(response.error);
    return response.result;
  };

  const task = (name: keyof ImageTasks) => (argument: unknown, sender?: string) =>
    limit(() => call({ task: name, argument }), sender);
  return {
    prepare: task('prepare') as ImageTasks['prepare'],
    resize: task('resize') as ImageTasks['resize'],
  };
}

let tasksOfThisProcess: Promise<ImageTasks> | undefined;

/** Loads the decoders with the first image, and once: while their settings change none may run. */
function inThisProcess(): ImageTasks {
  const load = () => {
    tasksOfThisProcess ??= import('./imageTasks').then(({ imageTasks }) => imageTasks());
    return tasksOfThisProcess;
  };
  return {
    prepare: async (...task) => (await load()).prepare(...task),
    resize: async (...task) => (await load()).resize(...task),
  };
}

/** Sends a task and returns the result; undefined: the process has ended, or takes too long. */
async function exchange(child: ChildProcess, message: TaskCall): Promise<TaskResult | undefined> {
  const ended = new AbortController();
  const end = () => ended.abort();
  child.once('exit', end);
  child.send(message, (error) => error && end());
  try {
    const signal = AbortSignal.any([ended.signal, AbortSignal.timeout(TASK_MS)]);
    const [result] = (await once(child, 'message', { signal })) as [TaskResult];
    return result;
  } catch {
    return undefined;
  } finally {
    child.off('exit', end);
  }
}

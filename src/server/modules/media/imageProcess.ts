import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import { HttpError, tryLater } from '@/server/lib/httpError';
import { makeLimiter } from '@/server/lib/limiter';
import { taskRunner, type ImageTasks, type TaskCall } from './imageTasks';

export interface TaskResult {
  result?: unknown;
  failure?: { message: string } & Partial<Pick<HttpError, 'statusCode' | 'code' | 'params'>>;
  /** Bytes of memory that the process holds. */
  memory: number;
}

/** No task may take longer, whatever is in the image. */
const TASK_MS = 60_000;
/** A process that holds more, or has nothing to do for so long, is ended: its memory is free then. */
const MOST_MEMORY = 200 * 1024 ** 2;
const IDLE_MS = 30_000;

/**
 * Does the work in a process of its own, one task at a time: the largest images need several
 * times the memory of the whole backend, and a decoder that fails takes only that process along.
 * Where its program does not lie beside ours the work is done in this process.
 */
export function imageProcess(
  program = join(dirname(process.argv[1] ?? ''), 'imageWorker.js'),
): ImageTasks {
  if (!existsSync(program)) return inTurn(taskRunner());
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;

  const end = () => {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    child = undefined;
  };

  const start = (): ChildProcess => {
    const started = fork(program, [], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    // It ends with this process, and never keeps it from ending.
    started.unref();
    started.channel?.unref();
    started.on('error', () => undefined);
    if (started.pid) yieldToOthers(started.pid);
    return started;
  };

  const call = async (message: TaskCall): Promise<unknown> => {
    clearTimeout(idle);
    if (!child?.connected) child = start();
    const { result, failure, memory } = await ask(child, message).catch((error: unknown) => {
      end();
      throw error;
    });
    if (memory > MOST_MEMORY) end();
    else idle = setTimeout(end, IDLE_MS).unref();
    if (!failure) return result;
    const { message: text, statusCode, code, params } = failure;
    throw statusCode && code ? new HttpError(statusCode, code, text, params) : new Error(text);
  };

  return inTurn(call);
}

/** Lets the system prefer others for the processor, and take this process first where memory ends. */
function yieldToOthers(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
    writeFileSync(`/proc/${pid}/oom_score_adj`, '1000');
  } catch {
    // Some systems do not let us; it works all the same.
  }
}

/** What all tasks do by the one call. */
function inTurn(call: (message: TaskCall) => Promise<unknown>): ImageTasks {
  const limit = makeLimiter(1);
  const task =
    (name: keyof ImageTasks) =>
    (...args: unknown[]) =>
      limit(() => call({ task: name, args }));
  return {
    inspect: task('inspect') as ImageTasks['inspect'],
    clean: task('clean') as ImageTasks['clean'],
    resize: task('resize') as ImageTasks['resize'],
  };
}

async function ask(child: ChildProcess, message: TaskCall): Promise<TaskResult> {
  const over = new AbortController();
  const giveUp = () => over.abort();
  const timer = setTimeout(giveUp, TASK_MS);
  child.once('exit', giveUp);
  child.channel?.ref();
  try {
    const response = once(child, 'message', { signal: over.signal });
    child.send(message, (error) => {
      if (error) giveUp();
    });
    const [result] = (await response) as [TaskResult];
    return result;
  } catch (error) {
    throw tryLater(503, 'image_timeout', 'The image could not be read in time.', 5, {
      cause: error,
    });
  } finally {
    clearTimeout(timer);
    child.off('exit', giveUp);
    child.channel?.unref();
  }
}

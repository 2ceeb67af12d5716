import { fork, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import { HttpError, unavailable } from '../../lib/httpError';
import { makeLimiter } from '../../lib/limiter';
import { pictureTasks, type PictureTasks } from './pictureTasks';

export interface TaskCall {
  task: keyof PictureTasks;
  args: unknown[];
}

export interface TaskResult {
  result?: unknown;
  failure?: { message: string; statusCode?: number };
  /** Bytes of memory that the process holds. */
  memory: number;
}

/** No task may take longer, whatever is in the picture. */
const TASK_MS = 60_000;
/** A process that holds more, or has nothing to do for so long, is ended: its memory is free then. */
const MOST_MEMORY = 200 * 1024 ** 2;
const IDLE_MS = 30_000;

/**
 * Does the work in a process of its own, one task at a time: the largest pictures need several
 * times the memory of the whole backend, and a decoder that fails takes only that process along.
 * Where its program does not lie beside ours the work is done in this process.
 */
export function pictureWorker(
  program = join(dirname(process.argv[1] ?? ''), 'pictures.js'),
): PictureTasks {
  if (!existsSync(program)) return inTurn(pictureTasks());
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
    try {
      if (started.pid) setPriority(started.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    } catch {
      // Some systems do not let us; it works all the same.
    }
    return started;
  };

  const call = async (message: TaskCall): Promise<unknown> => {
    clearTimeout(idle);
    if (!child?.connected) child = start();
    const answer = await ask(child, message).catch((error: unknown) => {
      end();
      throw error;
    });
    if (answer.memory > MOST_MEMORY) end();
    else idle = setTimeout(end, IDLE_MS).unref();
    if (!answer.failure) return answer.result;
    const { message: text, statusCode } = answer.failure;
    throw statusCode === undefined ? new Error(text) : new HttpError(statusCode, text);
  };

  const task =
    (name: keyof PictureTasks) =>
    (...args: unknown[]) =>
      call({ task: name, args });
  return inTurn({
    inspect: task('inspect') as PictureTasks['inspect'],
    clean: task('clean') as PictureTasks['clean'],
    resize: task('resize') as PictureTasks['resize'],
  });
}

function inTurn({ inspect, clean, resize }: PictureTasks): PictureTasks {
  const limit = makeLimiter(1);
  return {
    inspect: (...args) => limit(() => inspect(...args)),
    clean: (...args) => limit(() => clean(...args)),
    resize: (...args) => limit(() => resize(...args)),
  };
}

function ask(child: ChildProcess, message: TaskCall): Promise<TaskResult> {
  return new Promise((resolve, reject) => {
    const finish = (settle: () => void) => {
      clearTimeout(timer);
      child.off('message', onMessage);
      child.off('exit', onExit);
      child.channel?.unref();
      settle();
    };
    const failed = () =>
      finish(() => reject(unavailable('The picture could not be read in time.')));
    const onMessage = (answer: unknown) => finish(() => resolve(answer as TaskResult));
    const onExit = failed;
    const timer = setTimeout(failed, TASK_MS);
    child.channel?.ref();
    child.on('message', onMessage);
    child.on('exit', onExit);
    child.send(message, (error) => {
      if (error) failed();
    });
  });
}

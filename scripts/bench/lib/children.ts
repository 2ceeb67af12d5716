import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { onEnd } from './undo';

/** The server has core 0 and the load core 1, so that neither takes the other's time. */
export const SERVER_CORE = 0;
export const LOAD_CORE = 1;

export const pins =
  availableParallelism() > 1 &&
  spawnSync('taskset', ['--version'], { stdio: 'ignore' }).status === 0;

/** Gives this process and what it starts from now on the core of the load. */
export function takeLoadCore(): void {
  if (pins) spawnSync('taskset', ['-a', '-c', '-p', String(LOAD_CORE), String(process.pid)]);
}

interface ChildOptions {
  /** Absent: whichever is free. */
  core?: number;
  cwd: string;
  env?: Record<string, string>;
  /** What the child reads. */
  input?: string;
}

interface Child {
  process: ChildProcess;
  pid: number;
  /** What it wrote so far to both streams, in pieces. */
  output: string[];
  /** What it wrote to the standard output, once it has ended with status 0. */
  result: Promise<string>;
  stop: () => Promise<void>;
}

/** Starts Node, on one core where that is asked for. The child ends with the benchmark at the latest. */
export function startNode(args: string[], { core, cwd, env = {}, input }: ChildOptions): Child {
  const command = [process.execPath, ...args];
  // taskset becomes the program itself, so the process id is Node's.
  if (pins && core !== undefined) command.unshift('taskset', '-c', String(core));
  const [file = '', ...rest] = command;
  const child = spawn(file, rest, {
    cwd,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'production', ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  const written: string[] = [];
  child.stdout.on('data', (chunk: Buffer) => {
    written.push(chunk.toString());
    output.push(chunk.toString());
  });
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  child.stdin.end(input ?? '');
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const result = ended.then((status) => {
    if (status === 0) return written.join('');
    throw new Error(`${args.join(' ')} ended with ${status}.\n${output.join('')}`);
  });
  // Servers are stopped by a signal, and nobody asks for their result.
  result.catch(() => undefined);
  const stop = async () => {
    child.kill('SIGTERM');
    const killing = setTimeout(() => child.kill('SIGKILL'), 5000);
    await ended;
    clearTimeout(killing);
  };
  onEnd(stop);
  return { process: child, pid: child.pid ?? 0, output, result, stop };
}

/** Ticks per second in which Linux counts. */
const TICKS = 100;

/** Processor time of a process with all its threads in seconds; undefined where Linux is not. */
export function cpuSeconds(pid: number): number | undefined {
  const text = readProc(pid, 'stat');
  // The name, in parentheses, may hold spaces; user and system time are the 12th and 13th behind.
  const fields = text?.slice(text.lastIndexOf(')') + 2).split(' ');
  return fields && (Number(fields[11]) + Number(fields[12])) / TICKS;
}

/** Resident memory in MiB, now and at its highest; undefined where Linux is not. */
export function memory(pid: number): { now: number; peak: number } | undefined {
  const text = readProc(pid, 'status');
  const read = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text ?? '')?.[1]);
  return text === undefined ? undefined : { now: read('VmRSS') / 1024, peak: read('VmHWM') / 1024 };
}

function readProc(pid: number, name: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return undefined;
  }
}

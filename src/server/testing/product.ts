import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '../lib/projectRoot';

let bundling: Promise<unknown> | undefined;
const outdir = join(projectRoot(), '.cache', `server-test-${process.env.JEST_WORKER_ID}`);

/** The server's programs, bundled as the build does it; below the product, where packages are found. */
export async function programPath(name: string): Promise<string> {
  const args = ['--import', 'tsx', join(projectRoot(), 'scripts/build/bundleTo.ts'), outdir];
  bundling ??= promisify(execFile)(process.execPath, args, { cwd: projectRoot() });
  await bundling;
  return join(outdir, `${name}.js`);
}

export interface RunningBackend {
  child: ChildProcess;
  url: string;
  /** What it printed until it responded. */
  printed: string;
  /** Resolves with exit code and signal once it has ended. */
  ended: Promise<unknown[]>;
}

const running = new Set<ChildProcess>();

/** Ends what a test that failed has left running; for `afterEach`. */
export function killProcesses(): void {
  for (const child of running) child.kill('SIGKILL');
}

const ENVIRONMENT = { HOST: '127.0.0.1', API_PORT: '0', DEMO_CATALOGUE: 'off' };

/** Starts the real backend as a separate process and waits until it responds. */
export async function startProcess(env: Record<string, string>): Promise<RunningBackend> {
  const child = spawn(process.execPath, [await programPath('main'), 'api'], {
    env: { PATH: process.env.PATH, ...ENVIRONMENT, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.add(child);
  const ended = once(child, 'exit');
  void ended.then(() => running.delete(child));
  let printed = '';
  let url: string | undefined;
  const ready = new Promise<void>((resolve) => {
    child.stdout.on('data', (data: Buffer) => {
      printed += data.toString();
      url = /Backend\s+(\S+)\n/.exec(printed)?.[1];
      if (url) resolve();
    });
  });
  await Promise.race([ready, ended]);
  if (!url) throw new Error(`The backend did not start: ${printed}`);
  return { child, url, printed, ended };
}

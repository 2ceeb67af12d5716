import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** One of the server's programs, which `globalSetup` has bundled. */
export const programPath = (name: string): string =>
  join(process.env.TEST_PROGRAMS ?? '', `${name}.js`);

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
  const child = spawn(process.execPath, [programPath('main'), 'api'], {
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
      url = /Backend\s+(\S+)\n|"backend":"([^"]+)"/.exec(printed)?.slice(1).find(Boolean);
      if (url) resolve();
    });
  });
  await Promise.race([ready, ended]);
  if (!url) throw new Error(`The backend did not start: ${printed}`);
  return { child, url, printed, ended };
}

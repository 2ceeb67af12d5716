import { spawn, type ChildProcess } from 'node:child_process';
import { ensureBuilt, freePort, waitUntilReady } from '../../../src/e2e/support/product';
import { root } from '../../bench/lib/report';
import { onEnd } from './trial';

export { makeFolder } from '../../bench/lib/database';

export const ADMIN = { emailId: 'admin@trial.example', password: 'trial: lifts under load 4711' };

export interface TrialBackend {
  url: string;
  child: ChildProcess;
  /** What it wrote to both streams so far, in pieces. */
  output: string[];
  /** Resolves with exit code and signal. */
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  /** Ends it by SIGTERM, after 15 s by SIGKILL; returns what `ended` does. */
  stop: () => TrialBackend['ended'];
}

let isBuilt = false;

interface StartOptions {
  port?: number;
  /** What runs the backend's Node.js. */
  command?: string[];
  /** The same process serves the site at this port too. */
  sitePort?: number;
  /** What answers 200 once the start is done. */
  ready?: string;
}

/** Starts the built backend as production runs it and waits until it is ready. */
export async function startBackend(
  env: Record<string, string>,
  { port, command = [], sitePort, ready = '/readyz' }: StartOptions = {},
): Promise<TrialBackend> {
  const withSite = sitePort !== undefined;
  if (!isBuilt) ensureBuilt(root, withSite ? ['client', 'server'] : ['server']);
  isBuilt = true;
  const apiPort = port ?? (await freePort());
  const roles = withSite ? ['api', 'site'] : ['api'];
  const [file = '', ...args] = [...command, process.execPath, 'dist/server/main.js', ...roles];
  const child = spawn(file, args, {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      API_PORT: String(apiPort),
      DEMO_CATALOGUE: 'off',
      ...(withSite && { SITE_PORT: String(sitePort) }),
      ADMIN_EMAIL: ADMIN.emailId,
      ADMIN_PASSWORD: ADMIN.password,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  }
  const ended = new Promise<Awaited<TrialBackend['ended']>>((resolve) => {
    child.once('exit', (code, signal) => resolve({ code, signal }));
  });
  const stop = async () => {
    child.kill('SIGTERM');
    const killing = setTimeout(() => child.kill('SIGKILL'), 15_000);
    const result = await ended;
    clearTimeout(killing);
    return result;
  };
  onEnd(stop);
  const url = `http://127.0.0.1:${apiPort}`;
  await waitUntilReady(child, [url + ready], output);
  return { url, child, output, ended, stop };
}

/** A new token of the trial's admin. */
export async function logIn(url: string): Promise<string> {
  const response = await fetch(`${url}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  if (!response.ok) throw new Error(`The login was answered with ${response.status}.`);
  return ((await response.json()) as { token: string }).token;
}

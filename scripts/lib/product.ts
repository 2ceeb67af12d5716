import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startPostgres } from '../../src/e2e/support/postgres';
import {
  ensureBuilt,
  freePort,
  runProgram,
  type RunningProgram,
} from '../../src/e2e/support/product';
import { onEnd } from './report';

export const root = fileURLToPath(new URL('../..', import.meta.url));

export const ADMIN = { emailId: 'admin@trial.example', password: 'trial: lifts under load 4711' };

/** The server has core 0 and the load core 1, so that neither takes the other's time. */
export const SERVER_CORE = 0;
const LOAD_CORE = 1;

export type Environment = Record<string, string>;

/** The built product as production runs it. */
export interface Product extends RunningProgram {
  apiUrl: string;
  siteUrl: string;
  env: Environment;
}

export interface StartOptions {
  roles?: ('api' | 'site')[];
  core?: number;
}

let isBuilt = false;

/** Starts the product with an empty catalogue unless `env` says otherwise; it ends with the run. */
export async function startProduct(
  env: Environment,
  { roles = ['api'], core }: StartOptions = {},
): Promise<Product> {
  if (!isBuilt) ensureBuilt(root);
  isBuilt = true;
  const all: Environment = {
    PATH: process.env.PATH ?? '',
    NODE_ENV: 'production',
    // The heap limit that Node.js chooses within the 2 GiB of the deployment.
    NODE_OPTIONS: '--max-old-space-size=1024',
    HOST: '127.0.0.1',
    API_PORT: String(await freePort()),
    SITE_PORT: String(await freePort()),
    METRICS_PORT: String(await freePort()),
    DEMO_CATALOGUE: 'off',
    ADMIN_EMAIL: ADMIN.emailId,
    ADMIN_PASSWORD: ADMIN.password,
    // Each client may send its IP address.
    TRUST_PROXY: '127.0.0.1',
    MESSAGES_PER_DAY: '1000000',
    ...env,
  };
  const [apiUrl, siteUrl] = [all.API_PORT, all.SITE_PORT].map((port) => `http://127.0.0.1:${port}`);
  const urls = roles.map((role) => (role === 'api' ? `${apiUrl}/readyz` : `${siteUrl}/`));
  const program = await runProgram(root, all, roles, urls);
  onEnd(program.stop);
  if (core !== undefined) pin(program.pid, core);
  return { ...program, apiUrl: apiUrl ?? '', siteUrl: siteUrl ?? '', env: all };
}

/** Keeps a process on one core, where there are two. */
export function pin(pid: number, core: number): void {
  if (cpus().length < 2 && core > 0) return;
  spawnSync('taskset', ['-a', '-c', '-p', String(core), String(pid)]);
}

/** Gives this process, which is the load, the other core than the server's. */
export const pinLoad = (): void => pin(process.pid, LOAD_CORE);

/** A temporary folder that is removed at the end. */
export function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hoistway-run-'));
  onEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export type DatabaseKind = 'sqlite' | 'postgres';

/** Variables of a product with an empty database, on a separate PostgreSQL server. */
export async function newDatabase(kind: DatabaseKind): Promise<Environment> {
  const env = { DATA_DIR: makeFolder() };
  if (kind === 'sqlite') return env;
  const server = await startPostgres();
  onEnd(server.stop);
  return { ...env, DATABASE_URL: server.url };
}

/** Reads `--database sqlite|postgres`; without the option both. */
export function databaseKinds(option: string | undefined): DatabaseKind[] {
  if (option === undefined) return ['sqlite', 'postgres'];
  if (option !== 'sqlite' && option !== 'postgres') {
    throw new Error('--database is sqlite or postgres.');
  }
  return [option];
}

export async function logIn(apiUrl: string): Promise<string> {
  const response = await fetch(`${apiUrl}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  if (!response.ok) throw new Error(`The login returned ${response.status}.`);
  return ((await response.json()) as { token: string }).token;
}

/** Makes a function that sends requests as the admin, a form or JSON, and returns what is responded. */
export async function adminCalls(apiUrl: string) {
  const authorization = `Bearer ${await logIn(apiUrl)}`;
  return async <T>(
    method: string,
    path: string,
    body?: object,
    headers?: Record<string, string>,
  ): Promise<T> => {
    const isForm = body instanceof FormData;
    const response = await fetch(apiUrl + path, {
      method,
      headers: {
        ...headers,
        authorization,
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path} returned ${await response.text()}`);
    return (await response.json()) as T;
  };
}

export type AdminCall = Awaited<ReturnType<typeof adminCalls>>;

/** Resident memory of a process in MiB, now and at its highest. */
export function memory(pid: number): { now: number; peak: number } {
  const text = readFileSync(`/proc/${pid}/status`, 'utf8');
  const read = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text)?.[1]) / 1024;
  return { now: read('VmRSS'), peak: read('VmHWM') };
}

/** The longest pause of the event loop since the last call, in milliseconds. */
export async function eventLoopLag({ env }: Product): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${env.METRICS_PORT}/metrics`)).text();
  return Number(/^nodejs_eventloop_lag_max_seconds (\S+)/m.exec(text)?.[1]) * 1000;
}

/** Processor time of a process with all its threads in seconds; Linux counts a hundredth each. */
export function cpuSeconds(pid: number): number {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name, in parentheses, may hold spaces; user and system time are the 12th and 13th after it.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

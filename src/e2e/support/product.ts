import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

export interface Account {
  emailId: string;
  password: string;
}

export interface Product {
  siteUrl: string;
  apiUrl: string;
  stop(): Promise<void>;
}

export const admin: Account = {
  emailId: 'admin@e2e.example',
  password: 'e2e: lifts go up and down',
};

/** Where the product sends the mails about inquiries. */
export const mailVariables = (mailUrl: string) => ({
  SMTP_URL: mailUrl,
  INQUIRIES_TO: 'sales@hoistway.example',
});

const startTimeoutMs = 120_000;

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/** Builds missing or outdated parts, as `npm start` does. */
export function ensureBuilt(root: string, parts = ['client', 'server']): void {
  const builder = pathToFileURL(join(root, 'scripts/product.mjs')).href;
  const code = `const { ensureBuilt } = await import(${JSON.stringify(builder)}); ensureBuilt(${JSON.stringify(parts)});`;
  execFileSync(process.execPath, ['--input-type=module', '--eval', code], { stdio: 'inherit' });
}

async function isUp(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

/** Waits until all URLs respond; throws the output when the process exits or the timeout passes. */
export async function waitUntilReady(
  child: ChildProcess,
  urls: string[],
  output: string[],
): Promise<void> {
  const deadline = Date.now() + startTimeoutMs;
  const pending = new Set(urls);
  while (pending.size > 0) {
    if (child.exitCode !== null || Date.now() > deadline) {
      throw new Error(`It did not start.\n${output.join('')}`);
    }
    for (const url of pending) if (await isUp(url)) pending.delete(url);
    if (pending.size > 0) await wait(50);
  }
}

export interface RunningProgram {
  pid: number;
  /** Chunks of both output streams so far. */
  output: string[];
  /** Resolves when it responds, such as after an outage of its database. */
  ready: () => Promise<void>;
  /** Sends SIGTERM, after 10 s SIGKILL; resolves to the exit code, or null after SIGKILL. */
  stop: () => Promise<number | null>;
  kill: () => Promise<void>;
}

export async function runProgram(
  root: string,
  env: NodeJS.ProcessEnv,
  roles: string[],
  urls: string[],
  program = join(root, 'dist/server/main.js'),
): Promise<RunningProgram> {
  const child = spawn(process.execPath, [program, ...roles], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  }
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const stop = async () => {
    child.kill('SIGTERM');
    const killTimer = setTimeout(() => child.kill('SIGKILL'), 10_000);
    const code = await exited;
    clearTimeout(killTimer);
    return code;
  };
  const ready = () => waitUntilReady(child, urls, output);
  try {
    await ready();
  } catch (error) {
    await stop();
    throw error;
  }
  const kill = async () => {
    child.kill('SIGKILL');
    await exited;
  };
  return { pid: child.pid ?? 0, output, ready, stop, kill };
}

/** Starts the product with the demo catalogue, on free ports and with a temporary data folder. */
export async function startProduct(root: string, mailUrl: string): Promise<Product> {
  ensureBuilt(root);
  const [sitePort, apiPort] = [await freePort(), await freePort()];
  const dataDir = mkdtempSync(join(tmpdir(), 'hoistway-e2e-'));
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    SITE_PORT: String(sitePort),
    API_PORT: String(apiPort),
    DATA_DIR: dataDir,
    ADMIN_EMAIL: admin.emailId,
    ADMIN_PASSWORD: admin.password,
    ...mailVariables(mailUrl),
  };
  const siteUrl = `http://127.0.0.1:${sitePort}`;
  const apiUrl = `http://127.0.0.1:${apiPort}`;
  const removeData = () => rmSync(dataDir, { recursive: true });
  const running = await runProgram(root, env, [], [siteUrl, `${apiUrl}/readyz`]).catch(
    (error: unknown) => {
      removeData();
      throw error;
    },
  );
  return {
    siteUrl,
    apiUrl,
    async stop() {
      await running.stop();
      removeData();
    },
  };
}

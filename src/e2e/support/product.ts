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

const startLimitMs = 120_000;

/** A port of this machine that nothing uses at the moment. */
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

/** Builds what is missing or old, as `npm start` does. */
export function ensureBuilt(root: string, parts = ['client', 'server']): void {
  const builder = pathToFileURL(join(root, 'scripts/product.mjs')).href;
  const code = `const { ensureBuilt } = await import(${JSON.stringify(builder)}); ensureBuilt(${JSON.stringify(parts)});`;
  execFileSync(process.execPath, ['--input-type=module', '--eval', code], { stdio: 'inherit' });
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

/** Resolves when all addresses answer; rejects with what the process said when it ends or takes too long. */
export async function waitUntilReady(
  child: ChildProcess,
  urls: string[],
  output: string[],
): Promise<void> {
  const deadline = Date.now() + startLimitMs;
  const waiting = new Set(urls);
  while (waiting.size > 0) {
    if (child.exitCode !== null || Date.now() > deadline) {
      throw new Error(`It did not start.\n${output.join('')}`);
    }
    for (const url of waiting) if (await answers(url)) waiting.delete(url);
    if (waiting.size > 0) await wait(50);
  }
}

export interface RunningProgram {
  /** Resolves when it answers again, as after its database was away. */
  ready: () => Promise<void>;
  /** By SIGTERM; answers the exit code, null when only SIGKILL helped. */
  end: () => Promise<number | null>;
  /** By SIGKILL. */
  kill: () => Promise<void>;
}

/** Runs the built product; resolves when all of `urls` answer, else throws with what it said. */
export async function runProgram(
  root: string,
  env: NodeJS.ProcessEnv,
  roles: string[],
  urls: string[],
): Promise<RunningProgram> {
  const child = spawn(process.execPath, [join(root, 'dist/server/main.js'), ...roles], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  }
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const end = async () => {
    child.kill('SIGTERM');
    const killing = setTimeout(() => child.kill('SIGKILL'), 10_000);
    const code = await ended;
    clearTimeout(killing);
    return code;
  };
  const ready = () => waitUntilReady(child, urls, output);
  try {
    await ready();
  } catch (error) {
    await end();
    throw error;
  }
  const kill = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  return { ready, end, kill };
}

/** Starts the built product with the demo catalogue on free loopback ports and a data folder of its own. */
export async function startProduct(root: string): Promise<Product> {
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
  };
  const siteUrl = `http://127.0.0.1:${sitePort}`;
  const apiUrl = `http://127.0.0.1:${apiPort}`;
  const forget = () => rmSync(dataDir, { recursive: true });
  const running = await runProgram(root, env, [], [siteUrl, `${apiUrl}/readyz`]).catch(
    (error: unknown) => {
      forget();
      throw error;
    },
  );
  return {
    siteUrl,
    apiUrl,
    async stop() {
      await running.end();
      forget();
    },
  };
}

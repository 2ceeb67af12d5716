import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

export interface Product {
  siteUrl: string;
  apiUrl: string;
  stop(): Promise<void>;
}

export const admin = { emailId: 'admin@e2e.example', password: 'e2e: lifts go up and down' };

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
export async function untilReady(
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

/** Starts the built product with the demo catalogue on free loopback ports and a data folder of its own. */
export async function startProduct(root: string): Promise<Product> {
  ensureBuilt(root);
  const [sitePort, apiPort] = [await freePort(), await freePort()];
  const dataDir = mkdtempSync(join(tmpdir(), 'hoistway-e2e-'));
  const child = spawn(process.execPath, [join(root, 'dist/server/main.js')], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      SITE_PORT: String(sitePort),
      API_PORT: String(apiPort),
      DATA_DIR: dataDir,
      ADMIN_EMAIL: admin.emailId,
      ADMIN_PASSWORD: admin.password,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  }
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    const killing = setTimeout(() => child.kill('SIGKILL'), 10_000);
    await ended;
    clearTimeout(killing);
    rmSync(dataDir, { recursive: true });
  };
  const siteUrl = `http://127.0.0.1:${sitePort}`;
  const apiUrl = `http://127.0.0.1:${apiPort}`;
  try {
    await untilReady(child, [siteUrl, `${apiUrl}/readyz`], output);
  } catch (error) {
    await stop();
    throw error;
  }
  return { siteUrl, apiUrl, stop };
}

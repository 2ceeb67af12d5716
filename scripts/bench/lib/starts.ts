import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, untilReady } from '../../../src/e2e/support/product';
import { progress, root } from './report';
import { onEnd } from './undo';

export interface Starts {
  /** Seconds. */
  install: number;
  first: number;
  second: number;
}

/** Clones what is committed, installs, and starts it twice; to the first answered page of the site. */
export async function measureStarts(): Promise<Starts> {
  const folder = mkdtempSync(join(tmpdir(), 'hoistway-clone-'));
  onEnd(() => rmSync(folder, { recursive: true, force: true }));
  execFileSync('git', ['clone', '--quiet', root, folder], { stdio: ['ignore', 'ignore', 2] });
  const began = performance.now();
  execFileSync('npm', ['ci', '--silent', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: ['ignore', 2, 2],
  });
  const install = secondsSince(began);
  progress(`  npm ci: ${install.toFixed(1)} s`);
  const first = await timeStart(folder);
  progress(`  first start: ${first.toFixed(1)} s`);
  const second = await timeStart(folder);
  progress(`  second start: ${second.toFixed(1)} s`);
  return { install, first, second };
}

async function timeStart(folder: string): Promise<number> {
  const [sitePort, apiPort] = [await freePort(), await freePort()];
  const began = performance.now();
  // A process group of its own: npm runs the product below a shell, and all of it has to end.
  const child = spawn('npm', ['start'], {
    cwd: folder,
    detached: true,
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      SITE_PORT: String(sitePort),
      API_PORT: String(apiPort),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  }
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const stop = async () => {
    if (child.exitCode === null && child.pid) process.kill(-child.pid, 'SIGTERM');
    await ended;
  };
  onEnd(stop);
  await untilReady(child, [`http://127.0.0.1:${sitePort}/`], output);
  const seconds = secondsSince(began);
  await stop();
  return seconds;
}

const secondsSince = (began: number) => (performance.now() - began) / 1000;

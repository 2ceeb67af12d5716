import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort, waitUntilReady } from '../../../src/e2e/support/product';
import { makeFolder } from './database';
import { progress, root } from './report';
import { onEnd } from './undo';

/** What it takes to start a fresh clone of what is committed, each with its seconds. */
export async function measureStarts(): Promise<[name: string, seconds: number][]> {
  const folder = makeFolder();
  execFileSync('git', ['clone', '--quiet', root, folder], { stdio: ['ignore', 'ignore', 2] });
  const began = performance.now();
  const install = ['ci', '--silent', '--no-audit', '--no-fund'];
  execFileSync('npm', install, { cwd: folder, stdio: ['ignore', 2, 2] });
  const results: [string, number][] = [['`npm ci` in a fresh clone', secondsSince(began)]];
  for (const count of ['first', 'second']) {
    results.push([`${count} \`npm start\` to the first page`, await timeStart(folder)]);
  }
  for (const [name, seconds] of results) progress(`  ${name}: ${seconds.toFixed(1)} s`);
  return results;
}

async function timeStart(cwd: string): Promise<number> {
  const [sitePort, apiPort] = [await freePort(), await freePort()];
  const ports = { SITE_PORT: String(sitePort), API_PORT: String(apiPort) };
  const began = performance.now();
  // A process group of its own: npm runs the product below a shell, and all of it has to end.
  const child = spawn('npm', ['start'], {
    cwd,
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, HOST: '127.0.0.1', ...ports },
  });
  const ended = once(child, 'close');
  const stop = async () => {
    const isRunning = child.exitCode === null && child.signalCode === null;
    if (isRunning && child.pid) process.kill(-child.pid, 'SIGTERM');
    await ended;
  };
  onEnd(stop);
  await waitUntilReady(child, [`http://127.0.0.1:${sitePort}/`], []);
  const seconds = secondsSince(began);
  await stop();
  return seconds;
}

const secondsSince = (began: number) => (performance.now() - began) / 1000;

import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { progress, root } from './report';
import { onEnd } from './undo';

/** Not in package.json: Lighthouse and its Node.js are large, and only this benchmark uses them. */
const VERSIONS = { lighthouse: '13.5.0', node: '24.21.0' };

const folder = join(root, '.cache/lighthouse');
const modules = join(folder, 'node_modules');

const TIMES = {
  paint: 'first-contentful-paint',
  largestPaint: 'largest-contentful-paint',
  speedIndex: 'speed-index',
  blockingTime: 'total-blocking-time',
  shift: 'cumulative-layout-shift',
} as const;

export type Measure = keyof typeof TIMES;

export interface Requested {
  url: string;
  resourceType: string;
}

/** One load of a page: milliseconds, and the layout shift. */
export type PageLoad = Record<Measure, number> & { requests: Requested[] };

type Audits = Record<string, { numericValue?: number; details?: { items: Requested[] } }>;

function install(): void {
  const isThere = Object.entries(VERSIONS).every(([name, version]) => {
    const file = join(modules, name, 'package.json');
    return existsSync(file) && readFileSync(file, 'utf8').includes(`"version": "${version}"`);
  });
  if (isThere) return;
  progress('Installing Lighthouse …');
  mkdirSync(folder, { recursive: true });
  const packages = Object.entries(VERSIONS).map((each) => each.join('@'));
  const quietly = ['--silent', '--no-audit', '--no-fund', '--no-save'];
  execFileSync('npm', ['install', '--prefix', folder, ...quietly, ...packages], {
    stdio: ['ignore', 2, 2],
  });
}

/**
 * Loads addresses one after the other in the Chromium that listens at `port`: a phone on simulated
 * slow 4G with a processor 4 times slower, empty caches.
 */
export async function* loadPages(port: number, urls: string[]): AsyncGenerator<PageLoad> {
  install();
  const child = spawn(
    join(modules, 'node/bin/node'),
    [join(root, 'scripts/bench/lib/lighthouse.mjs')],
    {
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  );
  onEnd(() => child.kill());
  const onlyAudits = [...Object.values(TIMES), 'network-requests'];
  const flags = { port, onlyAudits, logLevel: 'error', disableFullPageScreenshot: true };
  const module = pathToFileURL(join(modules, 'lighthouse/core/index.js')).href;
  child.stdin.end(JSON.stringify({ module, urls, flags }));
  let loads = 0;
  for await (const line of createInterface(child.stdout)) {
    loads += 1;
    yield readLoad(JSON.parse(line) as Audits);
  }
  if (loads < urls.length) throw new Error('Lighthouse did not load all pages.');
}

function readLoad(audits: Audits): PageLoad {
  const values = Object.entries(TIMES).map(([name, audit]) => [name, audits[audit]?.numericValue]);
  const requests = audits['network-requests']?.details?.items ?? [];
  return { ...(Object.fromEntries(values) as Record<Measure, number>), requests };
}

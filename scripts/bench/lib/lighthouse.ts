import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { progress, root } from './report';

/** Not in package.json: Lighthouse needs a newer Node.js than the product, and both are large. */
const PACKAGES = ['lighthouse@13.5.0', 'node@24.21.0'];

const folder = join(root, '.cache', PACKAGES.join('-'));
const node = join(folder, 'node_modules/node/bin/node');
const cli = join(folder, 'node_modules/lighthouse/cli/index.js');

const AUDITS = {
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  requests: 'network-requests',
};

interface Audit {
  numericValue?: number;
  details?: { items: { resourceType: string; transferSize: number }[] };
}

interface LighthouseReport {
  audits: Record<string, Audit>;
  runtimeError?: { message: string };
}

/** LCP and TBT in milliseconds; `script` in bytes as they were transferred, headers included. */
export type PageLoad = Record<'lcp' | 'tbt' | 'cls' | 'script', number>;

export function installLighthouse(): void {
  if (existsSync(node)) return;
  progress('Installing Lighthouse …');
  mkdirSync(folder, { recursive: true });
  const flags = ['--silent', '--no-audit', '--no-fund', '--no-save'];
  execFileSync('npm', ['install', '--prefix', folder, ...flags, ...PACKAGES], {
    stdio: ['ignore', 2, 2],
  });
}

/** Loads a page as Lighthouse's default phone in the Chromium whose debugger listens at `port`. */
export async function loadPage(port: number, url: string): Promise<PageLoad> {
  const flags = [
    `--port=${port}`,
    `--only-audits=${Object.values(AUDITS).join()}`,
    '--output=json',
    '--quiet',
    '--disable-full-page-screenshot',
    '--no-enable-error-reporting',
  ];
  const { stdout } = await promisify(execFile)(node, [cli, url, ...flags], { maxBuffer: Infinity });
  const { audits, runtimeError } = JSON.parse(stdout) as LighthouseReport;
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  const value = (audit: string) => audits[audit]?.numericValue ?? NaN;
  const requests = audits[AUDITS.requests]?.details?.items ?? [];
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script');
  return {
    lcp: value(AUDITS.lcp),
    tbt: value(AUDITS.tbt),
    cls: value(AUDITS.cls),
    script: scripts.reduce((sum, { transferSize }) => sum + transferSize, 0),
  };
}

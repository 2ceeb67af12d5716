import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { root } from '../lib/product';
import { progress } from '../lib/report';

/** Not in package.json: Lighthouse needs a newer Node.js than the product, and both are large. */
const PACKAGES = ['lighthouse@13.5.0', 'node@24.21.0'];
const folder = join(root, '.cache', PACKAGES.join('-'));
const node = join(folder, 'node_modules/node/bin/node');

export function installLighthouse(): void {
  if (existsSync(node)) return;
  progress('Installing Lighthouse …');
  mkdirSync(folder, { recursive: true });
  const flags = ['--silent', '--no-audit', '--no-fund', '--no-save'];
  const args = ['install', '--prefix', folder, ...flags, ...PACKAGES];
  execFileSync('npm', args, { stdio: ['ignore', 2, 2] });
}

interface Audit {
  numericValue?: number;
  details?: { items: { resourceType: string; transferSize: number }[] };
}

/** LCP and TBT in milliseconds; `script` in bytes as transferred. */
export type PageLoad = Record<'lcp' | 'tbt' | 'cls' | 'script', number>;

/**
 * Loads a page as Lighthouse's default phone in the Chromium whose debugger listens at `port`;
 * with `script` false its scripts are blocked.
 */
export async function loadPage(port: number, url: string, script: boolean): Promise<PageLoad> {
  const audits = [
    'largest-contentful-paint',
    'total-blocking-time',
    'cumulative-layout-shift',
    'network-requests',
  ];
  const { stdout } = await promisify(execFile)(
    node,
    [
      join(folder, 'node_modules/lighthouse/cli/index.js'),
      url,
      `--port=${port}`,
      `--only-audits=${audits.join()}`,
      '--output=json',
      '--quiet',
      '--disable-full-page-screenshot',
      '--no-enable-error-reporting',
      ...(script ? [] : ['--blocked-url-patterns=*.js']),
    ],
    { maxBuffer: Infinity },
  );
  const result = JSON.parse(stdout) as {
    audits: Record<string, Audit>;
    runtimeError?: { message: string };
  };
  if (result.runtimeError) throw new Error(`${url}: ${result.runtimeError.message}`);
  const value = (audit = '') => result.audits[audit]?.numericValue ?? NaN;
  const requests = result.audits['network-requests']?.details?.items ?? [];
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script');
  return {
    lcp: value(audits[0]),
    tbt: value(audits[1]),
    cls: value(audits[2]),
    script: scripts.reduce((sum, { transferSize }) => sum + transferSize, 0),
  };
}

declare global {
  interface Window {
    /** Milliseconds. */
    slowestInteraction?: number;
  }
}

/** Runs in the page before its own scripts. */
function observe(): void {
  const observer = new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[]) {
      if (!interactionId) continue;
      window.slowestInteraction = Math.max(window.slowestInteraction ?? 0, duration);
    }
  });
  observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/**
 * Interaction to next paint on a phone with a processor 4 times slower: taps the buttons or
 * checkboxes with these names one after the other; returns the milliseconds of the slowest tap.
 */
export async function measureTaps(browser: Browser, url: string, names: RegExp[]): Promise<number> {
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({ viewport, isMobile: true, hasTouch: true });
  try {
    const page = await context.newPage();
    await page.addInitScript(observe);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(url, { waitUntil: 'networkidle' });
    await untilIdle(page);
    for (const name of names) {
      const checkbox = page.getByRole('checkbox', { name });
      const control = page.getByRole('button', { name }).or(checkbox).first();
      await control.scrollIntoViewIfNeeded();
      const box = await control.boundingBox();
      if (!box) throw new Error(`${url} does not show ${name}.`);
      // By coordinates: Playwright's own `tap` runs script in the page, which would count too.
      await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    }
    await untilIdle(page);
    // The browser reports nothing that takes less than 16 ms.
    return Math.max(16, await page.evaluate(() => window.slowestInteraction ?? 0));
  } finally {
    await context.close();
  }
}

const untilIdle = (page: Page) =>
  page.evaluate(async () => {
    for (let count = 0; count < 3; count += 1) {
      // After a tap Chromium reports no idle time until the next frame.
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  });

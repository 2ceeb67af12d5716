import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { blockingTime, cumulativeShift, observePage, type Observed } from './pageObserver';
import { recordTraffic, type Traffic } from './traffic';

/** Slow 4G and a cheap phone: bits per second, milliseconds, times slower than this machine. */
export const PROFILE = { down: 1_600_000, up: 750_000, latency: 150, slowDown: 4, width: 390 };

/** The load is over when nothing was loaded and no long task ran for so long. */
const QUIET_MS = 2000;
const LONGEST_MS = 60_000;

export interface PageLoad {
  /** Compressed bytes. */
  scriptBytes: number;
  imageBytes: number;
  totalBytes: number;
  /** Before anything is scrolled. */
  imageRequests: number;
  /** Addresses of chunks of the console. */
  consoleScripts: string[];
  /** Milliseconds. */
  firstPaint: number;
  largestPaint: number;
  blockingTime: number;
  /** With a scroll through the whole page. */
  shift: number;
}

/** Loads a page with empty caches, then scrolls through it. */
export async function loadPage(browser: Browser, url: string): Promise<PageLoad> {
  const context = await browser.newContext({
    viewport: { width: PROFILE.width, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'en-US',
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(observePage);
    const session = await context.newCDPSession(page);
    const traffic = await recordTraffic(session);
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: PROFILE.latency,
      downloadThroughput: PROFILE.down / 8,
      uploadThroughput: PROFILE.up / 8,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: PROFILE.slowDown });
    await page.goto(url, { waitUntil: 'load', timeout: LONGEST_MS });
    await untilQuiet(page, traffic);
    const loaded = await observed(page);
    const transfers = traffic.transfers();
    await scrollThrough(page);
    await untilQuiet(page, traffic);
    const bytes = (type?: string) =>
      transfers
        .filter((transfer) => type === undefined || transfer.type === type)
        .reduce((sum, transfer) => sum + transfer.bytes, 0);
    return {
      scriptBytes: bytes('Script'),
      imageBytes: bytes('Image'),
      totalBytes: bytes(),
      imageRequests: transfers.filter(({ type }) => type === 'Image').length,
      consoleScripts: traffic
        .transfers()
        .flatMap(({ url: address }) => (/\/admin[^/]*\.js$/.test(address) ? address : [])),
      firstPaint: loaded.firstPaint,
      largestPaint: loaded.largestPaint,
      blockingTime: blockingTime(loaded),
      shift: cumulativeShift(await observed(page)),
    };
  } finally {
    await context.close();
  }
}

async function observed(page: Page): Promise<Observed> {
  const result = await page.evaluate(() => window.observed);
  if (!result?.firstPaint) throw new Error('The page has painted nothing.');
  return result;
}

async function untilQuiet(page: Page, traffic: Traffic): Promise<void> {
  const deadline = performance.now() + LONGEST_MS;
  for (;;) {
    const sinceTask = await page.evaluate(() => {
      const task = window.observed?.longTasks.at(-1);
      return performance.now() - (task ? task.start + task.duration : 0);
    });
    if (Math.min(sinceTask, traffic.quietFor()) >= QUIET_MS) return;
    if (performance.now() > deadline) throw new Error(`${page.url()} does not come to rest.`);
    await wait(100);
  }
}

/** As a thumb does, screen by screen, down to the end. */
export async function scrollThrough(page: Page): Promise<void> {
  const screens = await page.evaluate(() =>
    Math.ceil(document.documentElement.scrollHeight / window.innerHeight),
  );
  for (let screen = 0; screen < screens; screen += 1) {
    await page.mouse.wheel(0, 844);
    await wait(300);
  }
}

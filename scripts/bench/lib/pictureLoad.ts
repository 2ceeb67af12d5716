import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { scrollThrough } from './pageLoad';
import { recordTraffic, type Traffic } from './traffic';

export const SCREENS = [
  { width: 390, height: 844, scale: 2 },
  { width: 1440, height: 900, scale: 1 },
] as const;
export type Screen = (typeof SCREENS)[number];

/** Longer than the slider waits before it fetches the picture of its next slide. */
const QUIET_MS = 3000;
const LONGEST_MS = 60_000;

export interface PictureLoad {
  width: number;
  /** Compressed bytes of the pictures whose boxes reach into the first screen. */
  firstScreen: number;
  /** Compressed bytes of all pictures, with a scroll to the end. */
  page: number;
}

/** Loads a page with empty caches and an unlimited network, and counts the bytes of its pictures. */
export async function loadPictures(
  browser: Browser,
  url: string,
  { width, height, scale }: Screen,
): Promise<PictureLoad> {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    isMobile: width < 768,
  });
  try {
    const page = await context.newPage();
    const traffic = await recordTraffic(await context.newCDPSession(page));
    await page.goto(url, { timeout: LONGEST_MS });
    await page.waitForSelector('main img');
    await untilQuiet(traffic);
    const shown = new Set(await picturesInView(page));
    await scrollThrough(page);
    await untilQuiet(traffic);
    const pictures = traffic.transfers().filter(({ type }) => type === 'Image');
    const sum = (list: typeof pictures) => list.reduce((total, { bytes }) => total + bytes, 0);
    return {
      width,
      firstScreen: sum(pictures.filter((picture) => shown.has(picture.url))),
      page: sum(pictures),
    };
  } finally {
    await context.close();
  }
}

function picturesInView(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images].flatMap((image) => {
      const { top, right, bottom, left } = image.getBoundingClientRect();
      const inView = top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
      return inView ? [image.currentSrc] : [];
    }),
  );
}

async function untilQuiet(traffic: Traffic): Promise<void> {
  const deadline = performance.now() + LONGEST_MS;
  while (traffic.quietFor() < QUIET_MS && performance.now() < deadline) await wait(100);
}

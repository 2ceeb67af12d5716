import type { Browser, Page } from 'playwright-core';

declare global {
  interface Window {
    /** Milliseconds of the slowest interaction, as the browser itself counts them. */
    slowestInteraction?: number;
  }
}

const SLOWDOWN = 4;

/** What the browser doesn't count took less. */
const LEAST = 16;

/** Runs in the page before its own scripts. */
function observe(): void {
  window.slowestInteraction = 0;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
      if (entry.interactionId || entry.entryType === 'first-input') {
        window.slowestInteraction = Math.max(window.slowestInteraction ?? 0, entry.duration);
      }
    }
  });
  observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  observer.observe({ type: 'first-input' });
}

/**
 * Interaction to next paint on a phone with a slower processor: how long the page took to show that
 * it was tapped, at the slowest of `taps`.
 */
export async function measureTaps(
  browser: Browser,
  url: string,
  taps: (page: Page) => Promise<void>,
): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(observe);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.goto(url, { waitUntil: 'networkidle' });
    await idle(page);
    await taps(page);
    await idle(page);
    return Math.max(LEAST, await page.evaluate(() => window.slowestInteraction ?? 0));
  } finally {
    await context.close();
  }
}

/** Until the page has had nothing to do three times. */
const idle = (page: Page) =>
  page.evaluate(async () => {
    for (let count = 0; count < 3; count += 1) {
      await new Promise((resolve) => requestIdleCallback(resolve));
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  });

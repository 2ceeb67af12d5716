import type { Browser, Page } from 'playwright-core';

declare global {
  interface Window {
    /** Milliseconds of the slowest interaction. */
    slowestInteraction?: number;
  }
}

const CPU_SLOWDOWN = 4;

/** The browser does not report what takes less. */
const LEAST_MS = 16;

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
 * Interaction to next paint (INP) on a phone: loads a page, taps the buttons or checkboxes with
 * these names one after the other and returns the milliseconds of the slowest tap.
 */
export async function measureTaps(browser: Browser, url: string, names: RegExp[]): Promise<number> {
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
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.goto(url, { waitUntil: 'networkidle' });
    await untilIdle(page);
    for (const name of names) await tap(page, name);
    await untilIdle(page);
    return Math.max(LEAST_MS, await page.evaluate(() => window.slowestInteraction ?? 0));
  } finally {
    await context.close();
  }
}

/** By coordinates: Playwright's own `tap` runs script in the page, which would be measured too. */
async function tap(page: Page, name: RegExp): Promise<void> {
  const checkbox = page.getByRole('checkbox', { name });
  const control = page.getByRole('button', { name }).or(checkbox).first();
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (!box) throw new Error(`${page.url()} does not show ${name}.`);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

/** Until the page has been idle three times. */
const untilIdle = (page: Page) =>
  page.evaluate(async () => {
    for (let count = 0; count < 3; count += 1) {
      // After a tap Chromium reports no idle time until the next frame.
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  });

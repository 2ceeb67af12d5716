import type { Page, Request } from 'playwright-core';
import { expectSoon } from './expectSoon';

/** What stands on a screen while its data load. */
const LOADING =
  '[aria-busy=true], [role=progressbar], [role=status][aria-label], .MuiSkeleton-root';

const pending = new WeakMap<Page, Set<Request>>();

/** Records the requests that scripts of a page have sent and that have no response yet. */
export function trackRequests(page: Page): void {
  const open = new Set<Request>();
  pending.set(page, open);
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
}

/**
 * Waits until a screen shows its data: its heading is there, nothing is loading, fonts and the
 * images of the first screen have loaded.
 */
export async function waitForScreen(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  const isReady = async () =>
    pending.get(page)?.size === 0 &&
    (await page.evaluate((loading) => {
      const isInView = (image: HTMLImageElement) => {
        const { top, right, bottom, left } = image.getBoundingClientRect();
        const { innerWidth, innerHeight } = window;
        const overlaps = top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
        return (
          overlaps && image.checkVisibility({ visibilityProperty: true, opacityProperty: true })
        );
      };
      return (
        document.querySelector(loading) === null &&
        document.fonts.status === 'loaded' &&
        [...document.images].every((image) => image.complete || !isInView(image))
      );
    }, LOADING));
  await expectSoon(isReady, true);
}

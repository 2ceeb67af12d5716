import type { Page, Request } from 'playwright-core';
import { expectSoon } from './expectSoon';

/** A progress bar with a value shows a state, such as that of the translations. */
const LOADING =
  '[aria-busy=true], [role=progressbar]:not([aria-valuenow]), [role=status][aria-label], .MuiSkeleton-root';

const pending = new WeakMap<Page, Set<Request>>();

/** Tracks pending `fetch` requests of a page. */
export function trackRequests(page: Page): void {
  const requests = new Set<Request>();
  pending.set(page, requests);
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') requests.add(request);
  });
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
}

/** Waits for the heading, the data, the fonts and the images in the viewport. */
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

import type { Page } from 'playwright-core';
import { largestBranch } from '../support/catalogue';
import { apiUrl } from '../support/environment';
import { expectSoon } from '../support/expectSoon';
import { newPage } from '../support/pages';
import { expectProblem } from '../support/problems';

/** A page that does not reach the backend, and whose waits before the next try are cut short. */
async function pageOffline(width: number): Promise<Page> {
  const page = await newPage({ width, ownContext: true });
  await page.clock.install();
  await page.route(`${apiUrl()}/**`, (route) => route.abort());
  expectProblem(page, new RegExp(`^net::ERR_FAILED GET ${apiUrl()}/`));
  return page;
}

/** Lets the queries' retries pass until `text` is there. */
async function waitThroughRetries(page: Page, text: string) {
  await expectSoon(async () => {
    await page.clock.fastForward(4000);
    return page.getByText(text, { exact: true }).first().isVisible();
  }, true);
}

it('the company pages are whole without the backend', async () => {
  const page = await pageOffline(1440);
  for (const [path, heading] of [
    ['/', 'Elevators, escalators and spare parts'],
    ['/elevators/villa', 'Villa Elevator'],
    ['/contact', 'Contact Us'],
  ] as const) {
    const failed = page.waitForEvent('requestfailed');
    await page.goto(path);
    await failed;
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await page.getByRole('contentinfo').waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
  }
});

it('a grid that came whole says when its next page failed, and its retry works once the backend is back', async () => {
  const page = await pageOffline(1440);
  await page.goto(`/spare-parts-grid/${await largestBranch()}`);
  await page
    .getByRole('link', { name: /View Details/ })
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Next' }).click();
  await waitThroughRetries(page, 'Failed to fetch spare parts');
  await page.unroute(`${apiUrl()}/**`);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page
    .getByRole('link', { name: /View Details/ })
    .first()
    .waitFor();
  expect(await page.getByText('Failed to fetch spare parts').count()).toBe(0);
});

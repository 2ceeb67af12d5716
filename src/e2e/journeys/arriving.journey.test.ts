import type { Page } from 'playwright-core';
import { callAsAdmin } from '../support/callAsAdmin';
import { siteUrl } from '../support/environment';
import { expectSoon } from '../support/expectSoon';
import { newPage } from '../support/pages';
import { expectProblem } from '../support/problems';

const DATA = '**/page-data/**';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const titles = (page: Page) =>
  page.evaluate(() => [...document.head.querySelectorAll('title')].map(({ text }) => text));

const named = (name: string) => {
  const form = new FormData();
  form.append('name', name);
  return form;
};

it('shows what has changed while the page was on its way', async () => {
  const { _id } = await callAsAdmin<{ _id: string }>('POST', '/spare-parts', named('Old roller'));
  const path = `/spare-parts-details/${_id}`;
  const page = await newPage();
  await page.route(DATA, async (route) => {
    await callAsAdmin('PUT', `/spare-parts/${_id}`, named('New roller'));
    // Another visitor gets the page as it is now, within a second where the backend is elsewhere.
    const another = async () => (await fetch(siteUrl() + path)).text();
    await expectSoon(async () => (await another()).includes('New roller'), true);
    await route.continue();
  });
  const response = await page.goto(path);
  expect(await response?.text()).toContain('Old roller');
  await heading(page, 'New roller').waitFor();
  await expectSoon(
    async () => (await titles(page)).map((title) => title.slice(0, 10)),
    ['New roller'],
  );
  await page.getByRole('link', { name: 'About Us' }).first().click();
  await heading(page, 'About Us').waitFor();
  await callAsAdmin('DELETE', `/spare-parts/${_id}`);
});

it('is read though its data do not come, and answers the click that brings them', async () => {
  const page = await newPage();
  expectProblem(page, /^net::ERR_FAILED GET .*page-data/);
  await page.route(DATA, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  const opened = page.goto('/elevators/villa');
  await failed;
  await heading(page, 'Villa Elevator').waitFor();
  await page.unroute(DATA);
  await page.getByRole('button', { name: 'Next image' }).first().click();
  await page.getByRole('status').getByText('Image 2 of').waitFor();
  await opened;
});

it('is made by the browser where its data are gone', async () => {
  const page = await newPage();
  expectProblem(page, /^404 GET .*page-data/);
  await page.route(DATA, (route) => route.fulfill({ status: 404 }));
  await page.goto('/about');
  await heading(page, 'About Us').waitFor();
  expect(await titles(page)).toHaveLength(1);
  expect(await page.locator('link[rel=canonical]').count()).toBe(1);
});

import type { Page } from 'playwright-core';
import { largestBranch } from '../support/catalogue';
import { siteUrl } from '../support/environment';
import { expectSoon } from '../support/expectSoon';
import { expectFocus } from '../support/keyboard';
import { newPage } from '../support/pages';

const scrollOffset = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

it('Back from a part restores the scroll position of the list', async () => {
  const page = await newPage({ width: 390 });
  await page.goto(`/spare-parts-grid/${await largestBranch()}`);
  const card = page.getByRole('link', { name: /View Details/ }).last();
  await card.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const before = await scrollOffset(page);
  expect(before).toBeGreaterThan(300);
  const name = await card.getByRole('heading').innerText();
  await card.click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await expectSoon(() => scrollOffset(page), 0);
  await expectFocus(page.getByRole('main'));
  await page.goBack();
  await card.waitFor();
  await expectSoon(() => scrollOffset(page), before);
});

it('the first Tab stop is a link to the content', async () => {
  const page = await newPage();
  await page.goto('/about');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await skip.waitFor();
  await page.keyboard.press('Tab');
  await expectFocus(skip);
  await expectSoon(async () => ((await skip.boundingBox())?.y ?? -1) >= 0, true);
  await page.keyboard.press('Enter');
  await expectFocus(page.getByRole('main'));
  expect(page.url()).toBe(`${siteUrl()}/about`);
});

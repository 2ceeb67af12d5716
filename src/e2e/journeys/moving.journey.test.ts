import type { Page } from 'playwright-core';
import { largestBranch } from '../support/catalogue';
import { siteUrl } from '../support/environment';
import { expectSoon } from '../support/expectSoon';
import { expectFocus } from '../support/keyboard';
import { newPage } from '../support/pages';

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

it('comes back from a part to the same place', async () => {
  const page = await newPage({ width: 390 });
  await page.goto(`/spare-parts-grid/${await largestBranch()}`);
  const card = page.getByRole('link', { name: /View Details/ }).last();
  await card.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const before = await scrolled(page);
  expect(before).toBeGreaterThan(300);
  const name = await card.getByRole('heading').innerText();
  await card.click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await expectSoon(() => scrolled(page), 0);
  await expectFocus(page.getByRole('main'));
  await page.goBack();
  await card.waitFor();
  await expectSoon(() => scrolled(page), before);
});

it('turns the pages of a grid from the top, and Back turns them back', async () => {
  const page = await newPage();
  await page.goto(`/spare-parts-grid/${await largestBranch()}`);
  const pager = page.getByRole('navigation', { name: 'Pages' });
  await pager.getByText(/^Page 1 of /).waitFor();
  expect(await pager.getByRole('button', { name: 'Previous' }).isDisabled()).toBe(true);
  const firstCard = page.getByRole('link', { name: /View Details/ }).first();
  const firstName = await firstCard.getByRole('heading').innerText();
  await pager.getByRole('button', { name: 'Next' }).click();
  await pager.getByText(/^Page 2 of /).waitFor();
  await expectSoon(() => scrolled(page), 0);
  await page.goBack();
  await pager.getByText(/^Page 1 of /).waitFor();
  await expectSoon(() => firstCard.getByRole('heading').innerText(), firstName);
});

it('leads to the same page in the other language and back', async () => {
  const page = await newPage();
  await page.goto('/search?q=brake');
  await page.getByRole('link', { name: '中文' }).click();
  await page.waitForURL(`${siteUrl()}/zh/search?q=brake`);
  expect(await page.getAttribute('html', 'lang')).toBe('zh-CN');
  await page.getByRole('heading', { level: 1, name: /[\u4e00-\u9fff]/ }).waitFor();
  await page.getByRole('link', { name: 'English' }).click();
  await page.waitForURL(`${siteUrl()}/search?q=brake`);
  expect(await page.getAttribute('html', 'lang')).toBe('en');
});

it('begins with a link past the menus', async () => {
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

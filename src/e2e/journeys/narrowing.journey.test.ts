import type { Page } from 'playwright-core';
import { expectSoon } from '../support/expectSoon';
import { expectFocus, tabTo } from '../support/keyboard';
import { newPage } from '../support/pages';

const cards = (page: Page) => page.getByRole('main').getByRole('link', { name: /View Details/ });
const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Filters' });

it('narrows down in a sheet on a phone, by keyboard alone', async () => {
  const page = await newPage({ width: 390 });
  await page.goto('/search?q=switch');
  await tabTo(page.getByRole('button', { name: 'Filters', exact: true }));
  await page.keyboard.press('Enter');
  const sheet = sheetOf(page);
  await expectFocus(sheet.getByRole('button', { name: 'Close filters' }));
  const choice = sheet.getByRole('checkbox', { name: /^IP67/ });
  await tabTo(choice);
  await page.keyboard.press('Space');
  await page.waitForURL(/f\.protection=IP67/);
  const show = sheet.getByRole('button', { name: /^Show \d+ parts?$/ });
  await tabTo(show);
  const count = Number(/\d+/.exec(await show.innerText())?.[0]);
  await page.keyboard.press('Enter');
  await sheet.waitFor({ state: 'hidden' });
  await expectFocus(page.getByRole('button', { name: 'Filters (1)' }));
  await expectSoon(() => cards(page).count(), count);
  const chip = page.getByRole('link', { name: /^Remove filter: .*IP67/ });
  await tabTo(chip);
  await page.keyboard.press('Enter');
  await chip.waitFor({ state: 'hidden' });
  await expectSoon(async () => (await cards(page).count()) > count, true);
});

it('takes a range in the unit of the visitor, and Back takes it away', async () => {
  const page = await newPage();
  await page.goto('/search?q=roller');
  const diameter = page.getByRole('group', { name: /Roller diameter/ });
  const all = await cards(page).count();
  await diameter.getByLabel('Unit').selectOption('cm');
  await diameter.getByLabel('From').fill('7');
  await diameter.getByLabel('To').fill('8');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\.max=8/);
  const chip = page.getByRole('link', { name: /^Remove filter: .*7–8 cm/ });
  await chip.waitFor();
  const fits = async () => {
    const names = await cards(page).getByRole('heading').allInnerTexts();
    return names.length < all && names.some((name) => /\b7\d mm/.test(name));
  };
  await expectSoon(fits, true);
  await page.goBack();
  await chip.waitFor({ state: 'hidden' });
});

it('puts parts side by side and marks what differs', async () => {
  const page = await newPage({ width: 390 });
  await page.goto('/search?q=governor');
  for (const place of [0, 1]) {
    await page
      .getByRole('checkbox', { name: /^Compare: / })
      .nth(place)
      .check();
  }
  await page.getByRole('link', { name: 'Compare (2)' }).click();
  const table = page.getByRole('main').getByRole('table');
  await table.waitFor();
  expect(await table.getByRole('columnheader').count()).toBe(3);
  await table.getByText('differs').first().waitFor();
  await page.reload();
  expect(await table.getByRole('columnheader').count()).toBe(3);
});

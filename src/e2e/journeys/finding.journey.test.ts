import type { Page } from 'playwright-core';
import { expectFocus, tabTo } from '../support/keyboard';
import { newPage } from '../support/pages';

const cards = (page: Page) => page.getByRole('main').getByRole('link', { name: /View Details/ });

// Which part a query finds is tested with the search; this is what a phone shows of the results.
it('shows what a query finds on the first screen of a phone, below one field', async () => {
  const query = 'door operator belt for a 900 mm door';
  for (const script of [true, false]) {
    const page = await newPage({ width: 390, script });
    // What a browser's own bars leave of it.
    await page.setViewportSize({ width: 390, height: 664 });
    await page.goto(`/search?q=${encodeURIComponent(query)}`);
    const first = cards(page).getByRole('heading').first();
    expect(await first.innerText()).toMatch(/Toothed belt .* 900 mm/);
    const name = (await first.boundingBox())!;
    // Without script the menu is spread out above it.
    if (script) expect(name.y + name.height).toBeLessThanOrEqual(664);
    const fields = page.getByRole(script ? 'combobox' : 'searchbox');
    expect(await fields.count()).toBe(1);
    expect(await fields.inputValue()).toBe(query);
  }
});

it('says which word it has corrected, and searches for the word as typed on demand', async () => {
  const page = await newPage({ width: 390 });
  await page.goto('/search?q=encodder');
  await page.getByRole('link', { name: 'Search instead for “encodder”' }).click();
  await page.waitForURL('**/search?q=encodder&verbatim=1');
  await page.getByText('Nothing found for “encodder”.').waitFor();
});

it('suggests while somebody types, by keyboard alone', async () => {
  const page = await newPage();
  await page.goto('/about');
  const field = page.getByRole('banner').getByRole('combobox');
  await tabTo(field);
  await page.keyboard.type('overspeed gov');
  const first = page.getByRole('listbox').getByRole('option').first();
  await first.waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('listbox').waitFor({ state: 'hidden' });
  await expectFocus(field);
  await page.keyboard.type('ernor og-240');
  const part = page.getByRole('option', { name: /Overspeed governor OG-240, / });
  await part.waitFor();
  while ((await part.getAttribute('aria-selected')) !== 'true') {
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: /Overspeed governor OG-240, / }).waitFor();
});

it('comes from the home page to a part in three taps', async () => {
  const page = await newPage({ width: 390 });
  await page.goto('/');
  const toAll = page.getByRole('region', { name: 'Highlights' }).getByRole('link', {
    name: 'Find a spare part',
  });
  // On the first screen, below the bars of a phone's browser, too.
  const button = (await toAll.boundingBox())!;
  expect(button.y + button.height).toBeLessThan(664);
  await toAll.click();
  await page.getByRole('heading', { level: 1, name: 'Spare Parts Overview' }).waitFor();
  expect(await page.evaluate(() => document.querySelector('main')!.offsetHeight)).toBeLessThan(
    5500,
  );
  await page.getByRole('main').getByRole('link', { name: 'Light Curtains' }).first().click();
  await cards(page).first().click();
  await page.getByRole('heading', { level: 1, name: /Light curtain/ }).waitFor();
});

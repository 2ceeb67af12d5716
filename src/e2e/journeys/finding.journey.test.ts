import type { Page } from 'playwright-core';
import { expectFocus, tabTo } from '../support/keyboard';
import { newPage } from '../support/pages';

const cards = (page: Page) => page.getByRole('main').getByRole('link', { name: /View Details/ });

/** The first parts of the results, which a phone shows without turning a page. */
async function firstResults(page: Page, query: string): Promise<string[]> {
  await page.goto(`/search?q=${encodeURIComponent(query)}`);
  await cards(page).first().waitFor();
  const names = await cards(page).getByRole('heading').allInnerTexts();
  return names.slice(0, 3);
}

it.each([
  ['door operator belt for a 900 mm door', /Toothed belt .* 900 mm/],
  ['og-240', /Overspeed governor OG-240/],
  ['OG240', /Overspeed governor OG-240/],
  ['encodder', /Encoder/],
  ['光幕', /Light curtain/],
  ['限速器', /governor/i],
  ['limiter', /governor/i],
  ['IP65', /LS-R1|LS-P|ES-40|PS-30|PB-V50|MT-36|car top|EIS-1024|HV-200/],
  ['6900951-28', /Gearless machine TGM-1000/],
])('finds the part for %s among the first three, with script and without', async (query, right) => {
  const isRight = (name: string) => right.test(name);
  const phone = await newPage({ width: 390 });
  expect((await firstResults(phone, query)).some(isRight)).toBe(true);
  const plain = await newPage({ width: 390, script: false });
  expect((await firstResults(plain, query)).some(isRight)).toBe(true);
});

it.each([
  'door operator belt for a 900 mm door',
  'og-240',
  'OG240',
  'encodder',
  '光幕',
  '限速器',
  'IP65',
])('shows a part for %s on the first screen of a phone, below one field', async (query) => {
  for (const script of [true, false]) {
    const page = await newPage({ width: 390, script });
    // What a browser's own bars leave of it.
    await page.setViewportSize({ width: 390, height: 664 });
    await page.goto(`/search?q=${encodeURIComponent(query)}`);
    const name = (await cards(page).first().getByRole('heading').boundingBox())!;
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

it('narrows a list down, tells how many are left, and keeps it in the address', async () => {
  const page = await newPage();
  await page.goto('/search?q=switch');
  await page.getByRole('checkbox', { name: /^IP67/ }).check();
  await page.waitForURL(/f\.protection=IP67/);
  const chip = page
    .getByRole('button', { name: /IP67/ })
    .or(page.getByRole('link', { name: /IP67/ }));
  await chip.first().waitFor();
  await page.reload();
  expect(await page.getByRole('checkbox', { name: /^IP67/ }).isChecked()).toBe(true);
});

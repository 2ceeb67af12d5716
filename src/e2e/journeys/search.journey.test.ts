import type { Page } from 'playwright-core';
import { newPage } from '../support/pages';

const cards = (page: Page) => page.getByRole('main').getByRole('link', { name: /View Details/ });

it('a phone shows the first result without scrolling, and one search field', async () => {
  const query = 'door operator belt for a 900 mm door';
  for (const script of [true, false]) {
    const page = await newPage({ width: 390, script });
    // Without the browser's own bars.
    await page.setViewportSize({ width: 390, height: 664 });
    await page.goto(`/search?q=${encodeURIComponent(query)}`);
    const first = cards(page).getByRole('heading').first();
    expect(await first.innerText()).toMatch(/Toothed belt .* 900 mm/);
    const name = (await first.boundingBox())!;
    if (script) expect(name.y + name.height).toBeLessThanOrEqual(664);
    const fields = page.getByRole(script ? 'combobox' : 'searchbox').and(page.locator('input'));
    expect(await fields.count()).toBe(1);
    expect(await fields.inputValue()).toBe(query);
  }
});

it('three taps lead from the home page to a part', async () => {
  const page = await newPage({ width: 390 });
  await page.goto('/');
  const link = page.getByRole('region', { name: 'Highlights' }).getByRole('link', {
    name: 'Find spare parts',
  });
  const box = (await link.boundingBox())!;
  expect(box.y + box.height).toBeLessThan(664);
  await link.click();
  await page.waitForURL('**/search');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Door Systems/ })
    .click();
  await page.getByRole('heading', { level: 2, name: 'Door Systems' }).waitFor();
  await cards(page).first().click();
  await page.waitForURL('**/spare-parts-details/*');
});

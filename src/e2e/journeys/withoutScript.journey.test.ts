import type { Page } from 'playwright-core';
import { deepBranches, largestBranch, picturedPart } from '../support/catalogue';
import { newPage } from '../support/pages';

type Branch = Awaited<ReturnType<typeof deepBranches>>[number];

/** As a browser shows the site whose script is switched off. */
const withoutScript = (width = 390) => newPage({ width, script: false });

/** Pixels that a phone of 390 × 844 has for a page. */
const FIRST_SCREEN = 664;

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).textContent();

it('without script the menu buttons of a wide screen are links to pages that list the same', async () => {
  const page = await withoutScript(1440);
  await page.goto('/');
  const menuLink = (name: string) =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });
  const main = page.getByRole('main');
  await menuLink('Elevator').click();
  await main
    .getByRole('link', { name: /^Villa/ })
    .first()
    .click();
  expect(await heading(page)).toBe('Villa Elevator');
  await menuLink('Escalator').click();
  await main
    .getByRole('link', { name: /^Outdoor/ })
    .first()
    .click();
  expect(await heading(page)).toBe('Outdoor Escalator');
  await menuLink('Spare Parts').click();
  await main.getByRole('link', { name: 'Door Operators' }).first().click();
  expect(await heading(page)).toBe('Spare Parts');
});

describe('without script on a phone', () => {
  it('the menu button leads to the links of the footer, the other language included', async () => {
    const page = await withoutScript();
    await page.goto('/about');
    const footer = page.getByRole('contentinfo');
    const follow = async (name: string) => {
      await page.getByRole('link', { name: 'Open menu' }).click();
      const link = footer.getByRole('link', { name, exact: true });
      // Without scrolling.
      const { y, height } = (await link.boundingBox())!;
      expect(y + height).toBeLessThan(FIRST_SCREEN);
      await link.click();
    };
    await follow('Villa Elevator');
    expect(await heading(page)).toBe('Villa Elevator');
    await follow('About our spare parts');
    await page.waitForURL('**/spare-parts');
    await follow('Spare Parts');
    await page.getByRole('main').getByRole('link', { name: 'Door Operators' }).first().click();
    expect(await heading(page)).toBe('Spare Parts');
    await page.getByRole('link', { name: 'Open menu' }).click();
    await footer.getByRole('link', { name: '中文' }).click();
    await page.waitForURL('**/zh/spare-parts-grid/*');
  });

  it('a list has its pages, and a part all its pictures', async () => {
    const page = await withoutScript();
    await page.goto(`/spare-parts-grid/${await largestBranch()}`);
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Next' }).click();
    await main.getByText(/^Page 2 of \d+$/).waitFor();
    await main.getByRole('button', { name: 'Previous' }).click();
    await main.getByText(/^Page 1 of \d+$/).waitFor();
    await page.goto(`/spare-parts-details/${await picturedPart()}`);
    expect(await main.getByRole('img', { name: /, picture \d+ of \d+$/ }).count()).toBeGreaterThan(
      1,
    );
  });

  it('the tree of a list leads down its branch and to the others', async () => {
    const page = await withoutScript();
    const [[top, middle, leaf], [other]] = (await deepBranches()) as [Branch, Branch];
    const sidebar = page.getByRole('main').getByRole('navigation', { name: 'Parts Categories' });
    const shown = (name: string) => page.getByRole('heading', { level: 2, name, exact: true });
    await page.goto(`/spare-parts-grid/${top._id}`);
    await sidebar.getByRole('button', { name: middle.name, exact: true }).click();
    await shown(middle.name).waitFor();
    await sidebar.getByRole('link', { name: leaf.name, exact: true }).click();
    await shown(leaf.name).waitFor();
    await sidebar.getByRole('button', { name: other.name, exact: true }).click();
    await shown(other.name).waitFor();
  });

  it('the search finds a part', async () => {
    const page = await withoutScript();
    await page.goto('/zh/search');
    await page.getByRole('main').getByRole('searchbox').fill('belt');
    await page.getByRole('main').getByRole('searchbox').press('Enter');
    await page.waitForURL('**/zh/search?q=belt');
    const found = page.getByRole('main').getByRole('link').filter({ hasText: /belt/i });
    expect(await found.count()).toBeGreaterThan(0);
    // The name of the first can be read without scrolling, between the bars of a phone's browser too.
    const name = await page
      .getByRole('main')
      .getByRole('heading', { level: 3 })
      .first()
      .boundingBox();
    expect((name?.y ?? Infinity) + (name?.height ?? 0)).toBeLessThan(FIRST_SCREEN);
  });

  it('galleries and slides show all pictures', async () => {
    const page = await withoutScript();
    await page.goto('/elevators/passenger');
    const gallery = page.getByRole('group', { name: /Passenger Elevator/ });
    expect(await gallery.getByRole('img').filter({ visible: true }).count()).toBeGreaterThanOrEqual(
      15,
    );
    await page.goto('/');
    const slides = page.locator('noscript').getByRole('listitem');
    expect(await slides.allInnerTexts()).toContain('Elevating Every Building');
    await page.getByText('Rwanda').filter({ visible: true }).waitFor();
  });

  it('the contact page shows where the company is', async () => {
    const page = await withoutScript();
    await page.goto('/contact');
    await page.getByRole('img', { name: 'Drawing of the streets around us' }).waitFor();
  });
});

import type { Page } from 'playwright-core';
import { deepBranches, largestBranch, partWithImages } from '../support/catalogue';
import { newPage } from '../support/pages';

type Branch = Awaited<ReturnType<typeof deepBranches>>[number];

const withoutScript = (width = 390) => newPage({ width, script: false });

/** Height of a 390 × 844 phone without the browser's bars. */
const VIEWPORT_HEIGHT = 664;

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).textContent();

it('without script the desktop menu buttons are links to pages with the same links', async () => {
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
  it('the menu button links to the footer, which has all pages and the other language', async () => {
    const page = await withoutScript();
    await page.goto('/about');
    const footer = page.getByRole('contentinfo');
    const follow = async (name: string) => {
      await page.getByRole('link', { name: 'Open menu' }).click();
      const link = footer.getByRole('link', { name, exact: true });
      const { y, height } = (await link.boundingBox())!;
      expect(y + height).toBeLessThan(VIEWPORT_HEIGHT);
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

  it('a list has a pager, and a part shows all its images', async () => {
    const page = await withoutScript();
    await page.goto(`/spare-parts-grid/${await largestBranch()}`);
    const main = page.getByRole('main');
    await main.getByRole('combobox', { name: 'Sort by' }).selectOption('Newest');
    await main.getByRole('button', { name: 'Sort' }).click();
    await main.getByRole('button', { name: 'Next' }).click();
    await main.getByText(/^Page 2 of \d+$/).waitFor();
    await page.waitForURL(/sort=-createdAt&page=2/);
    await main.getByRole('button', { name: 'Previous' }).click();
    await main.getByText(/^Page 1 of \d+$/).waitFor();
    await page.goto(`/spare-parts-details/${await partWithImages()}`);
    expect(await main.getByRole('img', { name: /, image \d+ of \d+$/ }).count()).toBeGreaterThan(1);
  });

  it('the category tree of a list links to its branch and to other branches', async () => {
    const page = await withoutScript();
    const [[top, middle, leaf], [other]] = (await deepBranches()) as [Branch, Branch];
    const sidebar = page.getByRole('main').getByRole('navigation', { name: 'Parts Categories' });
    const heading2 = (name: string) => page.getByRole('heading', { level: 2, name, exact: true });
    await page.goto(`/spare-parts-grid/${top._id}`);
    await sidebar.getByRole('button', { name: middle.name, exact: true }).click();
    await heading2(middle.name).waitFor();
    await sidebar.getByRole('link', { name: leaf.name, exact: true }).click();
    await heading2(leaf.name).waitFor();
    await sidebar.getByRole('button', { name: other.name, exact: true }).click();
    await heading2(other.name).waitFor();
  });

  it('the search shows its results without scrolling', async () => {
    const page = await withoutScript();
    await page.goto('/zh/search');
    await page.getByRole('main').getByRole('searchbox').fill('belt');
    await page.getByRole('main').getByRole('searchbox').press('Enter');
    await page.waitForURL('**/zh/search?q=belt');
    const found = page
      .getByRole('main')
      .getByRole('link')
      .filter({ hasText: /钢带|同步带|扶手带/ });
    expect(await found.count()).toBeGreaterThan(0);
    const name = await page
      .getByRole('main')
      .getByRole('heading', { level: 3 })
      .first()
      .boundingBox();
    expect((name?.y ?? Infinity) + (name?.height ?? 0)).toBeLessThan(VIEWPORT_HEIGHT);
  });

  it('galleries and slides show all images', async () => {
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

  it('the contact page shows a static map', async () => {
    const page = await withoutScript();
    await page.goto('/contact');
    await page.getByRole('img', { name: 'Drawing of the streets around us' }).waitFor();
  });
});

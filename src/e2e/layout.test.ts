import type { Page } from 'playwright-core';
import { paths } from '../shared/siteMap';
import { requestAsAdmin } from './support/catalogue';
import { siteUrl } from './support/environment';
import { expectSoon } from './support/expectSoon';
import { newPage } from './support/pages';
import { expectProblem } from './support/problems';
import { waitForScreen } from './support/ready';

const button = (page: Page, name: string) =>
  page.locator('nav:visible').getByRole('button', { name, exact: true });

const isOpen = async (page: Page, name: string) =>
  (await button(page, name).getAttribute('aria-expanded')) === 'true';

async function open(width: number, path = '/') {
  const page = await newPage({ width, asAdmin: path.startsWith('/dashboard') });
  await page.goto(path);
  await waitForScreen(page);
  return page;
}

describe('desktop navigation', () => {
  it('stays open while the mouse moves from Spare Parts to a third-level category', async () => {
    const page = await open(1440);
    await button(page, 'Spare Parts').hover();
    await button(page, 'Door Systems').click();
    await button(page, 'Landing Doors').click();
    const leaf = page.getByRole('link', { name: 'Sills & Toe Guards' });
    const box = (await leaf.boundingBox())!;
    expect(box.x).toBeGreaterThan((await button(page, 'Landing Doors').boundingBox())!.x);
    await leaf.click();
    await page.waitForURL(/\/spare-parts-grid\//);
    await expectSoon(() => isOpen(page, 'Spare Parts'), false);
  });

  it('replaces the header by the sticky navigation beyond 50 px of scroll, without layout shift', async () => {
    const page = await open(1440, '/about');
    const header = page.locator('header');
    const sticky = page.getByRole('navigation', { name: 'Quick links' });
    const top = () => page.evaluate(() => document.querySelector('main')!.offsetTop);
    const before = await top();
    await page.evaluate(() => window.scrollTo(0, 51));
    await sticky.waitFor();
    await header.waitFor({ state: 'hidden' });
    expect(await top()).toBe(before);
    await page.evaluate(() => window.scrollTo(0, 50));
    await sticky.waitFor({ state: 'detached' });
    await header.waitFor();
  });
});

it.each([1024, 1440])(
  'shows one search field at a time, scrolled or not, at %i px',
  async (width) => {
    const page = await open(width, '/about');
    const fields = page.getByRole('combobox');
    expect(await fields.count()).toBe(1);
    await page.evaluate(() => window.scrollTo(0, 400));
    const sticky = page.getByRole('navigation', { name: 'Quick links' });
    const toggle = sticky.getByRole('button', { name: 'Search spare parts' });
    const box = (await toggle.boundingBox())!;
    expect(box.x + box.width).toBeLessThanOrEqual(width);
    await expectSoon(() => fields.count(), 0);
    await toggle.click();
    await page.keyboard.type('overspeed gov');
    await page.getByRole('option').first().waitFor();
    expect(await fields.count()).toBe(1);
  },
);

describe('phone navigation', () => {
  it('has a sticky bar whose menu locks the scroll of the page', async () => {
    const page = await open(390);
    await page.evaluate(() => window.scrollTo(0, 900));
    const toggle = page.getByRole('button', { name: 'Open menu' });
    await expectSoon(async () => (await toggle.boundingBox())!.y < 64, true);
    await toggle.tap();
    await page.getByRole('button', { name: 'Spare Parts', exact: true }).tap();
    await expectSoon(() => page.evaluate(() => document.body.style.overflow), 'hidden');
    await page.getByRole('button', { name: 'Subcategories of Door Systems' }).tap();
    await page.getByRole('button', { name: 'Subcategories of Landing Doors' }).tap();
    await page.getByRole('link', { name: 'Sills & Toe Guards' }).tap();
    await page.waitForURL(/\/spare-parts-grid\//);
    await page.getByRole('button', { name: 'Open menu' }).waitFor();
    await expectSoon(() => page.evaluate(() => document.body.style.overflow), '');
  });

  it('has the menu button up to 1023 px and the desktop navigation from 1024 px', async () => {
    const page = await open(1023);
    const toggle = page.getByRole('button', { name: 'Open menu' });
    expect(await toggle.isVisible()).toBe(true);
    await page.setViewportSize({ width: 1024, height: 900 });
    await toggle.waitFor({ state: 'hidden' });
    expect(await button(page, 'Elevator').isVisible()).toBe(true);
  });
});

it.each([390, 768])(
  'the heading and the order of a list have their place at %i px before the rest of them is parsed',
  async (width) => {
    const page = await open(width, '/search?q=brake');
    const heading = page.getByRole('heading', { level: 1 });
    const order = page.getByRole('combobox', { name: 'Sort by' });
    const boxes = () => Promise.all([heading.boundingBox(), order.boundingBox()]);
    const complete = await boxes();
    await heading.evaluate((element) => {
      while (element.nextSibling) element.nextSibling.remove();
    });
    await order.evaluate((select) => select.replaceChildren());
    expect(await boxes()).toEqual(complete);
  },
);

it('a console table search on a phone causes no layout shift', async () => {
  const page = await newPage({ width: 390, asAdmin: true });
  // Has one result, so that the count beside the field is shorter.
  const q = 'downlight';
  await page.goto('/dashboard/all-spareparts');
  const top = async () => (await page.getByRole('table').boundingBox())!.y;
  await page.getByText(/^\d+ spare parts$/).waitFor();
  const before = await top();
  await page.getByRole('searchbox', { name: 'Search' }).fill(q);
  await page.waitForURL(/q=/);
  await page.locator('table[aria-busy=false]').waitFor();
  await page
    .getByRole('link', { name: new RegExp(`^Edit .*${q}`, 'i') })
    .first()
    .waitFor();
  await expectSoon(top, before);
});

it('a console table at 390 px breaks long words, has targets of 40 px and a pager of one line', async () => {
  const page = await newPage({ width: 390, asAdmin: true });
  await page.route(/\/spare-parts\?/, async (route) => {
    const response = await route.fetch();
    const { data, ...list } = (await response.json()) as { data: object[] };
    const name = 'Donaudampfschifffahrt'.repeat(4);
    await route.fulfill({ response, json: { ...list, data: [{ ...data[0], name }, ...data] } });
  });
  await page.goto('/dashboard/all-spareparts?page=5');
  await page.getByText(/^Donaudampf/).waitFor();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(390);
  const targets = await page.locator('main :is(a, button):visible').all();
  const sizes = await Promise.all(targets.map((target) => target.boundingBox()));
  expect(sizes.filter((box) => box!.width < 40 || box!.height < 40)).toEqual([]);
  const pager = await page.getByRole('navigation', { name: 'Pages' }).boundingBox();
  expect(pager!.height).toBe(40);
});

it('a notice stands above the bar of a form at the end of the page', async () => {
  const page = await newPage({ width: 1440, asAdmin: true });
  const { data } = await requestAsAdmin<{ data: { _id: string }[] }>('GET', '/inquiries?state=new');
  await page.goto(paths.inquiryQuotation(data[0]!._id));
  const save = page.getByRole('button', { name: 'Save draft' });
  await save.scrollIntoViewIfNeeded();
  await page.keyboard.press('End');
  await save.click();
  const notice = await page.getByText('The draft is saved.').boundingBox();
  expect(notice!.y + notice!.height).toBeLessThan((await save.boundingBox())!.y);
});

it.each(['/zh//evil.example/', '//evil.example/'])(
  'the language link at %s stays on this host',
  async (path) => {
    const page = await newPage({ width: 1440 });
    expectProblem(page, /^404 GET .*evil\.example\/$/);
    await page.goto(siteUrl() + path);
    const english = page.getByRole('link', { name: 'English' }).first();
    await english.waitFor();
    const url = new URL(await english.evaluate((link: HTMLAnchorElement) => link.href));
    expect(url.href).toBe(`${siteUrl()}/evil.example/`);
  },
);

it('the current entry of the navigation is another in forced colors too', async () => {
  const page = await open(1440, '/about');
  await page.emulateMedia({ forcedColors: 'active' });
  const background = (name: string) =>
    page
      .locator('header nav')
      .getByRole('link', { name, exact: true })
      .evaluate((link) => getComputedStyle(link).backgroundColor);
  expect(await background('About Us')).not.toBe(await background('Home'));
});

it.each([
  [390, '/'],
  [320, '/zh/contact'],
  [320, '/zh/career'],
  [1024, '/about'],
  [390, '/search?q=brake'],
  [640, '/zh/privacy'],
  [768, '/quotation'],
  [1440, '/spare-parts'],
  [320, '/dashboard/import'],
  [390, '/dashboard/inquiries'],
])('text at twice its size fits on a screen of %i px (%s)', async (width, path) => {
  const page = await open(width, path);
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  const problems = () => {
    const header = document.querySelector('header')!;
    const { top, bottom } = header.getBoundingClientRect();
    const parts = [...header.querySelectorAll('a, button, input')]
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0);
    const labels = [...document.querySelectorAll('main .MuiInputLabel-outlined')].filter(
      (label) => {
        const { top: labelTop, height } = label.getBoundingClientRect();
        const field = label.parentElement!.getBoundingClientRect();
        return Math.abs(labelTop + height / 2 - field.top) > 3;
      },
    );
    return {
      tall: bottom - top > 120,
      clipped: parts.filter(({ box }) => box.top < top || box.bottom > bottom).length,
      labelsOffBorder: labels.length,
      overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    };
  };
  const none = { tall: false, clipped: 0, labelsOffBorder: 0, overflow: 0 };
  await expectSoon(() => page.evaluate(problems), none);
});

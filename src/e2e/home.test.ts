import type { Page } from 'playwright-core';
import { expectSoon } from './support/expectSoon';
import { layoutShift, recordLayoutShifts } from './support/layoutShifts';
import { newPage } from './support/pages';
import { waitForScreen } from './support/ready';

let home: Page;

beforeAll(async () => {
  home = await newPage({ shared: true });
  await home.goto('/');
  await waitForScreen(home);
});

async function open(width: number) {
  await home.setViewportSize({ width, height: 900 });
  return home;
}

async function boxes(page: Page, section: string, selector: string) {
  const found = await page.getByRole('region', { name: section }).locator(selector).all();
  return Promise.all(found.map(async (card) => (await card.boundingBox())!));
}

const columns = (all: { y: number }[]) => all.filter(({ y }) => y === all[0]!.y).length;

it.each([
  [767, 250],
  [768, 300],
  [1023, 300],
  [1024, 330],
])('at %i px each product card is %i px high', async (width, height) => {
  const cards = await boxes(await open(width), 'Our products', 'li a');
  expect(cards).toHaveLength(8);
  for (const card of cards) {
    expect(card.height).toBe(height);
    expect(card.width).toBeLessThanOrEqual(300);
  }
  const right = Math.max(...cards.map(({ x, width: cardWidth }) => x + cardWidth));
  expect(right - Math.min(...cards.map(({ x }) => x))).toBeLessThanOrEqual(1200);
});

it.each([
  [390, 1],
  [700, 2],
  [900, 2],
  [1440, 4],
])('at %i px the spare parts have %i columns', async (width, expected) => {
  const cards = await boxes(await open(width), 'Spare Parts Solution', 'li');
  expect(cards).toHaveLength(8);
  expect(columns(cards)).toBe(expected);
});

it.each([
  [767, 1],
  [768, 2],
  [1023, 2],
  [1024, 4],
])('at %i px Technical Strength shows %i images', async (width, expected) => {
  const page = await open(width);
  const images = await boxes(page, 'Technical Strength', 'li');
  const visible = images.filter(({ x, width: imageWidth }) => x >= 0 && x + imageWidth <= width);
  expect(visible).toHaveLength(expected);
  // Only these are exposed to screen readers.
  const carousel = page.getByRole('group', { name: 'Technical Strength images' });
  await expectSoon(() => carousel.getByRole('listitem').count(), expected);
});

it('a spare-parts card grows and has a shadow on hover', async () => {
  const page = await open(1440);
  const card = page.getByRole('link', { name: 'Encoder', exact: true });
  await card.scrollIntoViewIfNeeded();
  const before = (await card.boundingBox())!;
  await card.hover();
  await page.waitForFunction(
    (width) => document.querySelector('a[href*=encoder]')!.getBoundingClientRect().width > width,
    before.width,
  );
  const shadow = card.evaluate((link) => getComputedStyle(link.parentElement!).boxShadow);
  expect(await shadow).not.toBe('none');
});

it('has no layout shift during load and scroll', async () => {
  const page = await newPage({ width: 390, reducedMotion: false });
  await recordLayoutShifts(page);
  await page.goto('/');
  await waitForScreen(page);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 700) {
    await page.evaluate((position) => window.scrollTo(0, position), y);
    await waitForScreen(page);
  }
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.01);
});

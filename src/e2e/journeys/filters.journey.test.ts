import type { Page } from 'playwright-core';
import { largestBranch, partIds } from '../support/catalogue';
import { expectSoon } from '../support/expectSoon';
import { expectFocus, tabTo } from '../support/keyboard';
import { newPage } from '../support/pages';

const cards = (page: Page) => page.getByRole('main').getByRole('link', { name: /View Details/ });
const filterDialog = (page: Page) => page.getByRole('dialog', { name: 'Filters' });

it('on a phone a keyboard user applies a filter in the dialog and removes it', async () => {
  const page = await newPage({ width: 390 });
  await page.goto('/search?q=switch');
  await tabTo(page.getByRole('button', { name: 'Filters', exact: true }));
  await page.keyboard.press('Enter');
  const dialog = filterDialog(page);
  await expectFocus(dialog.getByRole('button', { name: 'Close filters' }));
  const checkbox = dialog.getByRole('checkbox', { name: /^IP67/ });
  const show = dialog.getByRole('button', { name: /^Show \d+ parts?$/ });
  const formerLabel = await show.innerText();
  await tabTo(checkbox);
  await page.keyboard.press('Space');
  await page.waitForURL(/f\.protection=IP67/);
  // The button has the former count until the filtered list is loaded.
  await expectSoon(async () => (await show.innerText()) !== formerLabel, true);
  await tabTo(show);
  const count = Number(/\d+/.exec(await show.innerText())?.[0]);
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'hidden' });
  await expectFocus(page.getByRole('button', { name: 'Filters (1)' }));
  await expectSoon(() => cards(page).count(), count);
  const chip = page.getByRole('link', { name: /^Remove filter: .*IP67/ });
  await tabTo(chip);
  await page.keyboard.press('Enter');
  await chip.waitFor({ state: 'hidden' });
  await expectSoon(async () => (await cards(page).count()) > count, true);
});

it('the filters of a category are on the first screen, and Back returns to its order', async () => {
  const page = await newPage();
  await page.goto(`/spare-parts-grid/${await largestBranch()}`);
  const filter = page.getByRole('region', { name: 'Filters' }).getByRole('checkbox').first();
  const { y, height } = (await filter.boundingBox())!;
  expect(y + height).toBeLessThan(page.viewportSize()!.height);
  await filter.check();
  await page.getByRole('link', { name: /^Remove filter: / }).waitFor();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Number (ascending)');
  await page.waitForURL(/brand=.*&sort=partNumber/);
  await cards(page).nth(2).click();
  await page.waitForURL('**/spare-parts-details/*');
  await page.goBack();
  await page.waitForURL(/brand=.*&sort=partNumber/);
  await expectSoon(() => filter.isChecked(), true);
  await expectSoon(
    () => page.getByRole('combobox', { name: 'Sort by' }).inputValue(),
    'partNumber',
  );
});

it.each([390, 1440])('the copy button is next to its number at %s px', async (width) => {
  const page = await newPage({ width });
  await page.goto('/search?q=roller');
  const button = page
    .getByRole('main')
    .getByRole('button', { name: /^Copy / })
    .first();
  const number = (await button.getAttribute('aria-label'))!.slice('Copy '.length);
  const text = page.getByRole('main').getByText(number, { exact: true });
  const [textBox, buttonBox] = [(await text.boundingBox())!, (await button.boundingBox())!];
  const middle = ({ y, height }: { y: number; height: number }) => y + height / 2;
  expect(Math.abs(middle(textBox) - middle(buttonBox))).toBeLessThan(2);
  // The element is as wide as the card, so measure its text.
  const end = await text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect().right;
  });
  expect(buttonBox.x - end).toBeGreaterThanOrEqual(0);
  expect(buttonBox.x - end).toBeLessThan(8);
});

it('Back closes the filter dialog of a phone and keeps its filters', async () => {
  const page = await newPage({ width: 390 });
  await page.goto('/search?q=roller');
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  const dialog = filterDialog(page);
  await dialog.getByRole('checkbox').first().check();
  await page.waitForURL(/brand=/);
  const filtered = page.url();
  await page.goBack();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Filters (1)' }).waitFor();
  await page.waitForURL(filtered);
});

it('Back closes the filter dialog of a phone that was open before a reload', async () => {
  const page = await newPage({ width: 390 });
  await page.goto('/search?q=roller');
  const open = page.getByRole('button', { name: 'Filters', exact: true });
  await open.click();
  const dialog = filterDialog(page);
  await dialog.waitFor();
  await page.reload();
  await open.click();
  await dialog.waitFor();
  await page.goBack();
  await dialog.waitFor({ state: 'hidden' });
});

it('two tabs have one comparison, which is still there after a reload', async () => {
  const page = await newPage();
  const other = await page.context().newPage();
  const toggle = (within: Page, index: number) =>
    within.getByRole('checkbox', { name: /^Compare: / }).nth(index);
  for (const tab of [page, other]) await tab.goto('/search?q=roller');
  await toggle(page, 0).check();
  await other.getByRole('link', { name: 'Compare (1)' }).waitFor();
  expect(await toggle(other, 0).isChecked()).toBe(true);
  await toggle(other, 1).check();
  await page.getByRole('link', { name: 'Compare (2)' }).waitFor();
  await page.reload();
  await page.getByRole('link', { name: 'Compare (2)' }).waitFor();
  await page.getByRole('button', { name: 'Clear comparison' }).click();
  await other.getByRole('button', { name: 'Clear comparison' }).waitFor({ state: 'hidden' });
});

it('the names of compared parts stay visible while scrolling, on a phone and a desktop', async () => {
  const page = await newPage({ width: 390 });
  await page.goto('/search?q=roller');
  for (const index of [0, 1, 2]) {
    await page
      .getByRole('checkbox', { name: /^Compare: / })
      .nth(index)
      .check();
  }
  await page.getByRole('link', { name: 'Compare (3)' }).click();
  const headers = page.getByRole('columnheader');
  const last = page.getByRole('rowheader').last();
  await headers.first().waitFor();
  // The first column stays visible beside what has the focus.
  const remove = (index: number) => headers.nth(index).getByRole('link', { name: /^Remove: / });
  await remove(3).focus();
  for (let presses = 0; presses < 6; presses += 1) await page.keyboard.press('Shift+Tab');
  await expectSoon(async () => {
    const [label, focused] = [headers.first(), remove(1).and(page.locator(':focus'))];
    const { x, width } = (await label.boundingBox())!;
    return ((await focused.boundingBox())?.x ?? 0) >= x + width;
  }, true);
  for (const width of [390, 1440]) {
    const height = 844;
    await page.setViewportSize({ width, height });
    const widths = await headers.evaluateAll((all) => all.slice(1).map((cell) => cell.clientWidth));
    expect(new Set(widths).size).toBe(1);
    await last.scrollIntoViewIfNeeded();
    await expectSoon(async () => {
      const [head, row] = [(await headers.nth(1).boundingBox())!, (await last.boundingBox())!];
      return head.y > 0 && head.y + head.height <= row.y + 1 && row.y + row.height <= height;
    }, true);
    expect(await page.getByText('Scroll sideways to see all parts.').isVisible()).toBe(
      width < 1024,
    );
  }
  await page.reload();
  await expectSoon(() => headers.count(), 4);
});

it('all compared parts are on a landscape and on a portrait sheet', async () => {
  const page = await newPage();
  const ids = await partIds(4);
  await page.goto(`/compare?${ids.map((id) => `part=${id}`).join('&')}`);
  await page.getByRole('columnheader').nth(4).waitFor();
  await page.emulateMedia({ media: 'print' });
  // A4 without margins, in pixels.
  for (const width of [1032, 703]) {
    await page.setViewportSize({ width, height: 900 });
    const cells = await page
      .getByRole('cell')
      .or(page.getByRole('columnheader'))
      .evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().right));
    expect(Math.max(...cells)).toBeLessThanOrEqual(width);
    expect(await page.getByRole('link', { name: /^Remove|quotation/ }).count()).toBe(0);
  }
  const sheet = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const [, sheetWidth, sheetHeight] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(sheet)!;
  expect(Number(sheetWidth)).toBeGreaterThan(Number(sheetHeight));
});

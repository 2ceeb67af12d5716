import type { Page } from 'playwright-core';
import { expectFocus, tabTo } from '../support/keyboard';
import { newPage } from '../support/pages';

const enlarge = (page: Page) => page.getByRole('button', { name: /^View full screen/ });
const position = (page: Page, text: string) => page.getByRole('status').getByText(text);

it('a keyboard user steps through, enlarges and closes images', async () => {
  const page = await newPage();
  await page.goto('/elevators/passenger');
  await tabTo(enlarge(page));
  await page.keyboard.press('ArrowRight');
  await position(page, 'Image 2 of 16').waitFor();
  await page.keyboard.press('Enter');

  const viewer = page.getByRole('dialog', { name: 'Image viewer' });
  await expectFocus(viewer.getByRole('button', { name: 'Close' }));
  await page.keyboard.press('ArrowRight');
  await viewer.getByText('Image 3 of 16').waitFor();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await viewer.getByText('Image 1 of 16').waitFor();
  expect(await viewer.getByRole('button', { name: 'Previous image' }).isDisabled()).toBe(true);
  expect(await viewer.boundingBox()).toEqual({ x: 0, y: 0, width: 1440, height: 900 });
  await page.keyboard.press('Escape');
  await viewer.waitFor({ state: 'hidden' });
  await expectFocus(enlarge(page));
  await position(page, 'Image 1 of 16').waitFor();
});

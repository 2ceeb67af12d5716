import type { Page } from 'playwright-core';
import { elevatorTypePhotos } from '@/client/pages/public/typePhotos';
import { expectSoon } from '../support/expectSoon';
import { expectFocus, tabTo } from '../support/keyboard';
import { newPage } from '../support/pages';
import { waitForScreen } from '../support/ready';

const enlarge = (page: Page) => page.getByRole('button', { name: /^View full screen/ });
const position = (page: Page, text: string) => page.getByRole('status').getByText(text);

it('steps through, enlarges and closes images by keyboard alone', async () => {
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

it('loads of 26 images only those that are shown or next', async () => {
  const page = await newPage();
  const loaded = new Set<string>();
  page.on('request', (request) => {
    const [, name] = /\/photos\/([\w-]+)\.\w+\.\d+\.webp$/.exec(request.url()) ?? [];
    if (name) loaded.add(name);
  });
  await page.goto('/elevators/villa');
  await waitForScreen(page);
  await position(page, 'Image 1 of 26').waitFor();
  const first = new Set(elevatorTypePhotos.villa.slice(0, 3).map(({ name }) => name));
  await expectSoon(() => Promise.resolve(loaded), first);
});

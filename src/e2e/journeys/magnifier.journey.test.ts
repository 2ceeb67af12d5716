import type { Locator, Page } from 'playwright-core';
import { partWithImages } from '../support/catalogue';
import { expectSoon } from '../support/expectSoon';
import { newPage } from '../support/pages';

const lensSize = 200;
const zoom = 2.5;

async function openPart(width: number) {
  const page = await newPage({ width });
  await page.goto(`/spare-parts-details/${await partWithImages()}`);
  const image = page.getByRole('img', { name: /, image \d+ of / });
  await image.waitFor();
  return { page, image, lens: page.getByTestId('magnifier-lens') };
}

const near = (pixels: number) => expect.closeTo(pixels, 0) as number;

const box = async (target: Locator) => (await target.boundingBox())!;

/** Expects the lens centred on the mouse, with the pixel below the mouse at its centre. */
async function expectMagnified(page: Page, image: Locator, lens: Locator, at: [number, number]) {
  const shown = await box(image);
  const { width, height } = shown;
  const [mouseX, mouseY] = [shown.x + width * at[0], shown.y + height * at[1]];
  await page.mouse.move(mouseX, mouseY);
  await lens.waitFor();
  // The lens moves in the next frame.
  await expectSoon(
    async () => {
      const around = await box(lens);
      const [x, y] = [around.x + lensSize / 2, around.y + lensSize / 2];
      return { x, y, width: around.width, height: around.height };
    },
    { x: near(mouseX), y: near(mouseY), width: lensSize, height: lensSize },
  );
  const inside = await box(lens.locator('img'));
  expect(inside.width / width).toBeCloseTo(zoom, 1);
  expect(inside.height / height).toBeCloseTo(zoom, 1);
  expect((mouseX - inside.x) / inside.width).toBeCloseTo(at[0], 2);
  expect((mouseY - inside.y) / inside.height).toBeCloseTo(at[1], 2);
}

it('follows the mouse at 2.5 times the size, and is hidden outside the image', async () => {
  const { page, image, lens } = await openPart(1440);
  await expectMagnified(page, image, lens, [0.25, 0.5]);
  await expectMagnified(page, image, lens, [0.8, 0.7]);
  await page.getByRole('heading', { level: 1 }).hover();
  await lens.waitFor({ state: 'hidden' });
});

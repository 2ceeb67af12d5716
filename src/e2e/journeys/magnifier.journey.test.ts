import type { Locator, Page } from 'playwright-core';
import { picturedPart } from '../support/catalogue';
import { expectSoon } from '../support/expectSoon';
import { newPage } from '../support/pages';

const lensSize = 200;
const zoom = 2.5;

async function openPart(width: number) {
  const page = await newPage({ width });
  await page.goto(`/spare-parts-details/${await picturedPart()}`);
  const picture = page.getByRole('img', { name: /, picture \d+ of / });
  await picture.waitFor();
  return { page, picture, lens: page.getByTestId('magnifier-lens') };
}

/** Within half a pixel. */
const near = (pixels: number) => expect.closeTo(pixels, 0) as number;

const box = async (target: Locator) => (await target.boundingBox())!;

/** The lens is centred on the mouse and shows, at its centre, what lies under the mouse. */
async function expectMagnified(page: Page, picture: Locator, lens: Locator, at: [number, number]) {
  const shown = await box(picture);
  const { width, height } = shown;
  const [mouseX, mouseY] = [shown.x + width * at[0], shown.y + height * at[1]];
  await page.mouse.move(mouseX, mouseY);
  await lens.waitFor();
  // It follows in the next frame.
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

it('follows the mouse over the picture, 2.5 times as large, and goes with it', async () => {
  const { page, picture, lens } = await openPart(1440);
  await expectMagnified(page, picture, lens, [0.25, 0.5]);
  await expectMagnified(page, picture, lens, [0.8, 0.7]);
  await page.getByRole('heading', { level: 1 }).hover();
  await lens.waitFor({ state: 'hidden' });
});

it('gives a finger no lens', async () => {
  const { page, picture, lens } = await openPart(390);
  await picture.tap();
  await page.getByRole('button', { name: /^Show picture 2 of/ }).tap();
  await page.getByRole('img', { name: /, picture 2 of / }).waitFor();
  expect(await lens.count()).toBe(0);
});

it('puts the picture of a chosen thumbnail in place of the main one', async () => {
  const { page, picture, lens } = await openPart(1440);
  const before = await picture.getAttribute('src');
  await page.getByRole('button', { name: /^Show picture 2 of/ }).click();
  await page.getByRole('img', { name: /, picture 2 of / }).waitFor();
  expect(await picture.getAttribute('src')).not.toBe(before);
  await expectMagnified(page, picture, lens, [0.5, 0.5]);
  const magnified = lens.locator('img');
  await expectSoon(() => magnified.getAttribute('src'), await picture.getAttribute('src'));
  await page.getByRole('button', { name: /^Show picture 1 of/ }).click();
  await expectSoon(() => picture.getAttribute('src'), before);
});

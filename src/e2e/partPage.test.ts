import type { Locator, Page } from 'playwright-core';
import { company } from '@/shared/company';
import { requestAsAdmin } from './support/catalogue';
import { expectSoon } from './support/expectSoon';
import { imageFile } from './support/imageFile';
import { tabTo } from './support/keyboard';
import { newPage } from './support/pages';
import { waitForScreen } from './support/ready';

const number = 'HW-PRINT-1';
const longName = 'Tension weight 门机张紧装置 with rope clamp '.repeat(5).trim();
let path: string;

beforeAll(async () => {
  const form = new FormData();
  const description = Array.from({ length: 500 }, () => 'tension').join(' ');
  const fields = { name: longName, partNumber: number, moq: '2', description };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (let index = 10; index < 30; index += 1) {
    const { name, buffer } = await imageFile(`${index}.jpg`, `#4060${index}`);
    form.append('images', new Blob([new Uint8Array(buffer)], { type: 'image/jpeg' }), name);
  }
  const { _id } = await requestAsAdmin<{ _id: string }>('POST', '/spare-parts', form);
  path = `/spare-parts-details/${_id}`;
});

afterAll(() => requestAsAdmin('DELETE', path.replace('-details', '')));

const quotation = (page: Page) => page.getByRole('link', { name: 'Ask for a quotation' });
const bottomOf = async (target: Locator) => {
  const { y, height } = (await target.boundingBox())!;
  return y + height;
};

it('asks for a quotation on the first screen of each size', async () => {
  const page = await newPage();
  await page.goto(path);
  for (const [width, height] of [
    [390, 844],
    [768, 1024],
    [1440, 900],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    await waitForScreen(page);
    for (const target of [quotation(page), page.getByText(number, { exact: true })]) {
      expect(await bottomOf(target)).toBeLessThanOrEqual(height);
    }
  }
});

it('the bar of a phone covers neither what has the focus nor the end of the page', async () => {
  const page = await newPage({ width: 390 });
  await page.goto(path);
  const barTop = async () => (await quotation(page).locator('..').boundingBox())!.y;
  await tabTo(page.getByRole('contentinfo').getByRole('link', { name: 'Hydraulic' }));
  expect(await bottomOf(page.locator(':focus'))).toBeLessThanOrEqual(Math.ceil(await barTop()));
  const end = page.getByRole('contentinfo').getByRole('link').last();
  for (const textSize of ['100%', '200%']) {
    await page.goto(path);
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), textSize);
    // The page grows while its text does.
    await expectSoon(async () => {
      await page.keyboard.press('End');
      return (await bottomOf(end)) <= (await barTop());
    }, true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  }
});

it.each(['', '/zh'])('prints on two pages, without the navigation (%s)', async (language) => {
  const page = await newPage();
  await page.goto(language + path);
  await waitForScreen(page);
  await page.evaluate(() => window.scrollTo(0, 500));
  await page.emulateMedia({ media: 'print' });
  const chrome = page.locator('header, a[href="#main"], .MuiButton-root, nav:has(ul)');
  expect(await chrome.filter({ visible: true }).count()).toBe(0);
  const address = company.address[language ? 'zh' : 'en'];
  for (const text of [number, address, language + path]) {
    await page.getByText(text).filter({ visible: true }).waitFor();
  }
  const file = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(file.match(/\/Type \/Page$/gm)!.length).toBeLessThanOrEqual(2);
});

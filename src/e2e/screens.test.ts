import type { Page } from 'playwright-core';
import { elevatorTypes, escalatorTypes, paths } from '../client/lib/paths';
import { expectNoAxeViolations } from './support/axe';
import { largestCategory, picturedPart } from './support/catalogue';
import { newPage } from './support/pages';
import { expectProblem } from './support/problems';

const widths = [390, 1440];
const languages = ['en', 'zh'] as const;

/** Every screen of the public site; ids of the demo catalogue are put in when the tests run. */
const publicScreens = [
  paths.home(),
  paths.about(),
  paths.elevator(),
  paths.escalator(),
  paths.spareParts(),
  ...elevatorTypes.map(paths.elevatorType),
  ...escalatorTypes.map(paths.escalatorType),
  paths.sparePartsGrid('CATEGORY'),
  paths.sparePartDetails('PART'),
  paths.sparePartsOverview(),
  paths.career(),
  paths.newsroom(),
  paths.contact(),
  paths.search('brake'),
  paths.search('nothing is called like this'),
  paths.login(),
  paths.forbidden(),
  paths.invitation(),
  `${paths.invitation()}#token=a-token&email=wei%40example.com`,
];

const consoleScreens = [
  paths.dashboard(),
  paths.addCategory(),
  paths.addSparePart(),
  paths.allSpareParts(),
  paths.singleSparePart('PART'),
  paths.editSparePart('PART'),
  paths.allCategories(),
  paths.editCategory('CATEGORY'),
  paths.categorySpareParts('CATEGORY'),
  paths.inquiries(),
  paths.applications(),
  paths.accounts(),
  paths.ownAccount(),
];

let ids: { CATEGORY: string; PART: string };

beforeAll(async () => {
  ids = { CATEGORY: await largestCategory(), PART: await picturedPart() };
});

const withIds = (path: string) => path.replace('CATEGORY', ids.CATEGORY).replace('PART', ids.PART);

const inLanguage = (language: string, path: string) => (language === 'zh' ? `/zh${path}` : path);

/** What holds for a screen at any width and in any language. */
async function expectGoodScreen(page: Page) {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  expect(await page.title()).toMatch(/\S \| Hoistway$/);
  expect(await page.getByRole('main').count()).toBe(1);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
  await expectNoAxeViolations(page);
}

/** Opens a screen in all languages side by side, which a second processor makes quicker. */
async function expectGood(path: string, options: Parameters<typeof newPage>[0], problem?: RegExp) {
  const opened = languages.map(async (language) => {
    const page = await newPage({ ...options, language });
    if (problem) expectProblem(page, problem);
    await page.goto(inLanguage(language, withIds(path)));
    await expectGoodScreen(page);
  });
  await Promise.all(opened);
}

describe.each(widths)('at %i px, in each language', (width) => {
  it.each(publicScreens)('%s is whole and accessible', async (path) => {
    await expectGood(path, { width, reducedMotion: true });
  });

  it.each(consoleScreens)('%s is whole and accessible', async (path) => {
    await expectGood(path, { width, asAdmin: true });
  });

  it('the 404 page is whole and accessible', async () => {
    await expectGood('/no-such-page', { width }, /^404 GET .*no-such-page$/);
  });
});

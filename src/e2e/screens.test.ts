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

describe.each(widths)('at %i px', (width) => {
  describe.each(languages)('in %s', (language) => {
    it.each(publicScreens)('%s is whole and accessible', async (path) => {
      const page = await newPage({ width, language, reducedMotion: true });
      await page.goto(inLanguage(language, withIds(path)));
      await expectGoodScreen(page);
    });

    it.each(consoleScreens)('%s is whole and accessible', async (path) => {
      const page = await newPage({ width, language, asAdmin: true });
      await page.goto(inLanguage(language, withIds(path)));
      await expectGoodScreen(page);
    });

    it('the 404 page is whole and accessible', async () => {
      const page = await newPage({ width, language });
      expectProblem(page, /^404 GET .*no-such-page$/);
      await page.goto(inLanguage(language, '/no-such-page'));
      await expectGoodScreen(page);
    });
  });
});

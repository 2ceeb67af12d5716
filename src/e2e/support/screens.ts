import type { Page } from 'playwright-core';
import { pageNames, siteMap, type Area, type PageName } from '../../shared/siteMap';
import { expectNoAxeViolations } from './axe';
import { largestCategory, picturedPart } from './catalogue';
import { newPage } from './pages';
import { expectProblem } from './problems';

export const widths = [390, 1440];
const languages = ['en', 'zh'] as const;

/** Ids of the demo catalogue are put in when the tests run. */
const named = (name: PageName) =>
  siteMap[name].pattern.replace(/:\w+/, /categor|grid/i.test(name) ? 'CATEGORY' : 'PART');

/** Patterns of the screens of an area. */
export const inArea = (area: Area) =>
  pageNames.filter((name) => siteMap[name].area === area).map(named);

let ids: { CATEGORY: string; PART: string };

beforeAll(async () => {
  ids = { CATEGORY: await largestCategory(), PART: await picturedPart() };
});

const withIds = (path: string) => path.replace('CATEGORY', ids.CATEGORY).replace('PART', ids.PART);

const inLanguage = (language: string, path: string) => (language === 'zh' ? `/zh${path}` : path);

/** What holds for a screen at any width and in any language. */
async function expectGoodPage(page: Page) {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  expect(await page.title()).toMatch(/\S \| Hoistway$/);
  expect(await page.getByRole('main').count()).toBe(1);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
  await expectNoAxeViolations(page);
}

type Options = Parameters<typeof newPage>[0];

const kept = new Map<string, Promise<Page>>();

/** A page with these options that has the site's files already: all screens are opened in it. */
function keptPage(options: Options): Promise<Page> {
  const key = JSON.stringify(options);
  const page = kept.get(key) ?? newPage({ ...options, kept: true });
  kept.set(key, page);
  return page;
}

/** Opens a screen at all widths and in all languages side by side, so that no processor waits. */
export async function expectGoodScreen(path: string, options: Options, problem?: RegExp) {
  const opened = widths.flatMap((width) =>
    languages.map(async (language) => {
      const page = await keptPage({ ...options, width, language });
      if (problem) expectProblem(page, problem);
      await page.goto(inLanguage(language, withIds(path)));
      await expectGoodPage(page);
    }),
  );
  await Promise.all(opened);
}

import type { Page } from 'playwright-core';
import { pageNames, siteMap, type Area, type PageName } from '@/shared/siteMap';
import { expectNoAxeViolations } from './axe';
import { largestCategory, picturedPart } from './catalogue';
import { layoutShift, recordLayoutShifts } from './layoutShifts';
import { newPage } from './pages';
import { expectProblem } from './problems';
import { waitForScreen } from './ready';

/** Pixels of a phone, a tablet and a desktop. */
export const widths = [390, 768, 1440];
/** One page loads on a phone and is widened, the other loads on a desktop and is narrowed. */
const visits = { en: widths, zh: widths.toReversed() };
type Language = keyof typeof visits;

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

const inLanguage = (language: Language, path: string) => (language === 'zh' ? `/zh${path}` : path);

/** What holds for a screen at any width and in any language. */
async function expectGoodPage(page: Page) {
  expect(await page.title()).toMatch(/\S \| Hoistway$/);
  expect(await page.getByRole('main').count()).toBe(1);
  const overflow = () => document.documentElement.scrollWidth - window.innerWidth;
  expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
}

type Options = Parameters<typeof newPage>[0];

const kept = new Map<string, Promise<Page>>();

/** A page with these options that has the site's files already: all screens are opened in it. */
function keptPage(options: Options): Promise<Page> {
  const open = async () => {
    const page = await newPage({ ...options, kept: true });
    await recordLayoutShifts(page);
    return page;
  };
  const key = JSON.stringify(options);
  const page = kept.get(key) ?? open();
  kept.set(key, page);
  return page;
}

const setWidth = (page: Page, width: number) =>
  page.setViewportSize({ width, height: page.viewportSize()!.height });

interface Expected {
  /** Problem that the screen reports at every visit. */
  problem?: RegExp;
  /** The screen is server-rendered: nothing moves while it loads. */
  rendered?: boolean;
}

/** Visits a screen once per width and language; the languages side by side, as there are two cores. */
export async function expectGoodScreen(path: string, options: Options, expected: Expected = {}) {
  const visit = async (language: Language) => {
    const [first] = visits[language];
    const page = await keptPage({ ...options, width: first, language });
    await setWidth(page, first!);
    if (expected.problem) expectProblem(page, expected.problem);
    await page.goto(inLanguage(language, withIds(path)));
    await waitForScreen(page);
    if (expected.rendered) expect(await layoutShift(page)).toBeLessThan(0.01);
    for (const width of visits[language]) {
      await setWidth(page, width);
      await waitForScreen(page);
      await expectGoodPage(page);
      // The markup is the same at every width and in both languages; a desktop shows most of it.
      if (language === 'en' && width === 1440) await expectNoAxeViolations(page);
    }
  };
  await Promise.all([visit('en'), visit('zh')]);
}

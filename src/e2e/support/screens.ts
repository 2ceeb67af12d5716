import type { Page } from 'playwright-core';
import { pageNames, siteMap, type Area, type PageName } from '@/shared/siteMap';
import { expectNoAxeViolations } from './axe';
import { largestCategory, partWithImages } from './catalogue';
import { checkedImport } from './imports';
import { quotedInquiry, sendInquiry } from './inquiries';
import { layoutShift, recordLayoutShifts } from './layoutShifts';
import { newPage } from './pages';
import { expectProblem } from './problems';
import { waitForScreen } from './ready';
import { expectValidHtml, expectValidResponse } from './validHtml';

export const widths = [390, 768, 1440];
/** English pages load at the smallest width, Chinese ones at the largest. */
const visits = { en: widths, zh: widths.toReversed() };
type Language = keyof typeof visits;

function idOf(name: PageName) {
  if (name === 'buyerInquiry') return 'TOKEN';
  if (name === 'singleImport' || name === 'importColumns') return 'IMPORT';
  if (/inquir/i.test(name)) return 'INQUIRY';
  return /categor|grid/i.test(siteMap[name].pattern) ? 'CATEGORY' : 'PART';
}

const pathOf = (name: PageName) => siteMap[name].pattern.replace(/:\w+/, idOf(name));

export const pathsInArea = (area: Area) =>
  pageNames.filter((name) => siteMap[name].area === area).map(pathOf);

let ids: Record<ReturnType<typeof idOf>, string>;

beforeAll(async () => {
  ids = {
    CATEGORY: await largestCategory(),
    PART: await partWithImages(),
    IMPORT: await checkedImport(),
    INQUIRY: await quotedInquiry(),
    TOKEN: (await sendInquiry({ name: 'Screens', lines: [{ text: 'Belt', quantity: 2 }] })).token,
  };
});

const withIds = (path: string) =>
  path.replace(/CATEGORY|PART|IMPORT|INQUIRY|TOKEN/, (id) => ids[id as keyof typeof ids]);

const inLanguage = (language: Language, path: string) => (language === 'zh' ? `/zh${path}` : path);

async function expectTitleMainAndNoOverflow(page: Page) {
  expect(await page.title()).toMatch(/\S \| Hoistway$/);
  expect(await page.getByRole('main').count()).toBe(1);
  const overflow = () => document.documentElement.scrollWidth - window.innerWidth;
  expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
}

type Options = Parameters<typeof newPage>[0];

const sharedPages = new Map<string, Promise<Page>>();

/** One page per set of options for all screens, with a warm cache. */
function sharedPage(options: Options): Promise<Page> {
  const open = async () => {
    const page = await newPage({ ...options, shared: true });
    await recordLayoutShifts(page);
    return page;
  };
  const key = JSON.stringify(options);
  const page = sharedPages.get(key) ?? open();
  sharedPages.set(key, page);
  return page;
}

const setWidth = (page: Page, width: number) =>
  page.setViewportSize({ width, height: page.viewportSize()!.height });

interface Expected {
  problem?: RegExp;
  /** A server-rendered screen is valid HTML and loads without layout shift. */
  serverRendered?: boolean;
}

/** Checks title, landmarks, overflow and accessibility at each width, both languages in parallel. */
export async function checkScreen(path: string, options: Options, expected: Expected = {}) {
  const visit = async (language: Language) => {
    const [first] = visits[language];
    const page = await sharedPage({ ...options, width: first, language });
    await setWidth(page, first!);
    if (expected.problem) expectProblem(page, expected.problem);
    const url = inLanguage(language, withIds(path));
    await page.goto(url);
    await waitForScreen(page);
    if (expected.serverRendered) {
      await expectValidResponse(url);
      expect(await layoutShift(page)).toBeLessThan(0.01);
    }
    for (const width of visits[language]) {
      await setWidth(page, width);
      await waitForScreen(page);
      await expectTitleMainAndNoOverflow(page);
      if (language === 'zh') {
        expect(await page.getByRole('main').innerText()).toMatch(/\p{Script=Han}/u);
      }
      // Once is enough: the markup is the same at every width, and a desktop shows most of it.
      if (language === 'en' && width === 1440) {
        await expectNoAxeViolations(page);
        if (!expected.serverRendered) await expectValidHtml(await page.content());
      }
    }
  };
  await Promise.all([visit('en'), visit('zh')]);
}

import type { Page } from 'playwright-core';
import { companyAddresses, pageNames, paths, siteMap } from '../shared/siteMap';
import type { Area, PageName } from '../shared/siteMap';
import { expectNoAxeViolations } from './support/axe';
import { largestCategory, picturedPart } from './support/catalogue';
import { newPage } from './support/pages';
import { expectProblem } from './support/problems';

const widths = [390, 1440];
const languages = ['en', 'zh'] as const;

const named = (name: PageName) =>
  siteMap[name].pattern.replace(/:\w+/, /categor|grid/i.test(name) ? 'CATEGORY' : 'PART');

const inArea = (area: Area) => pageNames.filter((name) => siteMap[name].area === area).map(named);

/** Every screen of the public site; ids of the demo catalogue are put in when the tests run. */
const publicScreens = [
  ...companyAddresses,
  ...inArea('catalogue'),
  paths.search('brake'),
  paths.search('nothing is called like this'),
  ...inArea('account'),
  `${paths.invitation()}#token=a-token&email=wei%40example.com`,
];

/** All but those of one message: the demo has none. */
const consoleScreens = inArea('console').filter(
  (path) => !/(inquiries|applications)\/PART/.test(path),
);

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
async function expectGood(path: string, options: Options, problem?: RegExp) {
  const opened = widths.flatMap((width) =>
    languages.map(async (language) => {
      const page = await keptPage({ ...options, width, language });
      if (problem) expectProblem(page, problem);
      await page.goto(inLanguage(language, withIds(path)));
      await expectGoodScreen(page);
    }),
  );
  await Promise.all(opened);
}

describe(`at ${widths.join(', ')} px, in each language`, () => {
  it.each(publicScreens)('%s is whole and accessible', async (path) => {
    await expectGood(path, { reducedMotion: true });
  });

  it.each(consoleScreens)('%s is whole and accessible', async (path) => {
    await expectGood(path, { asAdmin: true });
  });

  it('the 404 page is whole and accessible', async () => {
    await expectGood('/no-such-page', { reducedMotion: true }, /^404 GET .*no-such-page$/);
  });
});

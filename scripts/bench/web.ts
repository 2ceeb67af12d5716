import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from 'playwright-core';
import { launchChromium } from '../../src/e2e/support/chromium';
import { freePort } from '../../src/e2e/support/product';
import { paths } from '../../src/shared/siteMap';
import { makeFolder } from './lib/database';
import { measureTaps } from './lib/interactions';
import { loadPages } from './lib/lighthouse';
import { firstScreenBytes, measurePictureBuild, SCREENS } from './lib/pictures';
import { progress, publish, whole } from './lib/report';
import { startProduct } from './lib/servers';
import { startTwins } from './lib/twins';
import { onEnd, runBenchmark } from './lib/undo';
import { isOf, webReport, type MeasuredPage } from './lib/webReport';

/*
 * npm run bench:web -- [--loads 5] [--page home --page part] [--no-build]
 * Four pages of the built site as a cheap phone on slow 4G sees them, each against a reference, and
 * the time that the build of its photographs takes. With an option nothing is written down.
 */

const { values: options } = parseArgs({
  options: {
    loads: { type: 'string' },
    page: { type: 'string', multiple: true },
    build: { type: 'boolean', default: true },
  },
  allowNegative: true,
});

const LOADS = Number(options.loads ?? 5);
const GRID_PARTS = 12;

interface BenchPage {
  name: string;
  path: string;
  taps: (page: Page) => Promise<void>;
}

/** A finger's own events; Playwright's `tap` runs script of its own in the page at each of them. */
async function tapButton(page: Page, name: RegExp) {
  const button = page.getByRole('button', { name }).first();
  await button.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await button.boundingBox())!;
  await page.touchscreen.tap(x + width / 2, y + height / 2);
}

const tapMenu = async (page: Page) => {
  await tapButton(page, /^Open menu/);
  await tapButton(page, /^Close menu/);
};

const tapPictures = async (page: Page) => {
  await tapButton(page, /^Show picture 2/);
  await tapButton(page, /^Show picture 1/);
};

const tapGallery = async (page: Page) => {
  await tapButton(page, /^Next image/);
  await tapButton(page, /^Image 1 of /);
};

interface Category {
  _id: string;
  partCount: number;
  children?: Category[];
}

async function findPages(apiUrl: string): Promise<BenchPage[]> {
  const ask = async <T>(path: string) => (await (await fetch(apiUrl + path)).json()) as T;
  const flatten = (list: Category[]): Category[] =>
    list.flatMap((category) => [category, ...flatten(category.children ?? [])]);
  const categories = flatten(await ask<Category[]>('/categories'));
  const grid = categories.find(({ partCount }) => partCount > GRID_PARTS);
  const parts = await ask<{ _id: string; images: string[] }[]>('/spare-parts');
  const part = parts.find(({ images }) => images.length > 1);
  if (!grid || !part) throw new Error('The demo catalogue has no full page or no gallery.');
  const next = (page: Page) => tapButton(page, /^Next/);
  return [
    { name: 'home', path: paths.home(), taps: tapMenu },
    { name: 'villa', path: paths.elevatorType('villa'), taps: tapGallery },
    { name: `grid of ${GRID_PARTS}`, path: paths.sparePartsGrid(grid._id), taps: next },
    { name: 'part', path: paths.sparePartDetails(part._id), taps: tapPictures },
  ];
}

type Twins = Awaited<ReturnType<typeof startTwins>>;

async function measure(
  browser: Browser,
  port: number,
  twins: Twins,
  { name, path, taps }: BenchPage,
): Promise<MeasuredPage> {
  const result: MeasuredPage = {
    name,
    loads: [],
    references: [],
    taps: [],
    script: 0,
    pictures: [],
  };
  const urls = Array.from({ length: LOADS }, () => [
    twins.page + path,
    twins.reference + path,
  ]).flat();
  for await (const load of loadPages(port, urls)) {
    const isReference = result.loads.length > result.references.length;
    result[isReference ? 'references' : 'loads'].push(load);
    progress(
      `  ${name}${isReference ? ', reference' : ''}: LCP ${whole(load.largestPaint)} ms, FCP ${whole(load.paint)} ms, Speed Index ${whole(load.speedIndex)} ms, blocked ${whole(load.blockingTime)} ms`,
    );
  }
  for (const { url } of result.loads[0]?.requests.filter(isOf('Script')) ?? []) {
    const { headers } = await fetch(url, { headers: { 'accept-encoding': 'br' } });
    result.script += Number(headers.get('content-length'));
  }
  for (let count = 0; count < LOADS; count += 1)
    result.taps.push(await measureTaps(browser, twins.page + path, taps));
  progress(`  ${name}: slowest taps ${result.taps.map(whole).join(', ')} ms`);
  for (const screen of SCREENS)
    result.pictures.push(await firstScreenBytes(browser, twins.page + path, screen));
  return result;
}

runBenchmark(async () => {
  const twins = await startTwins();
  const env = { DATA_DIR: makeFolder(), SITE_ORIGIN: `${twins.page},${twins.reference}` };
  const { api, site } = await startProduct(['api', 'site'], env);
  twins.connect(site.url);
  const port = await freePort();
  const server = await launchChromium([`--remote-debugging-port=${port}`]);
  onEnd(() => server.close());
  const browser = await chromium.connect(server.wsEndpoint());
  const pages: MeasuredPage[] = [];
  for (const page of await findPages(api.url)) {
    const isWanted = !options.page || options.page.some((name) => page.name.startsWith(name));
    if (isWanted) pages.push(await measure(browser, port, twins, page));
  }
  await browser.close();
  const build = options.build ? await measurePictureBuild() : undefined;
  const isPart = options.loads !== undefined || options.page !== undefined || !build;
  await publish('bench:web', webReport(pages, build), isPart);
});

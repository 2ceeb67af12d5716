import { chromium, type Browser } from 'playwright-core';
import { paths } from '../../src/shared/siteMap';
import { launchChromium } from '../../src/e2e/support/chromium';
import { startProduct } from '../../src/e2e/support/product';
import { loadPage, type PageLoad } from './lib/pageLoad';
import { measurePictureBuild } from './lib/pictureBuild';
import { loadPictures, SCREENS, type PictureLoad } from './lib/pictureLoad';
import { progress, publish, root } from './lib/report';
import { onEnd, runBenchmark } from './lib/undo';
import { webReport, type MeasuredPage } from './lib/webReport';

/*
 * npm run bench:web
 * Three pages of the built site as a cheap phone on slow 4G sees them, the bytes of their pictures,
 * and the time that the build of the pictures takes.
 */

const LOADS = 5;
const GRID_PARTS = 12;

interface Category {
  _id: string;
  name: string;
  partCount: number;
  children?: Category[];
}

/** The category whose first page is a full grid, or else the fullest. */
async function findGrid(apiUrl: string): Promise<Category> {
  const response = await fetch(`${apiUrl}/categories`);
  const flatten = (list: Category[]): Category[] =>
    list.flatMap((category) => [category, ...flatten(category.children ?? [])]);
  const [fullest] = flatten((await response.json()) as Category[]).sort(
    (a, b) => b.partCount - a.partCount,
  );
  if (!fullest) throw new Error('The catalogue has no category.');
  return fullest;
}

async function measure(browser: Browser, name: string, url: string): Promise<MeasuredPage> {
  const loads: PageLoad[] = [];
  for (let count = 0; count < LOADS; count += 1) {
    const load = await loadPage(browser, url);
    loads.push(load);
    progress(
      `  ${name}: LCP ${Math.round(load.largestPaint)} ms, blocked ${Math.round(load.blockingTime)} ms, shift ${load.shift.toFixed(4)}`,
    );
  }
  const pictures: PictureLoad[] = [];
  for (const screen of SCREENS) pictures.push(await loadPictures(browser, url, screen));
  return { name, loads, pictures };
}

runBenchmark(async () => {
  const server = await launchChromium();
  onEnd(() => server.close());
  const product = await startProduct(root);
  onEnd(() => product.stop());
  const browser = await chromium.connect(server.wsEndpoint());
  const grid = await findGrid(product.apiUrl);
  const addresses = [
    ['home', paths.home()],
    ['/elevators/villa', paths.elevatorType('villa')],
    [`grid of ${Math.min(GRID_PARTS, grid.partCount)} parts`, paths.sparePartsGrid(grid._id)],
  ] as const;
  const pages: MeasuredPage[] = [];
  for (const [name, path] of addresses) {
    pages.push(await measure(browser, name, product.siteUrl + path));
  }
  await browser.close();
  const build = await measurePictureBuild();
  publish('web', webReport(pages, build), { pages, build });
});

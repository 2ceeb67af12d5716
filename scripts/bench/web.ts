import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { launchChromium } from '../../src/e2e/support/chromium';
import { freePort } from '../../src/e2e/support/product';
import { paths } from '../../src/shared/siteMap';
import { SCRIPT_BUDGET } from '../build/stats';
import { fillCatalogue } from '../lib/catalogue';
import { browserHeaders, get, load } from '../lib/load';
import {
  SERVER_CORE,
  makeFolder,
  memory,
  newDatabase,
  pinLoad,
  startProduct,
} from '../lib/product';
import { median, onEnd, progress, run, type Report } from '../lib/report';
import { installLighthouse, loadPage, measureTaps, type PageLoad } from './browser';
import { measureThroughput } from './throughput';

/*
 * npm run bench:web -- [--loads 5] [--page home --page part]
 * Four public pages: in the browser with the demo catalogue, each beside itself with its scripts
 * blocked; on the server with 20,000 parts, rendered uncached and from the cache. The company's pages
 * have one URL each, so that they are always cached.
 */

const { values: options } = parseArgs({
  options: { loads: { type: 'string', default: '5' }, page: { type: 'string', multiple: true } },
});

const PARTS = 20_000;
/** Uncached pages of each kind; during the first half V8 compiles what renders them. */
const UNCACHED = 600;
const TURN = 50;

type Ids = Record<'categoryIds' | 'partIds', string[]>;

interface BenchPage {
  name: string;
  path: (ids: Ids, index: number) => string;
  /** `path` returns another URL for each index below `UNCACHED`, also to the page cache. */
  hasManyUrls?: boolean;
  /** Names of the buttons and checkboxes to tap. */
  taps: RegExp[];
}

const PAGES: BenchPage[] = [
  {
    name: 'home',
    path: () => paths.home(),
    taps: [/^Open menu/, /^Close menu/],
  },
  {
    name: 'villa',
    path: () => paths.elevatorType('villa'),
    taps: [/^Next image/, /^Image 1 of /],
  },
  {
    name: 'list',
    path: ({ categoryIds }, index) => {
      const page = 1 + Math.floor(index / categoryIds.length);
      return `${paths.sparePartsGrid(categoryIds[index % categoryIds.length] ?? '')}?page=${page}`;
    },
    hasManyUrls: true,
    taps: [/^Compare: /, /^Filters/],
  },
  {
    name: 'part',
    path: ({ partIds }, index) => paths.sparePartDetails(partIds[index] ?? ''),
    hasManyUrls: true,
    taps: [/^Show image 2/, /^Show image 1/],
  },
];

const pages = PAGES.filter(({ name }) => options.page?.includes(name) ?? true);

async function measureInBrowser(report: Report): Promise<void> {
  installLighthouse();
  const debugPort = await freePort();
  const env = { DATA_DIR: makeFolder(), DEMO_CATALOGUE: 'on' };
  const product = await startProduct(env, { roles: ['api', 'site'] });
  const ids = await findDemoIds(product.apiUrl);
  const server = await launchChromium([`--remote-debugging-port=${debugPort}`]);
  onEnd(() => server.close());
  const browser = await chromium.connect(server.wsEndpoint());
  for (const { name, path, taps } of pages) {
    const loads: PageLoad[] = [];
    const references: PageLoad[] = [];
    const times: number[] = [];
    const url = product.siteUrl + path(ids, 0);
    for (let count = 1; count <= Number(options.loads); count += 1) {
      progress(`  ${name}: load ${count}`);
      loads.push(await loadPage(debugPort, url, true));
      references.push(await loadPage(debugPort, url, false));
      times.push(await measureTaps(browser, url, taps));
    }
    const middle = (key: keyof PageLoad, of = loads) => median(of.map((pageLoad) => pageLoad[key]));
    const tbt = Math.max(0, middle('tbt') - middle('tbt', references));
    report.column = name;
    report.put('script, compressed', middle('script') / 1000, {
      unit: 'kB',
      atMost: SCRIPT_BUDGET / 1000,
    });
    report.put('LCP', middle('lcp'), { unit: 'ms' });
    report.put('LCP against the reference', middle('lcp') / middle('lcp', references), {
      unit: '×',
      atMost: 1.25,
    });
    report.put('blocking time above the reference', tbt, { unit: 'ms', atMost: 150 });
    report.put('layout shift (CLS)', middle('cls'), { atMost: 0 });
    report.put('slowest tap (INP)', median(times), { unit: 'ms', atMost: 150 });
  }
  await browser.close();
  await product.stop();
}

/** The longest category and a part with several images of the demo catalogue. */
async function findDemoIds(apiUrl: string): Promise<Ids> {
  const response = await fetch(`${apiUrl}/spare-parts`);
  const parts = (await response.json()) as {
    _id: string;
    images: string[];
    categoryId?: { _id: string };
  }[];
  const categoryIds = parts.flatMap(({ categoryId }) => categoryId?._id ?? []);
  const lengthOf = (id: string) => categoryIds.filter((categoryId) => categoryId === id).length;
  const [longest] = categoryIds.sort((a, b) => lengthOf(b) - lengthOf(a));
  const gallery = parts.find(({ images }) => images.length > 1);
  if (!longest || !gallery) throw new Error('The demo catalogue has no categories or no gallery.');
  return { categoryIds: [longest], partIds: [gallery._id] };
}

async function measureOnServer(report: Report): Promise<void> {
  const env = await newDatabase('sqlite');
  const catalogue = await fillCatalogue(env, PARTS);
  const product = await startProduct(env, { roles: ['api', 'site'], core: SERVER_CORE });
  pinLoad();
  const { siteUrl: url, pid } = product;
  const headers = { ...browserHeaders(url), accept: 'text/html' };
  const kinds = pages.map((page) => ({ ...page, times: [] as number[] }));
  // The kinds in turns, as a shared machine's processor changes its speed every few seconds.
  for (let start = 0; start < UNCACHED; start += TURN) {
    for (const { path, hasManyUrls, times } of kinds) {
      if (!hasManyUrls) continue;
      const turn = Array.from({ length: TURN }, (_, index) => get(path(catalogue, start + index)));
      times.push(...(await load(url, turn, { connections: 1, headers })).milliseconds);
    }
  }
  for (const { name, path, times } of kinds) {
    const server = { url, pid, headers };
    const { share, perSecond } = await measureThroughput(server, [path(catalogue, 0)]);
    report.column = name;
    if (times.length > 0) {
      const uncached = median(times.slice(UNCACHED / 2));
      report.put('rendered uncached, median', uncached, { unit: 'ms', atMost: 40 });
    }
    report.put('cached, share of bare node:http', share * 100, { unit: '%', atLeast: 50 });
    report.put('cached, responses', perSecond, { unit: '/s' });
    report.put('memory afterwards', memory(pid).now, { unit: 'MiB', atMost: 300 });
  }
}

run('bench:web', async (report) => {
  await measureInBrowser(report);
  await measureOnServer(report);
});

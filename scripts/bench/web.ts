import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { launchChromium } from '../../src/e2e/support/chromium';
import { freePort } from '../../src/e2e/support/product';
import { paths } from '../../src/shared/siteMap';
import { SERVER_CORE, memory, takeLoadCore } from './lib/children';
import { makeDatabase, makeFolder } from './lib/database';
import { installLighthouse, loadPage, type PageLoad } from './lib/lighthouse';
import { load } from './lib/load';
import { startProxy, withoutScript } from './lib/proxy';
import { median, printReport, progress, type Row } from './lib/report';
import { startProduct } from './lib/servers';
import { measureTaps } from './lib/taps';
import { measureThroughput } from './lib/throughput';
import { onEnd, runBenchmark } from './lib/undo';

/*
 * npm run bench:web -- [--loads 5] [--page home --page part]
 * Four public pages: in the browser with the demo catalogue, each beside its own HTML without
 * script; on the server with 20,000 parts, rendered uncached and from the cache.
 */

const { values: options } = parseArgs({
  options: { loads: { type: 'string', default: '5' }, page: { type: 'string', multiple: true } },
});

const PARTS = 20_000;
/** Uncached pages of each kind; the first half is for V8 to compile what renders them. */
const UNCACHED = 600;
const TURN = 50;

type Ids = Record<'categoryIds' | 'partIds', string[]>;

interface BenchPage {
  name: string;
  /** A different URL for each index below `UNCACHED`, also to the page cache. */
  path: (ids: Ids, index: number) => string;
  /** Names of the buttons and checkboxes to tap. */
  taps: RegExp[];
}

const PAGES: BenchPage[] = [
  {
    name: 'home',
    path: (_, index) => `${paths.home()}?n=${index}`,
    taps: [/^Open menu/, /^Close menu/],
  },
  {
    name: 'villa',
    path: (_, index) => `${paths.elevatorType('villa')}?n=${index}`,
    taps: [/^Next image/, /^Image 1 of /],
  },
  {
    name: 'list',
    path: ({ categoryIds }, index) => {
      const page = 1 + Math.floor(index / categoryIds.length);
      return `${paths.sparePartsGrid(categoryIds[index % categoryIds.length] ?? '')}?page=${page}`;
    },
    taps: [/^Compare: /, /^Filters/],
  },
  {
    name: 'part',
    path: ({ partIds }, index) => paths.sparePartDetails(partIds[index] ?? ''),
    taps: [/^Show picture 2/, /^Show picture 1/],
  },
];

const pages = PAGES.filter(({ name }) => options.page?.includes(name) ?? true);

interface Goal {
  measure: string;
  unit?: string;
  most?: number;
  least?: number;
}

/** What is measured of a page; without a goal only for information. */
const GOALS = {
  script: { measure: 'script, compressed', unit: ' kB', most: 220 },
  lcpRatio: { measure: 'LCP against the reference', unit: ' ×', most: 1.25 },
  lcp: { measure: 'LCP', unit: ' s' },
  tbtAbove: { measure: 'blocking time (TBT) above the reference', unit: ' ms', most: 150 },
  tbt: { measure: 'blocking time', unit: ' ms' },
  cls: { measure: 'layout shift (CLS)', most: 0 },
  inp: { measure: 'slowest tap (INP)', unit: ' ms', most: 150 },
  uncached: { measure: 'rendered uncached, median', unit: ' ms', most: 40 },
  share: { measure: 'from the cache, share of bare node:http', unit: ' %', least: 50 },
  perSecond: { measure: 'from the cache, responses per second' },
  memory: { measure: 'memory of site and backend after it', unit: ' MiB', most: 300 },
} satisfies Record<string, Goal>;

type Measured = Record<keyof typeof GOALS, number>;

async function measureInBrowser() {
  installLighthouse();
  const [debugPort, pagePort, referencePort] = [
    await freePort(),
    await freePort(),
    await freePort(),
  ];
  const origins = [pagePort, referencePort].map((port) => `http://127.0.0.1:${port}`);
  const env = { DATA_DIR: makeFolder(), SITE_ORIGIN: origins.join() };
  const { api, site } = await startProduct(['api', 'site'], env);
  // Both through a proxy, so that its time is in both.
  const pageUrl = await startProxy(pagePort, site.url, (html) => html);
  const referenceUrl = await startProxy(referencePort, site.url, withoutScript);
  const ids = await findDemoIds(api.url);
  const server = await launchChromium([`--remote-debugging-port=${debugPort}`]);
  onEnd(() => server.close());
  const browser = await chromium.connect(server.wsEndpoint());
  const results = [];
  for (const { name, path, taps } of pages) {
    const loads: PageLoad[] = [];
    const references: PageLoad[] = [];
    const times: number[] = [];
    for (let count = 1; count <= Number(options.loads); count += 1) {
      progress(`  ${name}: load ${count}`);
      loads.push(await loadPage(debugPort, pageUrl + path(ids, 0)));
      references.push(await loadPage(debugPort, referenceUrl + path(ids, 0)));
      times.push(await measureTaps(browser, pageUrl + path(ids, 0), taps));
    }
    const middle = (key: keyof PageLoad, of = loads) => median(of.map((each) => each[key]));
    results.push({
      script: middle('script') / 1000,
      lcpRatio: middle('lcp') / middle('lcp', references),
      lcp: middle('lcp') / 1000,
      tbtAbove: Math.max(0, middle('tbt') - middle('tbt', references)),
      tbt: middle('tbt'),
      cls: middle('cls'),
      inp: median(times),
    });
  }
  await browser.close();
  await site.stop();
  return results;
}

interface DemoPart {
  _id: string;
  images: string[];
  categoryId?: { _id: string };
}

/** The longest category and a part with several images of the demo catalogue. */
async function findDemoIds(apiUrl: string): Promise<Ids> {
  const response = await fetch(`${apiUrl}/spare-parts`);
  const parts = (await response.json()) as DemoPart[];
  const categoryIds = parts.flatMap(({ categoryId }) => categoryId?._id ?? []);
  const lengthOf = (id: string) => categoryIds.filter((each) => each === id).length;
  const [longest] = categoryIds.sort((a, b) => lengthOf(b) - lengthOf(a));
  const gallery = parts.find(({ images }) => images.length > 1);
  if (!longest || !gallery) throw new Error('The demo catalogue has no categories or no gallery.');
  return { categoryIds: [longest], partIds: [gallery._id] };
}

async function measureOnServer() {
  progress(`${PARTS} parts: filling the database …`);
  const { catalogue, dataDir } = await makeDatabase(PARTS);
  const env = { DATA_DIR: dataDir, DEMO_CATALOGUE: 'off' };
  const { site } = await startProduct(['api', 'site'], env, SERVER_CORE);
  takeLoadCore();
  const kinds = pages.map((page) => ({ ...page, times: [] as number[] }));
  // The kinds in turns, as a shared machine's processor changes its speed every few seconds.
  for (let start = 0; start < UNCACHED; start += TURN) {
    for (const { path, times } of kinds) {
      const turn = Array.from({ length: TURN }, (_, index) => path(catalogue, start + index));
      times.push(...(await load(site, turn, { connections: 1 })).milliseconds);
    }
  }
  const results = [];
  for (const { name, path, times } of kinds) {
    const uncached = median(times.slice(UNCACHED / 2));
    const { share, perSecond } = await measureThroughput(name, site, [path(catalogue, 0)]);
    results.push({
      uncached,
      share: share * 100,
      perSecond,
      memory: memory(site.pid)?.now ?? NaN,
    });
  }
  return results;
}

function toRow({ measure, unit = '', most, least }: Goal, values: number[]): Row {
  const write = (value: number) =>
    `${value.toLocaleString('en-US', { maximumSignificantDigits: value < 1000 ? 3 : 4 })}${unit}`;
  const row = { measure, values: values.map(write) };
  if (most !== undefined) {
    return { ...row, goal: `≤ ${most}${unit}`, met: values.every((value) => value <= most) };
  }
  if (least === undefined) return row;
  return { ...row, goal: `≥ ${least}${unit}`, met: values.every((value) => value >= least) };
}

runBenchmark(async () => {
  const inBrowser = await measureInBrowser();
  const onServer = await measureOnServer();
  const results = pages.map(
    (_, place) => ({ ...inBrowser[place], ...onServer[place] }) as Measured,
  );
  const rows = Object.entries(GOALS).map(([key, goal]) =>
    toRow(
      goal,
      results.map((result) => result[key as keyof Measured]),
    ),
  );
  await printReport({ columns: pages.map(({ name }) => name), rows });
});

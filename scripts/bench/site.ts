import { paths } from '../../src/shared/siteMap';
import { notesOnShares, shareRow } from './lib/apiReport';
import { memoryOfFamily, SERVER_CORE, takeLoadCore } from './lib/children';
import { makeDatabase } from './lib/database';
import { load } from './lib/load';
import { median, progress, publish, quantile, whole, type Report, type Row } from './lib/report';
import { pathOfSearch, searchTexts } from './lib/requests';
import { startProduct } from './lib/servers';
import { measureThroughput, type Throughput } from './lib/throughput';
import { runBenchmark } from './lib/undo';

/*
 * npm run bench:site
 * Site and backend in one process on one core, with 100,000 parts: pages rendered anew, pages from
 * the cache, and the memory of it all.
 */

const PARTS = 100_000;
/** Pages of a kind until V8 has compiled most of what renders it. */
const WARM_UP = 1000;
const RENDERED = 1000;
/** The kinds are rendered in turns, as the processor changes its speed every few seconds. */
const A_TURN = 100;
/** Fewer than the cache holds: with 300 categories a page and its data have 30 kB compressed. */
const KEPT = 30;

const MOST_MEDIAN = 12;
const MOST_P99 = 40;
const MOST_MEMORY = 350;

runBenchmark(async () => {
  progress(`${whole(PARTS)} parts: filling the database …`);
  const { catalogue, dataDir } = await makeDatabase(PARTS);
  const env = { DATA_DIR: dataDir, DEMO_CATALOGUE: 'off' };
  const { api, site } = await startProduct(['api', 'site'], env, SERVER_CORE);
  takeLoadCore();
  const grids = [2, 3, 4, 5, 6, 7, 8].flatMap((page) =>
    catalogue.categoryIds.map((id) => `${paths.sparePartsGrid(id)}?page=${page}`),
  );
  const details = catalogue.partIds.map((id) => paths.sparePartDetails(id));

  const anew = {
    'page of 12 parts': { addresses: grids, milliseconds: [] as number[] },
    'one part': { addresses: details, milliseconds: [] as number[] },
  };
  /** One request after the other, each for a page that nobody asked for before. */
  const render = (addresses: string[], from: number, to: number) =>
    load(site, addresses.slice(from, to), { connections: 1 });
  for (const { addresses } of Object.values(anew)) await render(addresses, 0, WARM_UP);
  for (let from = WARM_UP; from < WARM_UP + RENDERED; from += A_TURN) {
    for (const { addresses, milliseconds } of Object.values(anew)) {
      milliseconds.push(...(await render(addresses, from, from + A_TURN)).milliseconds);
    }
  }
  for (const [name, { milliseconds }] of Object.entries(anew)) {
    progress(`  ${name}: median ${median(milliseconds).toFixed(1)} ms`);
  }
  const kept = {
    home: await measureThroughput('home', site, [paths.home()]),
    'page of 12 parts': await measureThroughput('page of 12 parts', site, grids.slice(0, 1)),
    [`${KEPT} such pages in turn`]: await measureThroughput('pages', site, grids.slice(0, KEPT)),
  };
  progress('  Parts and searches of the backend …');
  const calls = [
    ...catalogue.partIds.slice(0, 20_000).map((id) => `/spare-parts/${id}`),
    ...searchTexts(catalogue).map(pathOfSearch),
  ];
  await load(api, calls, { connections: 16 });
  const memory = memoryOfFamily(api.pid);
  await publish('bench:site', siteReport(anew, kept, memory), false);
});

function siteReport(
  anew: Record<string, { milliseconds: number[] }>,
  kept: Record<string, Throughput>,
  memory: ReturnType<typeof memoryOfFamily>,
): Report {
  const upTo = (
    measure: string,
    value: number,
    most: number,
    unit: string,
    isGoal = true,
  ): Row => ({
    measure,
    values: [`${value.toFixed(1)} ${unit}`],
    ...(isGoal && { goal: `≤ ${most} ${unit}`, met: value <= most }),
  });
  const rows = [
    ...Object.entries(anew).flatMap(([name, { milliseconds }]) => [
      upTo(`${name} rendered anew, median`, median(milliseconds), MOST_MEDIAN, 'ms'),
      upTo(`${name} rendered anew, p99`, quantile(milliseconds, 0.99), MOST_P99, 'ms'),
    ]),
    ...Object.entries(kept).map(([name, result]) => shareRow(`${name} from the cache`, [result])),
    ...(memory
      ? [
          upTo('memory of site and backend after the load', memory.now, MOST_MEMORY, 'MiB'),
          upTo('the same at its highest', memory.peak, MOST_MEMORY, 'MiB', false),
        ]
      : []),
  ];
  return {
    columns: [`${whole(PARTS)} parts`],
    rows,
    notes: [
      `Rendered anew: one connection, one request after the other, each for an address that is new to the cache, after ${whole(WARM_UP)} others of its kind; to the last compressed byte; both kinds in turns of ${A_TURN}.`,
      `Memory: resident, of the process and its children, after ${whole(2 * (WARM_UP + RENDERED))} pages, 20,000 parts and 50 searches.`,
      ...notesOnShares(Object.values(kept)),
    ],
  };
}

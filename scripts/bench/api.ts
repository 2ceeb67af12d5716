import { parseArgs } from 'node:util';
import { measureBackends, type LoadedCatalogue } from '../lib/catalogue';
import { browserHeaders, get, load, type Call } from '../lib/load';
import { logIn, memory, type Product } from '../lib/product';
import { Random, spread } from '../lib/random';
import { median, progress, quantile, run, type Report } from '../lib/report';
import {
  filterCalls,
  lookupCalls,
  matchCalls,
  misspell,
  pathOfSearch,
  saveCall,
  searchTexts,
  suggestionCalls,
} from './calls';
import { measureThroughput } from './throughput';

/*
 * npm run bench:api -- [--parts 20000] [--database sqlite|postgres]
 * The backend in production mode: what its cache returns, beside a bare server; and requests that
 * are new to it, one after the other.
 */

const { values: options } = parseArgs({
  options: { parts: { type: 'string', default: '20000' }, database: { type: 'string' } },
});

const COUNT = 300;
const WARM_UP = 200;

async function measureCached(report: Report, product: Product, catalogue: LoadedCatalogue) {
  const { apiUrl: url, pid, siteUrl } = product;
  const server = { url, pid, headers: browserHeaders(siteUrl) };
  const grid = (id: string) => `/categories/${id}/spareparts?page=1&limit=12`;
  const parts = spread(catalogue.partIds, 2000).map((id) => `/spare-parts/${id}`);
  const kinds: [string, string[]][] = [
    ['category tree', ['/categories']],
    ['12 parts of a category', catalogue.categoryIds.slice(10, 11).map(grid)],
    ['12 parts of each category in turn', catalogue.categoryIds.map(grid)],
    ['one part', parts.slice(0, 1)],
    ['2,000 parts in turn', parts],
  ];
  for (const [name, paths] of kinds) {
    const { perSecond, share } = await measureThroughput(server, paths);
    report.put(`${name}, cached`, perSecond, { unit: '/s' });
    report.put(`${name}, share of bare node:http`, share * 100, { unit: '%', atLeast: 50 });
  }
}

/** One connection, one request after the other, each new to the cache. */
async function measureNew(report: Report, product: Product, catalogue: LoadedCatalogue) {
  const { apiUrl, siteUrl } = product;
  const random = new Random(20_261_126);
  const measure = async (name: string, calls: Call[], mostMs: number) => {
    const headers = browserHeaders(siteUrl);
    const { milliseconds, failures } = await load(apiUrl, calls, { connections: 1, headers });
    const warm = milliseconds.slice(Math.min(WARM_UP, calls.length / 3));
    report.put(`${name}, median`, median(warm), { unit: 'ms' });
    report.put(`${name}, p99`, quantile(warm, 0.99), { unit: 'ms', atMost: mostMs });
    if (failures > 0) throw new Error(`${name}: ${failures} requests failed.`);
    const times = calls.map(({ path }, index) => ({ path, time: milliseconds[index] ?? 0 }));
    const [slowest] = times.slice(-warm.length).sort((a, b) => b.time - a.time);
    progress(`    slowest: ${slowest?.time.toFixed(1)} ms, ${slowest?.path}`);
  };
  const texts = searchTexts(catalogue, WARM_UP + COUNT);
  const searches = (all: string[]) => all.map((text) => get(pathOfSearch(text)));
  await measure('search', searches(texts), 80);
  await measure('search with a misspelt word', searches(misspell(texts)), 80);
  await measure('suggestion', suggestionCalls(texts, random), 50);
  const filters = await filterCalls(
    apiUrl,
    catalogue,
    texts.slice(0, 100),
    WARM_UP + COUNT,
    random,
  );
  await measure('filtered list with facets', filters, 80);
  await measure('lookup of 200 numbers', lookupCalls(catalogue, WARM_UP + COUNT, random), 80);
  // An IP address matches so many lines in ten minutes at most.
  await measure('match of 200 lines', matchCalls(catalogue, texts, 100, random), 500);
  const token = await logIn(apiUrl);
  const saves: Call[] = [];
  for (const [index, id] of spread(catalogue.partIds, WARM_UP + COUNT).entries()) {
    saves.push(await saveCall(apiUrl, token, id, index));
  }
  await measure('save', saves, 60);
}

run('bench:api', (report) =>
  measureBackends(report, options, async (product, catalogue) => {
    await measureCached(report, product, catalogue);
    await measureNew(report, product, catalogue);
    report.put('memory after the load', memory(product.pid).now, { unit: 'MiB', atMost: 300 });
  }),
);

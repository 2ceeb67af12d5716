import { memory, SERVER_CORE } from './children';
import { envOf, type FilledDatabase } from './database';
import { load } from './load';
import { median, progress, quantile, whole } from './report';
import { neverAsked, PAGE, pathOfPage, pathOfSearch, searchTexts } from './requests';
import { startProduct } from './servers';
import { measureThroughput, type Throughput } from './throughput';

/** Milliseconds. */
interface Latency {
  median: number;
  p99: number;
}

/** What is measured with a catalogue of one size. */
export interface CatalogueRun {
  parts: number;
  throughput: Record<'tree' | 'grid' | 'grids' | 'part' | 'partsInCache' | 'parts', Throughput>;
  /** `cold`: by words that are new to the backend. */
  latency: Record<'first' | 'middle' | 'last' | 'cold' | 'search', Latency>;
  /** Parts that each search finds. */
  hits: number[];
  /** MiB. */
  memory: { now: number; peak: number } | undefined;
}

/** More than the backend's cache of answers holds. */
const BEYOND_CACHE = 20_000;
const WITHIN_CACHE = 2000;

const REQUESTS = 1000;

export async function runCatalogue(database: FilledDatabase): Promise<CatalogueRun> {
  const { catalogue } = database;
  const parts = catalogue.partIds.length;
  progress(`${whole(parts)} parts:`);
  const { api } = await startProduct(['api'], envOf(database), SERVER_CORE);
  // Spread over the catalogue, as visitors' requests are.
  const some = (count: number) => {
    const step = Math.max(1, Math.floor(parts / count));
    const ids = catalogue.partIds.filter((_, index) => index % step === 0).slice(0, count);
    return ids.map((id) => `/spare-parts/${id}`);
  };
  const grids = catalogue.categoryIds.map((id) => `/categories/${id}/spareparts?page=1&limit=12`);
  const throughput = (name: string, paths: string[]) => measureThroughput(name, api, paths);
  const throughputs = {
    tree: await throughput('category tree', ['/categories']),
    grid: await throughput('one page of a category', grids.slice(150, 151)),
    grids: await throughput('first pages of all categories', grids),
    part: await throughput('one part', some(1)),
    partsInCache: await throughput('parts within the cache', some(WITHIN_CACHE)),
    parts: await throughput('parts beyond the cache', some(BEYOND_CACHE)),
  };
  // One visitor after the other, each for an address that is new: no queue, and no ready answer.
  const ask = async (name: string, paths: string[]): Promise<Latency> => {
    const { milliseconds } = await load(api, paths, { connections: 1 });
    const result = { median: median(milliseconds), p99: quantile(milliseconds, 0.99) };
    progress(`  ${name}: median ${result.median.toFixed(2)} ms, p99 ${result.p99.toFixed(2)} ms`);
    return result;
  };
  const latency = async (name: string, paths: string[], count = REQUESTS) => ({
    cold: await ask(`${name}, first`, neverAsked(paths, 'warm', paths.length)),
    ...(await ask(name, neverAsked(paths, 'n', count))),
  });
  const pages = Math.ceil(parts / PAGE);
  const searches = searchTexts(catalogue).map(pathOfSearch);
  const first = await latency('first page', [pathOfPage(1)]);
  const middle = await latency('middle page', [pathOfPage(Math.ceil(pages / 2))], 200);
  const last = await latency('last page', [pathOfPage(pages)]);
  const search = await latency('search', searches);
  const hits: number[] = [];
  for (const path of searches) {
    const response = await fetch(api.url + path, { headers: api.headers });
    hits.push(((await response.json()) as { total: number }).total);
  }
  const used = memory(api.pid);
  await api.stop();
  return {
    parts,
    throughput: throughputs,
    hits,
    memory: used,
    latency: { first, middle, last, search, cold: search.cold },
  };
}

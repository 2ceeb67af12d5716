import { memory } from './children';
import { makeDatabase } from './database';
import { countHits, measureLatency, type Latency } from './latency';
import { progress, quantile, whole } from './report';
import { PAGE, pathOfPage, pathOfSearch, searchTexts } from './requests';
import { startBackend } from './servers';
import { measureThroughput, type Throughput } from './throughput';

/** What is measured with a catalogue of one size. */
export interface CatalogueRun {
  parts: number;
  throughput: Record<'tree' | 'grid' | 'grids' | 'part' | 'partsInCache' | 'parts', Throughput>;
  latency: Record<'first' | 'middle' | 'last' | 'search', Latency>;
  /** Parts that the searches find. */
  hits: { none: number; median: number; most: number; searches: number };
  /** MiB. */
  memory: { now: number; peak: number } | undefined;
}

/** More than the backend's cache of answers holds. */
const BEYOND_CACHE = 20_000;
const WITHIN_CACHE = 2000;

const LATENCY_REQUESTS = 1000;

export async function runCatalogue(parts: number, postgres?: string): Promise<CatalogueRun> {
  progress(`${whole(parts)} parts: filling the database …`);
  const database = await makeDatabase(parts, postgres);
  const backend = await startBackend(database);
  const { categoryIds, partIds } = database.catalogue;
  // Spread over the catalogue, as visitors' wishes are.
  const some = (count: number) => {
    const step = Math.max(1, Math.floor(partIds.length / count));
    return partIds.filter((_, index) => index % step === 0).slice(0, count);
  };
  const gridPath = (id: string) => `/categories/${id}/spareparts?page=1&limit=12`;
  const partPath = (id: string) => `/spare-parts/${id}`;
  const throughput = (name: string, paths: string[]) => measureThroughput(name, backend, paths);
  const grids = categoryIds.map(gridPath);
  const partPaths = some(BEYOND_CACHE).map(partPath);

  const throughputs = {
    tree: await throughput('category tree', ['/categories']),
    grid: await throughput('one page of a category', grids.slice(150, 151)),
    grids: await throughput('first pages of all categories', grids),
    part: await throughput('one part', partPaths.slice(0, 1)),
    partsInCache: await throughput(
      `${whole(WITHIN_CACHE)} parts`,
      some(WITHIN_CACHE).map(partPath),
    ),
    parts: await throughput(`${whole(partPaths.length)} parts`, partPaths),
  };
  const latency = (name: string, paths: string[], count = LATENCY_REQUESTS) =>
    measureLatency(name, backend, paths, count);
  const pages = Math.ceil(parts / PAGE);
  const searches = searchTexts(database.catalogue).map(pathOfSearch);
  const latencies = {
    first: await latency('first page', [pathOfPage(1)]),
    middle: await latency('middle page', [pathOfPage(Math.ceil(pages / 2))], 200),
    last: await latency('last page', [pathOfPage(pages)]),
    search: await latency('search', searches),
  };
  const hits = await countHits(backend, searches);
  const used = memory(backend.pid);
  await backend.stop();
  return {
    parts,
    throughput: throughputs,
    latency: latencies,
    hits: {
      none: hits.filter((count) => count === 0).length,
      median: quantile(hits, 0.5),
      most: Math.max(...hits),
      searches: hits.length,
    },
    memory: used,
  };
}

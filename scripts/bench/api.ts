import { parseArgs } from 'node:util';
import { startPostgres } from '../trials/lib/postgres';
import { apiReport } from './lib/apiReport';
import { runCatalogue, type CatalogueRun } from './lib/catalogueRun';
import { takeLoadCore } from './lib/children';
import { makeDatabase } from './lib/database';
import { progress, publish, whole } from './lib/report';
import { searchReport } from './lib/searchReport';
import { runSearch, type SearchRun } from './lib/searchRun';
import { measureStarts } from './lib/starts';
import { runBenchmark } from './lib/undo';

/*
 * npm run bench:api -- [--no-starts] [--only catalogue|search] [--parts 1000,2000]
 * The backend with 10,000 and 100,000 parts, the first starts of a fresh clone, and what finds parts,
 * that on PostgreSQL too. With an option nothing is written down.
 */

const { values: options } = parseArgs({
  options: {
    starts: { type: 'boolean', default: true },
    only: { type: 'string' },
    /** Both sizes, the smaller one first. */
    parts: { type: 'string', default: '10000,100000' },
  },
  allowNegative: true,
});
const { only } = options;
if (only !== undefined && only !== 'catalogue' && only !== 'search') {
  throw new Error('--only is catalogue or search.');
}
const isPart = !options.starts || only !== undefined || options.parts !== undefined;
const [few, many, ...more] = (options.parts ?? '10000,100000').split(',').map(Number);
if (!few || !many || more.length > 0) throw new Error('--parts is two numbers, as in 1000,2000.');

const forBoth = async <T>(work: (parts: number) => Promise<T>): Promise<[T, T]> => [
  await work(few),
  await work(many),
];

async function fill(parts: number, databaseUrl?: string): Promise<FilledDatabase> {
  progress(`${whole(parts)} parts: filling the database …`);
  return makeDatabase(parts, databaseUrl);
}

runBenchmark(async () => {
  const [wantsCatalogue, wantsSearch] = [only !== 'search', only !== 'catalogue'];
  // Before this process keeps to the core of the load, and with it all that it starts.
  const postgres = wantsSearch && (await forBoth(() => startPostgres()));
  if (wantsCatalogue && options.starts) progress('Starts of a fresh clone:');
  const starts = wantsCatalogue && options.starts ? await measureStarts() : [];
  takeLoadCore();
  const databases = await forBoth((parts) => fill(parts));
  if (wantsCatalogue) {
    const [small, large] = databases;
    const report = apiReport(await runCatalogue(small), await runCatalogue(large), starts);
    await publish('bench:api', report, isPart);
  }
});

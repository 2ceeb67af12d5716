import { parseArgs } from 'node:util';
import { startPostgres } from '../trials/lib/postgres';
import { apiReport } from './lib/apiReport';
import { runCatalogue } from './lib/catalogueRun';
import { takeLoadCore } from './lib/children';
import { makeDatabase } from './lib/database';
import { progress, publish, whole } from './lib/report';
import { searchReport } from './lib/searchReport';
import { runSearch } from './lib/searchRun';
import { measureStarts } from './lib/starts';
import { runBenchmark } from './lib/undo';

/*
 * npm run bench:api -- [--no-starts] [--only catalogue|search] [--parts 1000,2000]
 * The backend with 10,000 and 100,000 parts, the first starts of a fresh clone, and what finds parts,
 * on SQLite and on PostgreSQL. With an option nothing is written down.
 */

const { values: options } = parseArgs({
  options: {
    starts: { type: 'boolean', default: true },
    only: { type: 'string' },
    parts: { type: 'string' },
  },
  allowNegative: true,
});
const { only } = options;
if (only !== undefined && only !== 'catalogue' && only !== 'search') {
  throw new Error('--only is catalogue or search.');
}
const isPart = !options.starts || only !== undefined || options.parts !== undefined;
const [few, many, ...others] = (options.parts ?? '10000,100000').split(',').map(Number);
if (!few || !many || others.length > 0) throw new Error('--parts is two numbers: 1000,2000.');

/** The same with few parts, then with many. */
async function inTurn<A, B>([a, b]: [A, A], work: (value: A) => Promise<B>): Promise<[B, B]> {
  return [await work(a), await work(b)];
}

function fill(parts: number, databaseUrl?: string) {
  progress(`${whole(parts)} parts: filling the database …`);
  return makeDatabase(parts, databaseUrl);
}

runBenchmark(async () => {
  // Before this process keeps to one core, and with it all that it starts.
  const servers =
    only !== 'catalogue' &&
    (await inTurn([few, many], async (parts) => ({ parts, ...(await startPostgres()) })));
  const wantsStarts = options.starts && only !== 'search';
  if (wantsStarts) progress('Starts of a fresh clone:');
  const starts = wantsStarts ? await measureStarts() : [];
  takeLoadCore();
  const databases = await inTurn([few, many], (parts) => fill(parts));
  if (only !== 'search') {
    const runs = await inTurn(databases, runCatalogue);
    await publish('bench:api', apiReport(...runs, starts), isPart);
  }
  if (!servers) return;
  const sqlite = await inTurn(databases, (database) => runSearch('SQLite', database));
  const postgres = await inTurn(servers, async ({ parts, url, stop }) => {
    const run = await runSearch('PostgreSQL', await fill(parts, url));
    stop();
    return run;
  });
  await publish('bench:api', searchReport([sqlite, postgres]), isPart, ': search');
});

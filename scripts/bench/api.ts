import { parseArgs } from 'node:util';
import { ensureBuilt } from '../../src/e2e/support/product';
import { apiReport } from './lib/apiReport';
import { runCatalogue } from './lib/catalogueRun';
import { pins } from './lib/children';
import { progress, publish, root } from './lib/report';
import { measureStarts } from './lib/starts';
import { runBenchmark } from './lib/undo';

/*
 * npm run bench:api -- [--no-starts] [--postgres <address of a server>]
 * The backend with 10,000 and 100,000 parts, and the first starts of a fresh clone.
 */

const { values: options } = parseArgs({
  options: {
    starts: { type: 'boolean', default: true },
    /** For information, in place of SQLite: makes databases there and drops them again. */
    postgres: { type: 'string' },
  },
  allowNegative: true,
});

runBenchmark(async () => {
  ensureBuilt(root, ['server']);
  if (!pins) progress('Without taskset and two cores, server and load share what there is.');
  const small = await runCatalogue(10_000, options.postgres);
  const large = await runCatalogue(100_000, options.postgres);
  if (options.starts) progress('Starts of a fresh clone:');
  const starts = options.starts ? await measureStarts() : undefined;
  const name = options.postgres ? 'api-postgres' : 'api';
  publish(name, apiReport(small, large, starts), { small, large, starts });
});

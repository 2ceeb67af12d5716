import { parseArgs } from 'node:util';
import { apiReport } from './lib/apiReport';
import { runCatalogue } from './lib/catalogueRun';
import { takeLoadCore } from './lib/children';
import { progress, publish } from './lib/report';
import { measureStarts } from './lib/starts';
import { runBenchmark } from './lib/undo';

/*
 * npm run bench:api -- [--no-starts]
 * The backend with 10,000 and 100,000 parts, and the first starts of a fresh clone. Without those
 * nothing is written down.
 */

const { values: options } = parseArgs({
  options: { starts: { type: 'boolean', default: true } },
  allowNegative: true,
});

runBenchmark(async () => {
  if (options.starts) progress('Starts of a fresh clone:');
  const starts = options.starts ? await measureStarts() : [];
  takeLoadCore();
  const runs = [await runCatalogue(10_000), await runCatalogue(100_000)] as const;
  await publish('bench:api', apiReport(...runs, starts), !options.starts);
});

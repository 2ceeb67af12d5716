import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { CLUSTER } from '../src/e2e/support/environment';

/* npm run e2e:cluster: the browser's journeys on several backends, see src/e2e/support/cluster.ts. */

const jest = createRequire(import.meta.url).resolve('jest/bin/jest');

/** Journeys that do not depend on the number of backends. */
const SKIPPED = ['gallery', 'magnifier', 'menus', 'motion', 'navigation', 'withoutScript'];

// There is one product: its faults occur between the files.
const { status } = spawnSync(
  process.execPath,
  [
    jest,
    '--selectProjects',
    'e2e',
    '--maxWorkers=1',
    'journeys',
    ...SKIPPED.map((name) => `--testPathIgnorePatterns=${name}`),
    ...process.argv.slice(2),
  ],
  { stdio: 'inherit', env: { ...process.env, [CLUSTER]: '1' } },
);
process.exitCode = status ?? 1;

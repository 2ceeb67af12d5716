import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { CLUSTER } from '../src/e2e/support/environment';

const root = fileURLToPath(new URL('..', import.meta.url));
const jest = createRequire(import.meta.url).resolve('jest/bin/jest');

// With --cluster the journeys run on several backends, see src/e2e/support/cluster.ts.
const args = process.argv.slice(2);
const onCluster = args[0] === '--cluster';
if (onCluster) process.env[CLUSTER] = '1';

/** Journeys that do not depend on the number of backends. */
const INDEPENDENT_OF_BACKENDS = [
  'gallery',
  'magnifier',
  'menus',
  'motion',
  'navigation',
  'withoutScript',
];

const selection = onCluster
  ? [
      'journeys',
      ...INDEPENDENT_OF_BACKENDS.map((name) => `--testPathIgnorePatterns=${name}`),
      ...args.slice(1),
    ]
  : args;

// Each worker has its own product. The cluster has one: its faults occur between the files.
const { status } = spawnSync(
  process.execPath,
  [jest, '--selectProjects', 'e2e', `--maxWorkers=${onCluster ? 1 : 2}`, ...selection],
  { cwd: root, stdio: 'inherit' },
);
process.exitCode = status ?? 1;

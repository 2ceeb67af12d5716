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

/** Journeys that show the same however many backends there are. */
const BESIDE_BACKENDS = ['gallery', 'magnifier', 'menus', 'motion', 'navigation', 'withoutScript'];

// Two files at a time, each worker with a product of its own. The one beyond one machine has all
// files one after the other, between which things go wrong.
const { status } = spawnSync(
  process.execPath,
  [
    jest,
    ...['--selectProjects', 'e2e', `--maxWorkers=${onCluster ? 1 : 2}`],
    ...(onCluster
      ? [
          'journeys',
          ...BESIDE_BACKENDS.map((name) => `--testPathIgnorePatterns=${name}`),
          ...args.slice(1),
        ]
      : args),
  ],
  { cwd: root, stdio: 'inherit' },
);
process.exitCode = status ?? 1;

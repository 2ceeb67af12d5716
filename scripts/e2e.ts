import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { ARRANGEMENT } from '../src/e2e/support/environment';

const root = fileURLToPath(new URL('..', import.meta.url));
const jest = createRequire(import.meta.url).resolve('jest/bin/jest');

// With --ten the journeys run on several backends, see src/e2e/support/ten.ts.
const args = process.argv.slice(2);
const isTen = args[0] === '--ten';
if (isTen) process.env[ARRANGEMENT] = 'ten';

/** Journeys that show the same however many backends there are. */
const BESIDE_BACKENDS = ['gallery', 'magnifier', 'menus', 'motion', 'moving', 'withoutScript'];

// Two files at a time, each worker with a product of its own. The one beyond one machine has all
// files one after the other, between which things go wrong.
const { status } = spawnSync(
  process.execPath,
  [
    jest,
    ...['--selectProjects', 'e2e', `--maxWorkers=${isTen ? 1 : 2}`],
    ...(isTen
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

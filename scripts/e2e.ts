import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const jest = createRequire(import.meta.url).resolve('jest/bin/jest');

// One file after the other: all share one product, and a loaded machine makes timings untrue.
const { status } = spawnSync(
  process.execPath,
  [jest, '--selectProjects', 'e2e', '--runInBand', ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit' },
);
process.exitCode = status ?? 1;

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readJestCounts } from './verify/jestResults';
import type { Counts } from './verify/jestResults';

const root = fileURLToPath(new URL('..', import.meta.url));

const { values: options } = parseArgs({
  options: {
    /** Steps to leave out; may be given more than once. */
    skip: { type: 'string', multiple: true, default: [] },
    /** Report of a run of `npm test` that is counted in place of running it again. */
    'jest-results': { type: 'string' },
  },
});

interface Step {
  name: string;
  /** Script of package.json with its arguments. */
  script: string[];
  /** The step runs Jest: its tests are counted, not the step. */
  jest?: true;
}

interface Result extends Counts {
  name: string;
  seconds: number;
}

/** Faults on purpose, in their short form. */
const TRIALS = ['crowd', 'faults', 'fuzz', 'greedy', 'kill', 'slow', 'uploads'];

const steps: Step[] = [
  { name: 'format', script: ['format:check'] },
  { name: 'lint', script: ['lint'] },
  { name: 'types', script: ['types'] },
  { name: 'openapi', script: ['lint:openapi'] },
  { name: 'codegen', script: ['codegen:check'] },
  { name: 'photos', script: ['photos:check'] },
  { name: 'jest', script: ['test'], jest: true },
  { name: 'build', script: ['build', '--', '--budget'] },
  { name: 'e2e', script: ['e2e'], jest: true },
  { name: 'e2e:ten', script: ['e2e:ten'], jest: true },
  ...TRIALS.map((trial) => ({ name: trial, script: [`trial:${trial}`, '--', '--short'] })),
];

const unknown = options.skip.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(
    `No step is named ${unknown.join(', ')}; there are ${steps.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(2);
}

const folder = mkdtempSync(join(tmpdir(), 'hoistway-verify-'));
/** Without a PostgreSQL server its tests are skipped, as they may be on a developer's machine. */
const complete = process.env.TEST_POSTGRES_URL !== undefined;

function run({ name, script, jest }: Step): Result {
  if (name === 'jest' && options['jest-results']) {
    return { name, seconds: 0, ...readJestCounts(options['jest-results'], { complete }) };
  }
  console.log(`\n── ${name}`);
  const report = join(folder, `${name}.json`);
  const started = performance.now();
  const { status } = spawnSync('npm', ['run', '--silent', ...script], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    // A check tells nobody else that it ran.
    env: {
      ...process.env,
      ...(jest ? { JEST_RESULTS: report } : {}),
      REDOCLY_TELEMETRY: 'off',
      REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
    },
    shell: process.platform === 'win32',
  });
  const seconds = (performance.now() - started) / 1000;
  const counts = jest
    ? readJestCounts(report, { complete })
    : { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 };
  // Jest can fail for another reason than a test, such as its set-up.
  const failed = status !== 0 && counts.failed === 0 ? 1 : counts.failed;
  return { name, seconds, passed: counts.passed, failed };
}

const results = steps.filter(({ name }) => !options.skip.includes(name)).map(run);
rmSync(folder, { recursive: true });

console.log('\ncheck      passed  failed  seconds');
for (const { name, passed, failed, seconds } of results) {
  console.log(
    `${name.padEnd(9)}${String(passed).padStart(8)}${String(failed).padStart(8)}${seconds.toFixed(1).padStart(9)}`,
  );
}
const sum = (key: keyof Counts) => results.reduce((total, result) => total + result[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 ? 1 : 0;

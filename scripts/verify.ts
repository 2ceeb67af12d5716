import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readJestCounts, type Counts } from './verify/jestResults';

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

/** Faults on purpose, in their short form; the lanes take as long as each other. */
const TRIALS = [
  ['crowd', 'fuzz', 'greedy', 'uploads', 'slow'],
  ['faults', 'kill'],
];

/** Steps side by side; the first of them writes to the console while it runs, others at their end. */
type Round = Step[][];

const rounds: Round[] = [
  [[{ name: 'jest', script: ['test'], jest: true }]],
  [[{ name: 'build', script: ['build', '--', '--budget'] }]],
  [[{ name: 'e2e', script: ['e2e'], jest: true }]],
  [
    // One file at a time, which leaves a core to what reads the sources alone.
    [{ name: 'e2e:ten', script: ['e2e:ten'], jest: true }],
    [
      { name: 'format', script: ['format:check'] },
      { name: 'lint', script: ['lint'] },
      { name: 'types', script: ['types'] },
      { name: 'openapi', script: ['lint:openapi'] },
      { name: 'codegen', script: ['codegen:check'] },
      { name: 'photos', script: ['photos:check'] },
    ],
  ],
  TRIALS.map((lane) =>
    lane.map((trial) => ({ name: trial, script: [`trial:${trial}`, '--', '--short'] })),
  ),
];
const steps = rounds.flat(2);

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

async function run({ name, script, jest }: Step, writes: boolean): Promise<Result> {
  if (name === 'jest' && options['jest-results']) {
    return { name, seconds: 0, ...readJestCounts(options['jest-results'], { complete }) };
  }
  if (writes) console.log(`\n── ${name}`);
  const report = join(folder, `${name}.json`);
  const started = performance.now();
  const child = spawn('npm', ['run', '--silent', ...script], {
    cwd: root,
    stdio: writes ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    // A check tells nobody else that it ran.
    env: {
      ...process.env,
      ...(jest ? { JEST_RESULTS: report } : {}),
      REDOCLY_TELEMETRY: 'off',
      REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
    },
    shell: process.platform === 'win32',
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => output.push(chunk));
  }
  const [status] = (await once(child, 'close')) as [number | null];
  if (!writes) process.stdout.write(`\n── ${name}\n${Buffer.concat(output).toString()}`);
  const seconds = (performance.now() - started) / 1000;
  const counts = jest
    ? readJestCounts(report, { complete })
    : { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 };
  // Jest can fail for another reason than a test, such as its set-up.
  const failed = status !== 0 && counts.failed === 0 ? 1 : counts.failed;
  return { name, seconds, passed: counts.passed, failed };
}

const results: Result[] = [];
for (const lanes of rounds) {
  const runLane = async (lane: Step[], index: number) => {
    for (const step of lane) {
      if (!options.skip.includes(step.name)) results.push(await run(step, index === 0));
    }
  };
  await Promise.all(lanes.map(runLane));
}
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

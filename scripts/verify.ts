import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readJestCounts, readResults, type Result } from './verify/results';
import { runStep, type Step } from './verify/step';

const { values: options } = parseArgs({
  options: {
    /** Round to run alone. */
    only: { type: 'string' },
    /** Rounds or steps to leave out; may be given more than once. */
    skip: { type: 'string', multiple: true, default: [] },
    /** File to write the results to. */
    report: { type: 'string' },
    /** Folder of earlier reports, `<round>.json`, counted in place of running those rounds again. */
    reports: { type: 'string' },
  },
});

/** Steps one after the other, beside the other lanes of their round. */
type Lane = Step[];

/** The cheapest first. */
const rounds: Record<string, Lane[]> = {
  static: [
    [{ name: 'lint', script: ['lint'] }],
    [
      { name: 'format', script: ['format:check'] },
      { name: 'types', script: ['types'] },
      { name: 'openapi', script: ['lint:openapi'] },
      { name: 'codegen', script: ['codegen:check'] },
      { name: 'photos', script: ['photos:check'] },
    ],
  ],
  jest: [[{ name: 'jest', script: ['test'], jest: true }]],
  build: [[{ name: 'build', script: ['build', '--', '--budget'] }]],
  // Most of a trial is waiting.
  product: [
    [{ name: 'e2e', script: ['e2e'], jest: true }],
    ['kill', 'faults'].map((trial) => ({
      name: trial,
      script: [`trial:${trial}`, '--', '--short'],
    })),
  ],
};

const steps = Object.values(rounds).flat(2);
const names = new Set([...Object.keys(rounds), ...steps.map(({ name }) => name)]);
const unknown = options.skip.filter((name) => !names.has(name));
if (options.only !== undefined && !(options.only in rounds)) unknown.push(options.only);
if (unknown.length > 0) {
  console.error(`No check is named ${unknown.join(', ')}; there are ${[...names].join(', ')}.`);
  process.exit(2);
}

const folder = mkdtempSync(join(tmpdir(), 'hoistway-verify-'));

async function runRound(lanes: Lane[]): Promise<Result[]> {
  const results: Result[] = [];
  const runLane = async (lane: Lane) => {
    for (const step of lane) {
      if (options.skip.includes(step.name)) continue;
      results.push(await runStep(step, { folder, live: lanes.length === 1 }));
    }
  };
  await Promise.all(lanes.map(runLane));
  return results;
}

const isSelected = (round: string) =>
  !options.skip.includes(round) && (options.only === undefined || options.only === round);

const results: Result[] = [];
for (const [round, lanes] of Object.entries(rounds)) {
  if (!isSelected(round)) continue;
  const report = options.reports && join(options.reports, `${round}.json`);
  if (report && existsSync(report)) {
    if (round === 'jest') results.push({ name: round, seconds: 0, ...readJestCounts(report) });
    else results.push(...readResults(round, report));
  } else {
    results.push(...(await runRound(lanes)));
  }
}
rmSync(folder, { recursive: true });
if (options.report) writeFileSync(options.report, JSON.stringify(results));

console.log('\ncheck      passed  failed  seconds');
for (const { name, passed, failed, seconds } of results) {
  console.log(
    `${name.padEnd(9)}${String(passed).padStart(8)}${String(failed).padStart(8)}${seconds.toFixed(1).padStart(9)}`,
  );
}
const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 ? 1 : 0;

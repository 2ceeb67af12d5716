import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readJestCounts, type Counts } from './verify/results';

/*
 * npm run verify -- [static] [jest] [build] [product]
 * Runs all checks, or those of the named rounds; the last line is "N passed, N failed".
 */

interface Step {
  name: string;
  /** Arguments of npm. */
  npm: string[];
  /** The step runs Jest: its tests are counted, not the step. */
  isJest?: true;
}

interface Result extends Counts {
  name: string;
  seconds: number;
}

const script = (name: string, ...npm: string[]): Step => ({ name, npm: ['run', '-s', ...npm] });

/** The cheapest first. Each is a list of lanes side by side, whose steps run one after the other. */
const ROUNDS: Record<string, Step[][]> = {
  static: [
    [script('lint', 'lint')],
    [
      script('format', 'format:check'),
      script('types', 'types'),
      script('openapi', 'lint:openapi'),
      script('codegen', 'codegen:check'),
      script('photos', 'photos:check'),
    ],
  ],
  jest: [[{ name: 'jest', npm: ['test'], isJest: true }]],
  build: [[script('build', 'build', '--', '--budget')]],
  // Most of a trial is waiting.
  product: [
    [{ ...script('e2e', 'e2e'), isJest: true }],
    [
      script('kill', 'trial:kill', '--', '--short'),
      script('faults', 'trial:faults', '--', '--short'),
    ],
  ],
};

const folder = mkdtempSync(join(tmpdir(), 'hoistway-verify-'));

/** Runs a step; `isLive` shows its output as it comes, else at its end. */
async function runStep({ name, npm, isJest }: Step, isLive: boolean): Promise<Result> {
  if (isLive) console.log(`\n── ${name}`);
  const report = join(folder, `${name}.json`);
  const started = performance.now();
  const child = spawn('npm', npm, {
    stdio: isLive ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...(isJest && { JEST_RESULTS: report }),
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
  if (!isLive) process.stdout.write(`\n── ${name}\n${Buffer.concat(output).toString()}`);
  const isSuccess = status === 0;
  const { passed, failed } = isJest
    ? readJestCounts(report)
    : { passed: Number(isSuccess), failed: 0 };
  return {
    name,
    seconds: (performance.now() - started) / 1000,
    passed,
    // Jest can fail for another reason than a test, such as its set-up.
    failed: isSuccess ? failed : Math.max(1, failed),
  };
}

async function runRound(lanes: Step[][]): Promise<Result[]> {
  const results = await Promise.all(
    lanes.map(async (lane) => {
      const results: Result[] = [];
      for (const step of lane) results.push(await runStep(step, lanes.length === 1));
      return results;
    }),
  );
  return results.flat();
}

const named = process.argv.slice(2);
const unknown = named.filter((name) => !(name in ROUNDS));
if (unknown.length > 0) {
  console.error(
    `No round is named ${unknown.join(', ')}; there are ${Object.keys(ROUNDS).join(', ')}.`,
  );
  process.exit(2);
}

const results: Result[] = [];
for (const [round, lanes] of Object.entries(ROUNDS)) {
  if (named.length === 0 || named.includes(round)) results.push(...(await runRound(lanes)));
}
rmSync(folder, { recursive: true });

console.log('\ncheck      passed  failed  seconds');
for (const { name, passed, failed, seconds } of results) {
  const numbers = [String(passed).padStart(8), String(failed).padStart(8)];
  console.log(`${name.padEnd(9)}${numbers.join('')}${seconds.toFixed(1).padStart(9)}`);
}
const sum = (key: keyof Counts) => results.reduce((total, result) => total + result[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 ? 1 : 0;

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { readJestCounts, type Result } from './results';

export interface Step {
  name: string;
  /** Script of package.json with its arguments. */
  script: string[];
  /** The step runs Jest: its tests are counted, not the step. */
  jest?: true;
}

interface Options {
  /** Takes the report of Jest. */
  folder: string;
  /** Writes the output as it comes; steps side by side write theirs at their end. */
  live: boolean;
}

export async function runStep(
  { name, script, jest }: Step,
  { folder, live }: Options,
): Promise<Result> {
  if (live) console.log(`\n── ${name}`);
  const report = join(folder, `${name}.json`);
  const started = performance.now();
  const child = spawn('npm', ['run', '--silent', ...script], {
    stdio: live ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...(jest && { JEST_RESULTS: report }),
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
  if (!live) process.stdout.write(`\n── ${name}\n${Buffer.concat(output).toString()}`);
  const seconds = (performance.now() - started) / 1000;
  const isSuccess = status === 0;
  const counts = jest ? readJestCounts(report) : { passed: Number(isSuccess), failed: 0 };
  // Jest can fail for another reason than a test, such as its set-up.
  const failed = isSuccess ? counts.failed : Math.max(1, counts.failed);
  return { name, seconds, passed: counts.passed, failed };
}

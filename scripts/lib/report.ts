import { cpus } from 'node:os';

/** What a number has to be; without bounds it is only printed. */
export interface Goal {
  unit?: string;
  atMost?: number;
  atLeast?: number;
}

const format = (value: number): string =>
  value.toLocaleString('en-US', { maximumFractionDigits: Math.abs(value) < 10 ? 2 : 0 });

/** The numbers of a benchmark or trial: one row for each measure, one column for each variant. */
export class Report {
  /** The column of what is put from now on. */
  column = 'measured';
  isMissed = false;
  private readonly rows: Record<string, Record<string, string>> = {};

  put(measure: string, value: number | string, { unit = '', atMost, atLeast }: Goal = {}): void {
    const text = typeof value === 'string' ? value : `${format(value)} ${unit}`.trim();
    const goal = [
      atMost === undefined ? '' : `≤ ${format(atMost)} ${unit}`.trim(),
      atLeast === undefined ? '' : `≥ ${format(atLeast)} ${unit}`.trim(),
    ]
      .filter(Boolean)
      .join(', ');
    // NaN, where nothing was measured, meets no goal.
    const isMet = Number(value) <= (atMost ?? Infinity) && Number(value) >= (atLeast ?? -Infinity);
    const missed = goal !== '' && !isMet ? '  MISSED' : '';
    this.isMissed ||= missed !== '';
    const row = (this.rows[measure] ??= { goal });
    row[this.column] = text + missed;
    progress(`  ${this.column}: ${measure}: ${text}${missed} ${goal}`);
  }

  print(title: string): void {
    const machine = `${cpus()[0]?.model.trim() ?? ''}, ${cpus().length} cores`;
    console.log(`${title}: ${machine}, Node.js ${process.versions.node}`);
    console.table(this.rows);
  }
}

export function progress(text: string): void {
  console.error(text);
}

const cleanups: (() => unknown)[] = [];

/** Runs `cleanup` at the end, also after an error or a signal; the latest first. */
export function onEnd(cleanup: () => unknown): void {
  cleanups.push(cleanup);
}

async function cleanUp(): Promise<void> {
  for (let next = cleanups.pop(); next; next = cleanups.pop()) await next();
}

/** Runs a benchmark or trial, prints its report and exits with 1 where a goal is missed. */
export function run(title: string, main: (report: Report) => Promise<void>): void {
  const report = new Report();
  const finish = async (code: number) => {
    report.print(title);
    await cleanUp();
    process.exit(code);
  };
  const fail = (error: unknown) => {
    console.error(error);
    process.exit(1);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      finish(130).catch(fail);
    });
  }
  main(report)
    .then(() => finish(report.isMissed ? 1 : 0))
    .catch(async (error: unknown) => {
      console.error(error);
      await finish(1);
    })
    .catch(fail);
}

/** The value below which the given share of the numbers lies. */
export function quantile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

export const median = (values: number[]): number => quantile(values, 0.5);

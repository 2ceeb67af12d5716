import { cpus } from 'node:os';

/** What a number has to be; without bounds it is only printed. */
export interface Goal {
  unit?: string;
  atMost?: number;
  atLeast?: number;
}

interface Row {
  values: Map<string, string>;
  goal: string;
  isMissed: boolean;
}

const format = (value: number): string =>
  value.toLocaleString('en-US', { maximumFractionDigits: Math.abs(value) < 10 ? 2 : 0 });

/** The numbers of a benchmark or trial: one row for each measure, one column for each variant. */
export class Report {
  /** The column of what is put from now on. */
  column = 'measured';
  private readonly rows = new Map<string, Row>();

  put(measure: string, value: number | string, { unit = '', atMost, atLeast }: Goal = {}): void {
    const text = typeof value === 'string' ? value : `${format(value)} ${unit}`.trim();
    const bounds = [
      ...(atMost === undefined ? [] : [`≤ ${format(atMost)} ${unit}`.trim()]),
      ...(atLeast === undefined ? [] : [`≥ ${format(atLeast)} ${unit}`.trim()]),
    ];
    const row = this.rows.get(measure) ?? {
      values: new Map<string, string>(),
      goal: bounds.join(', '),
      isMissed: false,
    };
    this.rows.set(measure, row);
    row.values.set(this.column, text);
    // NaN, where nothing was measured, meets no goal.
    const number = Number(value);
    const isMet = number <= (atMost ?? Infinity) && number >= (atLeast ?? -Infinity);
    const isMissed = bounds.length > 0 && !isMet;
    row.isMissed ||= isMissed;
    progress(`  ${this.column}: ${measure}: ${text}${isMissed ? `  MISSED ${row.goal}` : ''}`);
  }

  get isMissed(): boolean {
    return [...this.rows.values()].some((row) => row.isMissed);
  }

  toMarkdown(title: string): string {
    const columns = [
      ...new Set([...this.rows.values()].flatMap(({ values }) => [...values.keys()])),
    ];
    const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
    const header = ['', ...columns, 'goal', 'missed'];
    return [
      `${title}: ${cpus()[0]?.model.trim() ?? ''}, ${cpus().length} cores, ` +
        `Node.js ${process.versions.node}, ${new Date().toISOString().slice(0, 10)}`,
      '',
      line(header),
      line(header.map(() => '---')),
      ...[...this.rows].map(([measure, { values, goal, isMissed }]) =>
        line([
          measure,
          ...columns.map((column) => values.get(column) ?? ''),
          goal,
          isMissed ? '**yes**' : '',
        ]),
      ),
    ].join('\n');
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
    console.log(report.toMarkdown(title));
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

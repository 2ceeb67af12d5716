import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../..', import.meta.url));

export interface Row {
  measure: string;
  /** One text for each column of the report. */
  values: string[];
  goal?: string;
  /** Absent: written down, no goal to meet. */
  met?: boolean;
}

export interface Report {
  columns: string[];
  rows: Row[];
  notes: string[];
}

export const whole = (value: number): string => Math.round(value).toLocaleString('en-US');
export const percent = (share: number): string => `${Math.round(share * 100)} %`;

/** Value below which the given share of the numbers lies. */
export function quantile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

export const median = (values: number[]): number => quantile(values, 0.5);

function machine(): string {
  const models = new Set(cpus().map(({ model }) => model.trim()));
  return [
    `${[...models].join(', ')}, ${cpus().length} cores, ${Math.round(totalmem() / 1024 ** 3)} GiB`,
    `Node.js ${process.versions.node}`,
    new Date().toISOString().slice(0, 10),
    `load average before the run ${startLoad.toFixed(1)}`,
  ].join('; ');
}

const startLoad = loadavg()[0] ?? 0;

const line = (cells: string[]) => `| ${cells.join(' | ')} |`;

/** Prints the report as Markdown and writes it, with `details`, to `.cache/bench/<name>.json`. */
export function publish(name: string, { columns, rows, notes }: Report, details: unknown): void {
  const header = ['', ...columns, 'goal', 'met'];
  const met = (row: Row) => (row.met === undefined ? '' : row.met ? 'yes' : '**no**');
  const table = [
    line(header),
    line(header.map((_, index) => (index === 0 ? '---' : '--:'))),
    ...rows.map((row) => line([row.measure, ...row.values, row.goal ?? '', met(row)])),
  ];
  const facts = machine();
  console.log(['', facts, '', ...table, '', ...notes.map((note) => `- ${note}`)].join('\n'));
  const folder = join(root, '.cache/bench');
  mkdirSync(folder, { recursive: true });
  const content = { machine: facts, columns, rows, notes, details };
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(content, null, 2)}\n`);
}

/** What is going on, apart from the report. */
export function progress(text: string): void {
  console.error(text);
}

import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';

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

const startLoad = loadavg()[0] ?? 0;

function machine(): string {
  const models = new Set(cpus().map(({ model }) => model.trim()));
  return [
    `${[...models].join(', ')}, ${cpus().length} cores, ${Math.round(totalmem() / 1024 ** 3)} GiB`,
    `Node.js ${process.versions.node}`,
    new Date().toISOString().slice(0, 10),
    `load average before the run ${startLoad.toFixed(1)}.`,
  ].join('; ');
}

const line = (cells: string[]) => `| ${cells.join(' | ')} |`;

function write({ columns, rows, notes }: Report): string {
  const header = ['measure', ...columns, 'goal', 'met'];
  const met = (row: Row) => (row.met === undefined ? '' : row.met ? 'yes' : '**no**');
  const table = [
    line(header),
    line(header.map(() => '---')),
    ...rows.map((row) => line([row.measure, ...row.values, row.goal ?? '', met(row)])),
  ];
  return [machine(), '', ...table, '', ...notes.map((note) => `- ${note}`), ''].join('\n');
}

/**
 * Prints the report as Markdown and writes it into the README under the heading of its command, in
 * place of the one before. A run that is `only` a part of the measurement is printed alone; `about`
 * tells the tables of one command apart.
 */
export async function publish(
  command: string,
  report: Report,
  only: boolean,
  about = '',
): Promise<void> {
  const text = write(report);
  console.log(`\n${text}`);
  if (only) return;
  const file = join(root, 'scripts/bench/README.md');
  const heading = `## \`npm run ${command}\`${about}\n`;
  const [before = '', behind = ''] = readFileSync(file, 'utf8').split(heading);
  const next = behind.indexOf('\n## ');
  const after = next < 0 ? '' : behind.slice(next);
  const options = { ...(await resolveConfig(file)), parser: 'markdown' };
  writeFileSync(file, await format(`${before}\n${heading}\n${text}\n${after}`, options));
}

/** What is going on, apart from the report. */
export function progress(text: string): void {
  console.error(text);
}

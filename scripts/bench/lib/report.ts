import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';

export const root = fileURLToPath(new URL('../../..', import.meta.url));
const readme = join(root, 'scripts/bench/README.md');

export interface Row {
  measure: string;
  /** One text for each column of the report. */
  values: string[];
  goal?: string;
  /** Absent: there is no goal. */
  met?: boolean;
}

export interface Report {
  columns: string[];
  rows: Row[];
  notes?: string[];
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

/** The report as Markdown, formatted as the repository's files are. */
async function write({ columns, rows, notes = [] }: Report): Promise<string> {
  const header = ['measure', ...columns, 'goal', 'result'];
  const result = ({ met }: Row) => (met === undefined ? '' : met ? 'ok' : '**missed**');
  const text = [
    machine(),
    '',
    line(header),
    line(header.map(() => '---')),
    ...rows.map((row) => line([row.measure, ...row.values, row.goal ?? '', result(row)])),
    '',
    ...notes.map((note) => `- ${note}`),
  ].join('\n');
  return format(text, { ...(await resolveConfig(readme)), parser: 'markdown' });
}

export async function printReport(report: Report): Promise<void> {
  console.log(`\n${await write(report)}`);
}

/**
 * Prints the report and writes it into the README under the heading of its command, in place of the
 * one before. A run that is `only` a part of the measurement is printed alone; `about` distinguishes
 * the tables of one command.
 */
export async function publish(
  command: string,
  report: Report,
  only: boolean,
  about = '',
): Promise<void> {
  await printReport(report);
  if (only) return;
  const heading = `## \`npm run ${command}\`${about}\n`;
  const [before = '', behind = ''] = readFileSync(readme, 'utf8').split(heading);
  const next = behind.indexOf('\n## ');
  const after = next < 0 ? '' : behind.slice(next);
  writeFileSync(readme, `${before.trimEnd()}\n\n${heading}\n${await write(report)}${after}`);
}

/** What is going on, apart from the report. */
export function progress(text: string): void {
  console.error(text);
}

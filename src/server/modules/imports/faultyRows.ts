import type { Readable } from 'node:stream';
import { problemText } from '@/shared/importProblems';
import type { Language } from '@/shared/language';
import type { Queries } from '@/server/db/types';
import { csvOf } from '../messages/exportCsv';
import { spreadsheetOf } from '../messages/exportSpreadsheet';
import { importRepository, sheetOf, type StoredImport } from './repository';
import type { StagedRow } from './types';

const BATCH = 200;

const WORDS = {
  en: {
    headings: ['Row', 'Reason'],
    column: (heading: string) => `${heading}: `,
    cutOff: (count: number) => `These are the first ${count}. The CSV file has all of them.`,
  },
  zh: {
    headings: ['行', '原因'],
    column: (heading: string) => `${heading}：`,
    cutOff: (count: number) => `此处为前${count}行，CSV文件包含全部行。`,
  },
};

/** The faulty rows as in the file, behind their row numbers and reasons. */
export function exportFaultyCsv(
  queries: Queries,
  stored: StoredImport,
  language: Language,
): Readable {
  return csvOf(headingsOf(stored, language), readFaulty(queries, stored, language));
}

export async function exportFaultySpreadsheet(
  queries: Queries,
  stored: StoredImport,
  language: Language,
): Promise<Buffer> {
  async function* entries() {
    for await (const rows of readFaulty(queries, stored, language))
      for (const row of rows) yield [row];
  }
  return spreadsheetOf(headingsOf(stored, language), entries(), WORDS[language].cutOff);
}

const headingsOf = (stored: StoredImport, language: Language): string[] => [
  ...WORDS[language].headings,
  ...(sheetOf(stored)?.columns ?? []).map(({ heading }) => heading),
];

async function* readFaulty(
  queries: Queries,
  stored: StoredImport,
  language: Language,
): AsyncGenerator<string[][]> {
  const headings = (sheetOf(stored)?.columns ?? []).map(({ heading }) => heading);
  const reasonsOf = ({ outcome }: StagedRow) =>
    (outcome?.problems ?? [])
      .map(({ column, ...problem }) => {
        const heading = column === undefined ? '' : headings[column];
        const text = problemText(problem, language);
        return heading ? WORDS[language].column(heading) + text : text;
      })
      .join(' ');
  for (let after = 0; ;) {
    const rows = await importRepository(queries).readRows(stored.id, stored.sheet, after, BATCH, {
      state: 'faulty',
    });
    yield rows.map((row) => [
      String(row.row),
      reasonsOf(row),
      ...row.cells.map(({ text }) => text),
    ]);
    const last = rows.at(-1);
    if (!last) return;
    after = last.row;
  }
}

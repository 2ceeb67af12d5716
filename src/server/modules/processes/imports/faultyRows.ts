import type { Readable } from 'node:stream';
import { problemText } from '@/shared/importProblems';
import type { Language } from '@/shared/language';
import { batchesAfter } from '@/server/db/batches';
import type { Queries } from '@/server/db/types';
import { tableStream, type TableFormat } from '@/server/lib/tableStream';
import { faultyRowTexts } from '@/server/texts/faultyRows';
import { problemsOf } from './presenter';
import { importRepository, sheetOf, type StoredImport } from './repository';
import type { StagedRow } from './types';

const BATCH = 200;

/** The faulty rows as in the file, also excluded ones, after their numbers and reasons. */
export function exportFaultyRows(
  queries: Queries,
  stored: StoredImport,
  { format, language }: { format: TableFormat; language: Language },
): Readable {
  const rows = readFaulty(queries, stored, language);
  const own = (sheetOf(stored)?.columns ?? []).map(({ heading }) => ({ heading, width: 20 }));
  const { row, reason } = faultyRowTexts[language];
  const columns = [{ heading: row, width: 8 }, { heading: reason, width: 60 }, ...own];
  return tableStream(format, columns, rows);
}

async function* readFaulty(
  queries: Queries,
  stored: StoredImport,
  language: Language,
): AsyncGenerator<string[][]> {
  const columns = sheetOf(stored)?.columns ?? [];
  const reasonsOf = (row: StagedRow) =>
    problemsOf(row)
      .map(({ field, ...problem }) => {
        const heading = columns.find((column) => column.field === field)?.heading;
        const text = problemText(problem, language);
        return heading ? faultyRowTexts[language].column(heading) + text : text;
      })
      .join(' ');
  const { id, sheet } = stored;
  const batches = batchesAfter(0, BATCH, (after, limit) =>
    importRepository(queries).readRows(id, sheet, after, limit, 'faulty'),
  );
  for await (const rows of batches) {
    yield rows.map((row) => [
      String(row.row),
      reasonsOf(row),
      ...row.cells.map(({ text }) => text),
    ]);
  }
}

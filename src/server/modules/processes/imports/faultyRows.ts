import type { Readable } from 'node:stream';
import { exactText, isDate, isError, type Cell } from '@/shared/cells';
import { attributeKeyOf } from '@/shared/history';
import { problemText } from '@/shared/importProblems';
import type { Language } from '@/shared/language';
import { batchesAfter } from '@/server/db/batches';
import type { Queries } from '@/server/db/types';
import type { Cell as WrittenCell } from '@/server/lib/spreadsheetStream';
import { dateOfSerial } from '@/server/lib/isDay';
import { tableStream, type TableFormat } from '@/server/lib/tableStream';
import { faultyRowTexts } from '@/server/texts/faultyRows';
import { parseNumber } from '@/shared/units';
import { columnOf, problemsOf } from './presenter';
import { importRepository, sheetOf, type StoredImport } from './repository';
import type { StagedRow } from './types';

const BATCH = 200;
/** Stands for a formula that has never been calculated. */
const NO_VALUE = '#N/A';

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
): AsyncGenerator<WrittenCell[][]> {
  const columns = sheetOf(stored)?.columns ?? [];
  const reasonsOf = (row: StagedRow) =>
    problemsOf(row)
      .map((problem) => {
        const heading = columns[columnOf(problem, columns)]?.heading;
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
      ...row.cells.map((cell, index) => written(cell, columns[index]?.field ?? '')),
    ]);
  }
}

/** A cell so that an import takes it for the same again: a date stays one, which is no text. */
function written(cell: Cell, field: string): WrittenCell {
  const { text, flag, stored } = cell;
  if (flag === 'error') return isError(text) ? text : NO_VALUE;
  // Of other formats, such as that of a time, a text of values tells nobody that it is one.
  if (flag === 'date') return { text: isDate(text) ? text : isoDate(stored, text), format: 'date' };
  if (flag === 'scientific')
    return { text, format: 'scientific', number: stored ?? parseNumber(text) };
  if (flag === 'number' && String(Number(text)) === text) return Number(text);
  return attributeKeyOf(field) === undefined ? text : exactText(cell);
}

/** Of a serial number of spreadsheets; of others the text. */
function isoDate(serial = NaN, text = ''): string {
  const date = dateOfSerial(serial);
  return Number.isNaN(date.getTime()) ? text : date.toISOString().slice(0, 19);
}

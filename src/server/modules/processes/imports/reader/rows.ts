import type { Cell } from '@/shared/cells';
import {
  MAX_IMPORT_CELL,
  MAX_IMPORT_COLUMNS,
  MAX_IMPORT_ROWS,
  MAX_IMPORT_TEXT_MIB,
} from '@/shared/limits';
import { cleanLine, cleanParagraphs, isBlank } from '@/shared/texts';
import type { ReadBatch, SheetRow } from '@/shared/workbook/files';
import { badRequest } from '@/server/lib/httpError';

const BATCH = 200;
/** Titles, headings and letters on other sheets; the rows of parts are counted when those are found. */
const OTHER_ROWS = 1000;

/** The rows that are not blank, without empty cells at their ends, in larger batches. */
export async function* toBatches(pieces: AsyncIterable<ReadBatch>): AsyncGenerator<ReadBatch> {
  let batch: ReadBatch | undefined;
  let count = 0;
  for await (const { rows, ...facts } of pieces) {
    const { sheet, name, hiddenSheets = [] } = facts;
    const stored = rows.map(toStored).filter(hasText);
    count += stored.length;
    if (count > MAX_IMPORT_ROWS + OTHER_ROWS) throw tooManyRows();
    if (batch && (batch.sheet !== sheet || batch.rows.length >= BATCH)) {
      yield batch;
      batch = undefined;
    }
    batch ??= {
      ...facts,
      name: cleanLine(name),
      hiddenSheets: hiddenSheets.map(cleanLine),
      rows: [],
    };
    batch.rows.push(...stored);
  }
  if (batch) yield batch;
}

/** Images alone are no row of parts. */
const hasText = ({ cells }: SheetRow): boolean => cells.some(({ text }) => text !== '');

function toStored({ cells, ...row }: SheetRow): SheetRow {
  const end = cells.findLastIndex((cell) => cell && (!isBlank(cell.text) || cell.images)) + 1;
  if (end > MAX_IMPORT_COLUMNS) {
    const max = MAX_IMPORT_COLUMNS;
    throw badRequest('import_too_many_columns', `Row ${row.row} has more than ${max} columns.`, {
      row: row.row,
      max,
    });
  }
  return { ...row, cells: Array.from(cells.slice(0, end), toStoredCell) };
}

/** Cells that the sheet does not have are missing. Longer texts than any field takes the dry run reports. */
const toStoredCell = (cell: Cell = { text: '' }): Cell => ({
  ...cell,
  text: cleanParagraphs(cell.text.slice(0, MAX_IMPORT_CELL)),
});

const tooManyRows = () =>
  badRequest('import_too_many_rows', `The file has more than ${MAX_IMPORT_ROWS} rows.`, {
    max: MAX_IMPORT_ROWS,
  });

/** Of a CSV file, or of a workbook without its images. */
export const textTooLarge = () =>
  badRequest(
    'import_text_too_large',
    `Without images the file has more than ${MAX_IMPORT_TEXT_MIB} MiB. Save a CSV file as XLSX, which is smaller, or divide the list.`,
    { max: MAX_IMPORT_TEXT_MIB },
  );

export const fileType = () =>
  badRequest(
    'import_file_type',
    'The file is no XLSX workbook and no CSV file. Save it as one of them.',
  );

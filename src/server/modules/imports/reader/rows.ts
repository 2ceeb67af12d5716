import { MAX_IMPORT_COLUMNS, MAX_IMPORT_ROWS } from '@/shared/limits';
import type { Cell } from '@/shared/imports';
import { badRequest } from '@/server/lib/httpError';

export interface SheetRow {
  /** As the sheet counts, from 1. */
  row: number;
  cells: Cell[];
}

export interface ReadBatch {
  /** Index and name of the sheet. */
  sheet: number;
  name: string;
  rows: SheetRow[];
}

const BATCH = 200;
const SCIENTIFIC = /^[+-]?\d([.,]\d+)?E[+-]\d+$/i;

/** Collects rows that are not blank, without empty cells at their ends. */
export function rowReader(count = { rows: 0 }) {
  let rows: SheetRow[] = [];

  const add = (row: number, cells: Cell[]): void => {
    const end = cells.findLastIndex(({ text }) => text.trim() !== '') + 1;
    if (end === 0) return;
    count.rows += 1;
    // Headings and what stands above them are not counted as rows of parts.
    if (count.rows > MAX_IMPORT_ROWS + 10) {
      throw badRequest('import_too_many_rows', `The file has more than ${MAX_IMPORT_ROWS} rows.`, {
        max: MAX_IMPORT_ROWS,
      });
    }
    if (end > MAX_IMPORT_COLUMNS) {
      throw badRequest(
        'import_too_many_columns',
        `Row ${row} has more than ${MAX_IMPORT_COLUMNS} columns.`,
        { row, max: MAX_IMPORT_COLUMNS },
      );
    }
    rows.push({ row, cells: cells.slice(0, end).map(withFlag) });
  };

  const take = (): SheetRow[] => {
    const taken = rows;
    rows = [];
    return taken;
  };

  return { add, take, isFull: () => rows.length >= BATCH };
}

const withFlag = ({ text, flag }: Cell): Cell => {
  if (SCIENTIFIC.test(text.trim())) return { text, flag: 'scientific' };
  return flag ? { text, flag } : { text };
};

import { MAX_IMPORT_CELL, MAX_IMPORT_COLUMNS, MAX_IMPORT_ROWS } from '@/shared/limits';
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

export const BATCH = 200;
/** Titles, headings and letters on other sheets; the rows of parts are counted when those are found. */
const OTHER_ROWS = 1000;
/** Of a sheet of Excel. */
export const LAST_ROW = 1_048_576;
const SCIENTIFIC = /^[+-]?\d([.,]\d+)?E[+-]\d+$/i;

/** Collects rows that are not blank, without empty cells at their ends. */
export function rowReader(count = { rows: 0 }) {
  let rows: SheetRow[] = [];

  const add = (row: number, cells: Cell[]): void => {
    const end = cells.findLastIndex(({ text }) => text.trim() !== '') + 1;
    if (end === 0) return;
    count.rows += 1;
    if (count.rows > MAX_IMPORT_ROWS + OTHER_ROWS) throw tooManyRows();
    if (end > MAX_IMPORT_COLUMNS) throw tooManyColumns(row);
    rows.push({ row, cells: cells.slice(0, end).map(toStored) });
  };

  const take = (): SheetRow[] => {
    const taken = rows;
    rows = [];
    return taken;
  };

  return { add, take, isFull: () => rows.length >= BATCH };
}

export const tooManyRows = () =>
  badRequest('import_too_many_rows', `The file has more than ${MAX_IMPORT_ROWS} rows.`, {
    max: MAX_IMPORT_ROWS,
  });

export const tooManyColumns = (row: number) =>
  badRequest('import_too_many_columns', `Row ${row} has more than ${MAX_IMPORT_COLUMNS} columns.`, {
    row,
    max: MAX_IMPORT_COLUMNS,
  });

const toStored = ({ text, flag }: Cell): Cell => {
  if (SCIENTIFIC.test(text.trim())) return { text, flag: 'scientific' };
  // No field is as long: the dry run reports it, unless the column is not imported.
  const stored = text.length > MAX_IMPORT_CELL ? text.slice(0, MAX_IMPORT_CELL) : text;
  return flag ? { text: stored, flag } : { text: stored };
};

import type { Readable } from 'node:stream';
import { csvOf } from './csv';
import { spreadsheetStream, type Cell, type SheetColumn } from './spreadsheetStream';

export type TableFormat = 'csv' | 'xlsx';

export interface TableColumn extends SheetColumn {
  /** In a file for programs, unless that has the heading. */
  name?: string;
}

/** Batches of rows as CSV, for programs, or as XLSX, for people. */
export const tableStream = (
  format: TableFormat,
  columns: readonly TableColumn[],
  batches: AsyncIterable<Cell[][]>,
): Readable =>
  format === 'csv'
    ? csvOf(
        columns.map(({ name, heading }) => name ?? heading),
        batches,
      )
    : spreadsheetStream(columns, batches);

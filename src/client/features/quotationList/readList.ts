import { unzipSync, type UnzipFileInfo } from 'fflate';
import type { Content } from '@/client/i18n';
import { columnLetter } from '@/client/lib/columnLetter';
import type { Cell } from '@/shared/cells';
import { MAX_LINES, MAX_LIST_FILE_MIB, MAX_PASTE } from '@/shared/limits';
import { parseList, parseSheets, type PastedLine } from '@/shared/pastedList';
import { decodeText } from '@/shared/textFile';
import type { ReadBatch } from '@/shared/workbook/files';

/** A list or file that is not read, and why. */
export class ListError extends Error {
  constructor(
    readonly problem: keyof Content['pasteList']['errors'],
    /** What its text names. */
    readonly values: { count?: number; max?: number } = {},
  ) {
    super(`The list is not read: ${problem}.`);
  }
}

/** What a workbook hides, which is not read. */
interface Hidden {
  kind: 'rows' | 'columns' | 'sheets';
  names: string[];
  count: number;
}

export interface FoundList {
  lines: PastedLine[];
  hidden?: Hidden[];
}

/** The lines of a pasted text, or of a CSV or Excel file. Throws `ListError`. */
export async function readList(source: string | File): Promise<FoundList> {
  const found = typeof source === 'string' ? { lines: readText(source) } : await readFile(source);
  const count = found.lines.length;
  if (count === 0) throw new ListError('none');
  if (count > MAX_LINES) throw new ListError('tooMany', { count, max: MAX_LINES });
  return found;
}

function readText(text: string): PastedLine[] {
  const count = text.length;
  if (count > MAX_PASTE) throw new ListError('tooLong', { count, max: MAX_PASTE });
  return parseList(text);
}

/** Of all files in an Excel file, which is an archive. */
const MAX_UNPACKED = 25 * 1024 * 1024;
const ARCHIVE = [0x50, 0x4b];
/** Of old Excel files, and of the container of those with a password. */
const CONTAINER = [0xd0, 0xcf];

async function readFile(file: File): Promise<FoundList> {
  if (file.size > MAX_LIST_FILE_MIB * 1024 * 1024) {
    throw new ListError('size', { max: MAX_LIST_FILE_MIB });
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  const begins = (signature: number[]) => signature.every((byte, index) => bytes[index] === byte);
  if (begins(CONTAINER)) throw new ListError('protected');
  if (begins(ARCHIVE)) return readSpreadsheet(file.name, bytes);
  const text = decodeText(bytes);
  if (text.includes('\0')) throw new ListError('type');
  return { lines: readText(text) };
}

async function readSpreadsheet(name: string, bytes: Uint8Array): Promise<FoundList> {
  const entries = entriesOf(bytes);
  if (/\.xlsm$/i.test(name) || entries.some((entry) => entry.name.endsWith('vbaProject.bin'))) {
    throw new ListError('macros');
  }
  if (!entries.some((entry) => entry.name.startsWith('xl/'))) throw new ListError('type');
  if (entries.reduce((sum, { originalSize }) => sum + originalSize, 0) > MAX_UNPACKED) {
    throw new ListError('unpacked');
  }
  const { readWorkbook } = await import('@/shared/workbook/workbook');
  try {
    const files = unzipSync(bytes, { filter: (entry) => /\.(?:xml|rels)$/i.test(entry.name) });
    const read = async (path: string) => files[path] && [files[path]];
    const names = new Map(Object.entries(files));
    const sheets: Sheet[] = [];
    let hiddenSheets: string[] = [];
    for await (const batch of readWorkbook({ names, read })) {
      hiddenSheets = batch.hiddenSheets ?? [];
      addRows(
        (sheets[batch.sheet] ??= {
          name: batch.name,
          rows: [],
          hiddenRows: [],
          hiddenColumns: new Set(),
        }),
        batch,
      );
    }
    return {
      lines: parseSheets(sheets.map(({ rows }) => rows)),
      hidden: hiddenParts(sheets, hiddenSheets),
    };
  } catch {
    throw new ListError('unreadable');
  }
}

/** The rows that a sheet shows, and which rows and columns it hides that are filled. */
interface Sheet {
  name: string;
  rows: string[][];
  hiddenRows: number[];
  hiddenColumns: Set<number>;
}

function addRows(sheet: Sheet, { rows, hiddenColumns = [] }: ReadBatch): void {
  for (const { row, cells, isHidden } of rows) {
    const texts = Array.from(cells, textOf);
    if (isHidden) {
      sheet.hiddenRows.push(row);
      continue;
    }
    for (const column of hiddenColumns) {
      if (texts[column]) sheet.hiddenColumns.add(column);
      texts[column] &&= '';
    }
    sheet.rows.push(texts);
  }
}

function hiddenParts(sheets: Sheet[], hiddenSheets: string[]): Hidden[] {
  const ofSheet = ({ name }: Sheet) => (sheets.length > 1 ? ` (${name})` : '');
  const rows = sheets.flatMap((sheet) =>
    rangesOf(sheet.hiddenRows).map((range) => range + ofSheet(sheet)),
  );
  const columns = sheets.flatMap((sheet) =>
    [...sheet.hiddenColumns].map((column) => columnLetter(column) + ofSheet(sheet)),
  );
  const count = sheets.reduce((sum, { hiddenRows }) => sum + hiddenRows.length, 0);
  const parts: Hidden[] = [
    { kind: 'rows', names: rows, count },
    { kind: 'columns', names: columns, count: columns.length },
    { kind: 'sheets', names: hiddenSheets, count: hiddenSheets.length },
  ];
  return parts.filter(({ names }) => names.length > 0);
}

/** `4`, `7–9`. */
function rangesOf(numbers: number[]): string[] {
  const ranges: { first: number; last: number }[] = [];
  for (const number of numbers) {
    const range = ranges.at(-1);
    if (range?.last === number - 1) range.last = number;
    else ranges.push({ first: number, last: number });
  }
  return ranges.map(({ first, last }) => (first === last ? `${first}` : `${first}–${last}`));
}

/** A formula may have failed; nobody orders a merged cell for each that it covers. */
const textOf = ({ text, flag }: Cell = { text: '' }): string =>
  flag === 'error' || flag === 'merged' ? '' : text;

/** The files of an archive; none passes the filter, so that nothing is unpacked. */
function entriesOf(archive: Uint8Array): UnzipFileInfo[] {
  const entries: UnzipFileInfo[] = [];
  const filter = (entry: UnzipFileInfo) => {
    entries.push(entry);
    return false;
  };
  try {
    unzipSync(archive, { filter });
  } catch {
    throw new ListError('unreadable');
  }
  return entries;
}

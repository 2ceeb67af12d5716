import { unzipSync, type UnzipFileInfo } from 'fflate';
import type { Content } from '@/client/i18n';
import { valueCell, type Cell } from '@/shared/cells';
import { MAX_LINES, MAX_LIST_FILE_MIB, MAX_PASTE } from '@/shared/limits';
import { parseList, parseSheets, type PastedLine } from '@/shared/pastedList';
import { decodeText } from '@/shared/textFile';

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

/** The lines of a pasted text, or of a CSV or Excel file. Throws `ListError`. */
export async function readList(source: string | File): Promise<PastedLine[]> {
  const lines = typeof source === 'string' ? readText(source) : await readFile(source);
  const count = lines.length;
  if (count === 0) throw new ListError('none');
  if (count > MAX_LINES) throw new ListError('tooMany', { count, max: MAX_LINES });
  return lines;
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

async function readFile(file: File): Promise<PastedLine[]> {
  if (file.size > MAX_LIST_FILE_MIB * 1024 * 1024) {
    throw new ListError('size', { max: MAX_LIST_FILE_MIB });
  }
  const buffer = await file.arrayBuffer();
  const bytes = new Uint8Array(buffer);
  const begins = (signature: number[]) => signature.every((byte, index) => bytes[index] === byte);
  if (begins(CONTAINER)) throw new ListError('protected');
  if (begins(ARCHIVE)) return readSpreadsheet(file.name, buffer);
  const text = decodeText(bytes);
  if (text.includes('\0')) throw new ListError('type');
  return readText(text);
}

async function readSpreadsheet(name: string, buffer: ArrayBuffer): Promise<PastedLine[]> {
  const entries = entriesOf(new Uint8Array(buffer));
  if (/\.xlsm$/i.test(name) || entries.some((entry) => entry.name.endsWith('vbaProject.bin'))) {
    throw new ListError('macros');
  }
  if (!entries.some((entry) => entry.name.startsWith('xl/'))) throw new ListError('type');
  if (entries.reduce((sum, { originalSize }) => sum + originalSize, 0) > MAX_UNPACKED) {
    throw new ListError('unpacked');
  }
  const { default: readWorkbook } = await import('read-excel-file/universal');
  const sheets = await readWorkbook(buffer).catch(() => {
    throw new ListError('unreadable');
  });
  return parseSheets(
    sheets.map(({ data }) => data.map((row) => row.map((value) => textOf(valueCell(value))))),
  );
}

/** Nobody orders what a formula has failed to name. */
const textOf = ({ text, flag }: Cell): string => (flag === 'error' ? '' : text);

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

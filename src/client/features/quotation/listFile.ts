import readWorkbook from 'read-excel-file/universal';
import { MAX_LIST_FILE_MIB, MAX_PASTE } from '@/shared/limits';
import { parseList, parseSheets, type PastedLine } from '@/shared/pastedList';

export type FileProblem = 'size' | 'type' | 'macros' | 'protected' | 'unpacked' | 'unreadable';

/** A file that is not opened, and why. */
export class ListFileError extends Error {
  constructor(readonly problem: FileProblem) {
    super(`The file is not opened: ${problem}.`);
  }
}

/** Of all files in an Excel file, which is an archive. */
const MAX_UNPACKED = 25 * 1024 * 1024;
const ARCHIVE = [0x50, 0x4b];
/** Of old Excel files, and of the container of those with a password. */
const CONTAINER = [0xd0, 0xcf];

/** The lines of a CSV or Excel file. Throws `ListFileError`. */
export async function readListFile(file: File): Promise<PastedLine[]> {
  if (file.size > MAX_LIST_FILE_MIB * 1024 * 1024) throw new ListFileError('size');
  const buffer = await file.arrayBuffer();
  const bytes = new Uint8Array(buffer);
  const begins = (signature: number[]) => signature.every((byte, index) => bytes[index] === byte);
  if (begins(CONTAINER)) throw new ListFileError('protected');
  if (begins(ARCHIVE)) return readSpreadsheet(file.name, buffer);
  const text = decode(bytes);
  if (text === undefined || text.includes('\0')) throw new ListFileError('type');
  if (text.length > MAX_PASTE) throw new ListFileError('unpacked');
  return parseList(text);
}

async function readSpreadsheet(name: string, buffer: ArrayBuffer): Promise<PastedLine[]> {
  const entries = entriesOf(new DataView(buffer));
  if (/\.xlsm$/i.test(name) || entries.some((entry) => /vbaProject\.bin$/i.test(entry.name))) {
    throw new ListFileError('macros');
  }
  if (!entries.some((entry) => entry.name.startsWith('xl/'))) throw new ListFileError('type');
  if (entries.reduce((sum, { size }) => sum + size, 0) > MAX_UNPACKED) {
    throw new ListFileError('unpacked');
  }
  const sheets = await readWorkbook(buffer).catch(() => {
    throw new ListFileError('unreadable');
  });
  return parseSheets(sheets.map(({ data }) => data.map((row) => row.map(textOf))));
}

function textOf(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return typeof cell === 'string' || typeof cell === 'number' ? String(cell) : '';
}

/** The table of contents at the end of a ZIP archive: what is unpacked, before it is. */
function entriesOf(view: DataView): { name: string; size: number }[] {
  let end = view.byteLength - 22;
  while (end >= 0 && view.getUint32(end, true) !== 0x06054b50) end -= 1;
  if (end < 0) throw new ListFileError('unreadable');
  const entries: { name: string; size: number }[] = [];
  let at = view.getUint32(end + 16, true);
  while (at + 46 <= end && view.getUint32(at, true) === 0x02014b50) {
    const lengths = [28, 30, 32].map((offset) => view.getUint16(at + offset, true));
    const [nameLength = 0, extra = 0, comment = 0] = lengths;
    const name = new TextDecoder().decode(new Uint8Array(view.buffer, at + 46, nameLength));
    entries.push({ name, size: view.getUint32(at + 24, true) });
    at += 46 + nameLength + extra + comment;
  }
  return entries;
}

/** In GB18030 these stand in pairs; in Western texts many stand alone, as in `Stück`. */
function isWestern(bytes: Uint8Array): boolean {
  const runs = new TextDecoder('windows-1252').decode(bytes).match(/[^\0-\x7f]+/g) ?? [];
  return runs.filter(({ length }) => length === 1).length * 2 >= runs.length;
}

/** A text in UTF-8, UTF-16 or, as Excel writes CSV, GB18030 in China and windows-1252 in Europe. */
function decode(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  const isLittle = (first === 0xff && second === 0xfe) || (first !== 0 && second === 0);
  const isBig = first === 0xfe && second === 0xff;
  const encodings = isLittle
    ? ['utf-16le']
    : isBig
      ? ['utf-16be']
      : ['utf-8', isWestern(bytes) ? 'windows-1252' : 'gb18030'];
  for (const encoding of encodings) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {
      // It is in another encoding.
    }
  }
  return undefined;
}

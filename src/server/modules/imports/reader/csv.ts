import { readFile } from 'node:fs/promises';
import Papa from 'papaparse';
import type { Cell } from '@/shared/imports';
import { badRequest } from '@/server/lib/httpError';
import { rowReader, type SheetRow } from './rows';

const DELIMITERS = [',', ';', '\t'];
/** Records that the delimiter is found by. */
const PREVIEW = 100;
/** Excel names the delimiter in a first line like that. */
const DELIMITER_LINE = /^sep=(.)\r?\n/i;

/** The rows of a text of separated values; as the sheet counts, a record is a row. */
export async function* readCsv(path: string): AsyncGenerator<SheetRow[]> {
  let text = decode(await readFile(path));
  const named = DELIMITER_LINE.exec(text);
  if (named) text = text.slice(named[0].length);
  const delimiter = named?.[1] ?? findDelimiter(text);
  const { data } = Papa.parse<string[]>(text, { delimiter, skipEmptyLines: false });
  const rows = rowReader();
  for (const [index, fields] of data.entries()) {
    const row = index + (named ? 2 : 1);
    const column = fields.findIndex((field) => field.includes('\ufffd'));
    if (column >= 0) throw brokenText(row, column);
    rows.add(
      row,
      fields.map(toCell),
    );
    if (rows.isFull()) yield rows.take();
  }
  yield rows.take();
}

/** A spreadsheet that has saved the file has taken these for numbers, and zeros before them away. */
const NUMBER = /^[1-9]\d*$/;

const toCell = (text: string): Cell => (NUMBER.test(text) ? { text, flag: 'number' } : { text });

const brokenText = (row: number, column: number) =>
  badRequest(
    'import_encoding_broken',
    `Row ${row}, column ${column + 1} has characters of an unknown encoding. Save the file as UTF-8 or XLSX.`,
    { row, column: column + 1 },
  );

/** The one by which most records have the same number of fields. */
function findDelimiter(text: string): string {
  const scoreOf = (delimiter: string) => {
    const { data } = Papa.parse<string[]>(text, { delimiter, preview: PREVIEW });
    const counts = new Map<number, number>();
    for (const { length } of data) {
      if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1);
    }
    return Math.max(0, ...[...counts].map(([fields, records]) => records * 1000 + fields));
  };
  return DELIMITERS.reduce((best, each) => (scoreOf(each) > scoreOf(best) ? each : best));
}

/** Unknown bytes become U+FFFD. */
function decode(bytes: Buffer): string {
  const as = (encoding: string, fatal = false) =>
    new TextDecoder(encoding, { fatal }).decode(bytes);
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return as('utf-16le');
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return as('utf-16be');
  const nul = bytes.indexOf(0);
  if (nul >= 0) return as(nul % 2 === 0 ? 'utf-16be' : 'utf-16le');
  const utf8 = as('utf-8');
  const broken = utf8.match(/\ufffd/g)?.length ?? 0;
  const proper = utf8.match(/[^\0-\x7f\ufffd]/g)?.length ?? 0;
  if (broken === 0 || proper > 4 * broken) return utf8;
  return as(isWestern(bytes) ? 'windows-1252' : 'gb18030');
}

/** In GB18030 bytes beyond ASCII stand in pairs; in Western texts many stand alone, as in `Stück`. */
function isWestern(bytes: Buffer): boolean {
  const runs = bytes.toString('latin1').match(/[^\0-\x7f]+/g) ?? [];
  return runs.filter(({ length }) => length === 1).length * 2 >= runs.length;
}

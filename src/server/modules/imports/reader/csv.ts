import { readFile } from 'node:fs/promises';
import Papa from 'papaparse';
import type { Cell } from '@/shared/imports';
import { badRequest } from '@/server/lib/httpError';
import { decodeText, isBroken } from './encoding';
import { BATCH, LAST_ROW, rowReader, tooManyRows, type SheetRow } from './rows';

/** The likelier ones first: texts have commas. */
const DELIMITERS = ['\t', ';', ','];
/** Records that the delimiter is found by. */
const PREVIEW = 100;
/** Excel names the delimiter in a first line like that. */
const DELIMITER_LINE = /^sep=(.)\n/i;

/** The rows of a text of separated values; as the sheet counts, a record is a row. */
export async function* readCsv(path: string): AsyncGenerator<SheetRow[]> {
  let rest = decodeText(await readFile(path)).replace(/\r\n?/g, '\n');
  const named = DELIMITER_LINE.exec(rest);
  if (named) rest = rest.slice(named[0].length);
  const delimiter = named?.[1] ?? findDelimiter(rest);
  const rows = rowReader();
  let row = named ? 1 : 0;
  while (rest !== '') {
    if (row >= LAST_ROW) throw tooManyRows();
    // A few records at a time: all of them would need several times the memory of the text.
    const { data, errors, meta } = parse(rest, delimiter, BATCH);
    for (const [index, fields] of data.entries()) {
      row += 1;
      const column = fields.findIndex(isBroken);
      if (column >= 0) throw brokenText(row, column);
      if (errors.some((error) => error.type === 'Quotes' && error.row === index))
        throw openQuote(row);
      rows.add(row, fields.map(toCell));
    }
    yield rows.take();
    rest = meta.truncated ? rest.slice(meta.cursor) : '';
  }
}

/** Without its fast mode, which divides the whole text first. */
const parse = (text: string, delimiter: string, preview: number) =>
  Papa.parse<string[]>(text, { delimiter, preview, newline: '\n', fastMode: false });

/** A spreadsheet that has saved the file has taken these for numbers, and zeros before them away. */
const NUMBER = /^[1-9]\d*$/;

const toCell = (text: string): Cell => (NUMBER.test(text) ? { text, flag: 'number' } : { text });

const brokenText = (row: number, column: number) =>
  badRequest(
    'import_encoding_broken',
    `Row ${row}, column ${column + 1} has characters of an unknown encoding. Save the file as UTF-8 or XLSX.`,
    { row, column: column + 1 },
  );

const openQuote = (row: number) =>
  badRequest(
    'import_quote_open',
    `A cell of row ${row} begins with a quote, but no quote ends the cell.`,
    { row },
  );

/** The one by which most records have the same number of fields. */
function findDelimiter(text: string): string {
  const scoreOf = (delimiter: string) => {
    const counts = new Map<number, number>();
    for (const { length } of parse(text, delimiter, PREVIEW).data) {
      if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1);
    }
    const scores = Array.from(counts, ([fields, records]) => records * 1000 + fields);
    return Math.max(0, ...scores);
  };
  return DELIMITERS.reduce((best, each) => (scoreOf(each) > scoreOf(best) ? each : best));
}

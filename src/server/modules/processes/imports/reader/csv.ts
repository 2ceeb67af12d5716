import { readFile } from 'node:fs/promises';
import Papa from 'papaparse';
import type { Cell } from '@/shared/imports';
import { decodeText } from '@/shared/textFile';
import { badRequest } from '@/server/lib/httpError';
import { fileType, type SheetRow } from './rows';

/** Records that are read at a time: all of them would need several times the memory of the text. */
const RECORDS = 200;
/** Excel names the delimiter in a first line like that. */
const DELIMITER_LINE = /^sep=(.)\n/i;
const NO_TABLE = /^\s*(%PDF|<(!doctype|html|\?xml|table))/i;

/** The rows of a text of separated values; as the sheet counts, a record is a row. */
export async function* readCsv(path: string): AsyncGenerator<SheetRow[]> {
  let rest = decodeText(await readFile(path)).replace(/\r\n?/g, '\n');
  if (rest.includes('\0') || NO_TABLE.test(rest)) throw fileType();
  const [line = '', named] = DELIMITER_LINE.exec(rest) ?? [];
  rest = rest.slice(line.length);
  const delimiter = named ?? findDelimiter(rest);
  let row = named ? 1 : 0;
  while (rest !== '') {
    const { data, errors, meta } = parse(rest, delimiter);
    const openQuote = errors.find(({ type }) => type === 'Quotes')?.row;
    const rows: SheetRow[] = [];
    for (const [index, fields] of data.entries()) {
      row += 1;
      const column = fields.findIndex((text) => text.includes('\ufffd')) + 1;
      if (column > 0) throw brokenText(row, column);
      if (openQuote === index) throw quoteOpen(row);
      rows.push({ row, cells: fields.map(toCell) });
    }
    yield rows;
    rest = meta.truncated ? rest.slice(meta.cursor) : '';
  }
}

/** Without its fast mode, which divides the whole text first. */
const parse = (text: string, delimiter: string) =>
  Papa.parse<string[]>(text, { delimiter, preview: RECORDS, newline: '\n', fastMode: false });

/** A spreadsheet that has saved the file has taken these for numbers, and zeros before them away. */
const NUMBER = /^[1-9]\d*$/;

const toCell = (text: string): Cell => (NUMBER.test(text) ? { text, flag: 'number' } : { text });

const brokenText = (row: number, column: number) =>
  badRequest(
    'import_encoding_broken',
    `Row ${row}, column ${column} has characters of an unknown encoding. Save the file as UTF-8 or XLSX.`,
    { row, column },
  );

const quoteOpen = (row: number) =>
  badRequest(
    'import_quote_open',
    `A cell of row ${row} begins with a quote, but no quote ends the cell.`,
    { row },
  );

/** The likelier ones first: texts have commas. */
const DELIMITERS = ['\t', ';', ','];

/**
 * The one that most records have as often, where more fields make up for fewer records: a table has
 * more than a letter above it. Papa Parse takes decimal commas for the delimiter.
 */
function findDelimiter(text: string): string {
  const scoreOf = (delimiter: string) => {
    const scores = new Map<number, number>();
    for (const { length } of parse(text, delimiter).data)
      scores.set(length, (scores.get(length) ?? 0) + Math.log2(length));
    return Math.max(...scores.values());
  };
  return DELIMITERS.reduce((best, each) => (scoreOf(each) > scoreOf(best) ? each : best));
}

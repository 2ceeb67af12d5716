import { readFile, stat } from 'node:fs/promises';
import { findDelimiter, parseRecords, splitDelimiterLine, textCell } from '@/shared/cells';
import { MAX_IMPORT_TEXT_MIB } from '@/shared/limits';
import { decodeText } from '@/shared/textFile';
import type { SheetRow } from '@/shared/workbook/files';
import { badRequest } from '@/server/lib/httpError';
import { MIB } from './archive';
import { fileType, textTooLarge } from './rows';

const NO_TABLE = /^\s*(%PDF|<(!doctype|html|\?xml|table))/i;

/** The rows of a text of separated values; as the sheet counts, a record is a row. */
export async function* readCsv(path: string): AsyncGenerator<SheetRow[]> {
  if ((await stat(path)).size > MAX_IMPORT_TEXT_MIB * MIB) throw textTooLarge();
  const text = decodeText(await readFile(path)).replace(/\r\n?/g, '\n');
  if (text.includes('\0') || NO_TABLE.test(text)) throw fileType();
  const named = splitDelimiterLine(text);
  let { rest } = named;
  const delimiter = named.delimiter ?? findDelimiter(rest);
  let row = named.delimiter === undefined ? 0 : 1;
  while (rest !== '') {
    // All records at once would need several times the memory of the text.
    const { data, errors, meta } = parseRecords(rest, delimiter);
    const openQuote = errors.find(({ type }) => type === 'Quotes')?.row;
    const rows: SheetRow[] = [];
    for (const [index, fields] of data.entries()) {
      row += 1;
      const column = fields.findIndex((text) => text.includes('\ufffd')) + 1;
      if (column > 0) throw brokenText(row, column);
      if (openQuote === index) throw quoteOpen(row);
      rows.push({ row, cells: fields.map(textCell) });
    }
    yield rows;
    rest = meta.truncated ? rest.slice(meta.cursor) : '';
  }
}

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

import { Readable } from 'node:stream';
import { withoutMarks } from '@/shared/cells';
import type { Cell } from './spreadsheetStream';

/** Spreadsheets recognise UTF-8 by it. */
const BYTE_ORDER_MARK = '\ufeff';

/** Batches of rows as CSV, which are read as the reader wants them. */
export function csvOf(names: string[], batches: AsyncIterable<Cell[][]>): Readable {
  async function* lines() {
    yield BYTE_ORDER_MARK + csvLine(names);
    for await (const rows of batches) yield rows.map(csvLine).join('');
  }
  return Readable.from(lines());
}

/** At the start of a cell, and after any character that some locale uses as a separator. */
const START = '(?<=^|[;|\\t\\n\\v\\f\\r\\u0085\\u2028\\u2029])';
/** A sign with invisible characters before it or not; also full-width ones. */
const SIGN =
  '(?=(?:(?![\\t\\n\\v\\f\\r\\u0085\\u2028\\u2029])[\\s\\p{Cc}\\p{Cf}])*[=+\\-@＝＋－＠﹦﹢﹣﹫\\u2212])';
/** Where a spreadsheet could start a formula. */
const FORMULA = new RegExp(START + SIGN, 'gu');
const QUOTED_FORMULA = new RegExp(`${START}'${SIGN}`, 'gu');

/** A cell that no spreadsheet takes for a formula. */
export const withQuotes = (text: string): string => text.replace(FORMULA, "'");

/** A cell as it was before, unless it had such quotes itself. */
export const withoutQuotes = (text: string): string =>
  withoutMarks(text).replace(QUOTED_FORMULA, '');

/** Separators of some locale, line ends, and outer blanks, which some spreadsheets would cut. */
const NEEDS_QUOTES = /[",;|\p{Cc}\u2028\u2029]|^\s|\s$/u;

/** Returns a line of CSV (RFC 4180); no cell can act as a formula, whatever separator is assumed. */
export function csvLine(cells: Cell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(cell: Cell): string {
  // The minus of a number begins no formula.
  if (typeof cell === 'number') return String(cell);
  const harmless = withQuotes(typeof cell === 'string' ? cell : cell.text);
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

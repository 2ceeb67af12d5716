/**
 * Where a spreadsheet takes what follows for a formula: at the start of a cell and behind
 * everything that another reader than ours takes for the end of one, unseen characters between
 * or not. Full-width signs count as the plain ones do.
 */
const FORMULA =
  /(?<=^|[;|\t\n\v\f\r\u0085\u2028\u2029])(?=(?:(?![\t\n\v\f\r\u0085\u2028\u2029])[\s\p{Cc}\p{Cf}])*[=+\-@＝＋－＠﹦﹢﹣﹫\u2212])/gu;

/** What makes a reader look for quotes; blanks at the ends would be cut by some without them. */
const NEEDS_QUOTES = /[",;|\p{Cc}\u2028\u2029]|^\s|\s$/u;

/** One line of CSV after RFC 4180; no cell can act as a formula, whatever separator is assumed. */
export function csvLine(cells: string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(text: string): string {
  const harmless = text.replace(FORMULA, "'");
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Tells spreadsheets that the file is UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff';

import { DELIMITERS, isError, splitDelimiterLine, splitRows, withoutMarks } from './cells';
import { MAX_LENGTHS } from './limits';
import {
  isHeading,
  originalOf,
  type PastedLine,
  readColumns,
  readPlainRows,
  type Row,
} from './listRows';
import { isClosing, isLetterText, withoutLabel } from './listWords';
import { listedNumbers, splitEntries } from './numberList';
import { isUnit, readQuantity } from './quantities';
import { withoutPrices } from './textMask';
import { cleanLine, cut } from './texts';

export type { PastedLine } from './listRows';

/** The lines of a list as it is pasted from a table or a letter. */
export const parseList = (text: string): PastedLine[] => {
  const plain = text
    .replaceAll('，', ', ')
    .replace(/[-=]>/g, '→')
    // Blanks between thousands that are not to be broken, and the plural of `pc(s)`.
    .replace(/(?<=\d)[\u00a0\u2009\u202f](?=\d{3}(?!\d))|(?<=\p{L})\((?=s\))|(?<=\p{L}\(s)\)/gu, '')
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/[\uff01-\uff5e]/g, (character) =>
      String.fromCharCode(character.charCodeAt(0) - 0xfee0),
    );
  const { delimiter, rest } = splitDelimiterLine(plain.replace(/^\ufeff/, ''));
  return parseRows(delimiter === undefined ? rowsOf(rest) : filledRows(rest, delimiter));
};

/** The lines of a workbook, where beside the lists there may be a cover or notes. */
export function parseSheets(sheets: Row[][]): PastedLine[] {
  const lists = sheets.map(parseRows);
  const isCounted = (lines: PastedLine[]) =>
    lines.filter(({ quantity }) => quantity !== undefined).length * 2 > lines.length;
  return lists.some(isCounted)
    ? lists.filter(isCounted).flat()
    : (lists.sort((a, b) => b.length - a.length)[0] ?? []);
}

/** Nobody orders what a formula has failed to name. */
const readCell = (text: string): string => {
  const cell = withoutMarks(cleanLine(text).replace(/\s+/g, ' '));
  return isError(cell) ? '' : cut(cell, MAX_LENGTHS.line);
};

/** The lines of a table, with or without a row of headings. */
export function parseRows(cells: Row[]): PastedLine[] {
  const rows = cells
    .map((row) => row.map(readCell))
    .filter((row) => row.some((cell) => /[\p{L}\p{N}]/u.test(cell)));
  const heading = rows.findIndex((row) => row.filter(Boolean).length > 1 && isHeading(row));
  const readPlain = readPlainRows(rows);
  const readTable = heading < 0 ? readPlain : readColumns(rows[heading] ?? []);
  const lines: PastedLine[] = [];
  let isClosed = false;
  for (const [index, row] of rows.entries()) {
    const [only = '', ...others] = row.filter(Boolean);
    const whole = [only, ...others].join(' ');
    isClosed ||= isClosing(whole);
    if (isHeading(row) || isLetterText(whole)) continue;
    const last = lines.at(-1);
    const ownQuantity = others.length === 0 ? readQuantity(only) : undefined;
    if (last && last.quantity === undefined && ownQuantity) {
      // Cells of a table may be pasted one below the other.
      Object.assign(last, ownQuantity, { original: originalOf([last.original ?? '', only]) });
      continue;
    }
    // A position that was pasted above its goods.
    if (ownQuantity && /^\d{1,3}$/.test(only)) continue;
    const inTable = index < heading ? undefined : readTable(row);
    // Goods that were written below a table, without cells.
    const isApart = inTable?.text === '' && others.length === 0 && /\d/.test(only);
    const { text, ...line } = inTable && !isApart ? inTable : readPlain(row);
    // Above a table and after the end of a letter only what is counted.
    const isAround = isClosed || index < heading;
    if (text !== '' && (!isAround || line.quantity !== undefined)) lines.push({ text, ...line });
  }
  return lines;
}

/** A comma between thousands. */
const THOUSANDS = /\s\d{1,3},\d{3}(?!\d)/;

function rowsOf(text: string): Row[] {
  const unpriced = text.split(/[\r\n]+/).map(withoutPrices);
  const lines = unpriced.filter((line) => line.trim() !== '');
  const [only = ''] = lines;
  if (lines.length === 1 && listedNumbers(only).length > 1) return entriesOf(only);
  /** Quoted cells are a table's. */
  const afterQuotes = /^"(?:[^"]|"")+"(.)/.exec(text)?.[1];
  for (const delimiter of DELIMITERS.filter((candidate) => text.includes(candidate))) {
    const rows = filledRows(text, delimiter);
    if (delimiter === afterQuotes || isHeaded(rows)) return rows;
    // The decimal comma of a price divides no cells.
    const others = delimiter === ',' ? filledRows(lines.join('\n'), delimiter) : rows;
    if (isTable(others, delimiter)) return others;
  }
  return lines.flatMap((line) =>
    /[,;、]/.test(line) && listedNumbers(line).length > 1
      ? entriesOf(line)
      : [line.split(/\s{2,}|\t/)],
  );
}

const filledRows = (text: string, delimiter: string): Row[] =>
  splitRows(text, delimiter).filter(([first = '', ...others]) => first !== '' || others.length > 0);

const isHeaded = (rows: Row[]): boolean =>
  rows.some((row) => row.filter((cell) => cell.trim() !== '').length > 1 && isHeading(row));

/** Commas also stand in texts: only of a table each row has a quantity. */
function isTable(rows: Row[], delimiter: string): boolean {
  const wide = rows.filter((row) => row.filter((cell) => cell.trim() !== '').length > 1);
  if (delimiter === '\t') return wide.length * 2 >= rows.length;
  if (delimiter === ',' && THOUSANDS.test(rows.map((row) => row.join(delimiter)).join('\n')))
    return false;
  // A first row without digits may have headings that are not in our list.
  const items = rows.filter((row, index) => index > 0 || /\d/.test(row.join('')));
  const counted = items.filter((row) => row.some((cell) => readQuantity(cell.trim())));
  return rows.length > 1 && wide.length === rows.length && counted.length === items.length;
}

/** Several numbers in one line, each with the quantity that follows it. */
function entriesOf(line: string): Row[] {
  const cells = splitEntries(withoutLabel(line));
  if (cells.length < 2) return listedNumbers(line).map((number) => [number]);
  const rows: Row[] = [];
  for (const cell of cells) {
    const last = rows.at(-1);
    if (last && (readQuantity(cell) ?? isUnit(cell))) last.push(cell);
    else rows.push([cell]);
  }
  return rows;
}

import { DELIMITERS, isError, splitDelimiterLine, splitRows, withoutMarks } from './cells';
import { textUnit } from './headingUnits';
import { MAX_LENGTHS } from './limits';
import { isClosing, isLetterText, roleOf, withoutLabel } from './listWords';
import { isNumber, listedNumbers, splitEntries, withoutMark } from './numberList';
import { isUnit, readQuantity, splitQuantity, type Counted } from './quantities';
import { cleanLine, cut } from './texts';

/** A line of a pasted list; its quantity may be any number. */
export interface PastedLine extends Counted {
  note?: string;
}

type Row = string[];

/** The lines of a list as it is pasted from a table or a letter. */
export const parseList = (text: string): PastedLine[] => {
  const plain = text
    .replaceAll('，', ', ')
    // Blanks between thousands that are not to be broken, and the plural of `pc(s)`.
    .replace(/(?<=\d)[\u00a0\u2009\u202f](?=\d{3}(?!\d))|(?<=\p{L})\((?=s\))|(?<=\p{L}\(s)\)/gu, '')
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
      Object.assign(last, ownQuantity);
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
  const lines = text.split(/[\r\n]+/).filter((line) => line.trim() !== '');
  const [only = ''] = lines;
  if (lines.length === 1 && listedNumbers(only).length > 1) return entriesOf(only);
  /** Quoted cells are a table's. */
  const afterQuotes = /^"(?:[^"]|"")+"(.)/.exec(text)?.[1];
  for (const delimiter of DELIMITERS.filter((candidate) => text.includes(candidate))) {
    const rows = filledRows(text, delimiter);
    if (delimiter === afterQuotes || isTable(rows, delimiter)) return rows;
  }
  return lines.flatMap((line) =>
    /[,;、]/.test(line) && listedNumbers(line).length > 1
      ? entriesOf(line)
      : [line.split(/\s{2,}|\t/)],
  );
}

const filledRows = (text: string, delimiter: string): Row[] =>
  splitRows(text, delimiter).filter(([first = '', ...others]) => first !== '' || others.length > 0);

/** Commas also stand in texts: only of a table each row has a quantity. */
function isTable(rows: Row[], delimiter: string): boolean {
  const wide = rows.filter((row) => row.filter((cell) => cell.trim() !== '').length > 1);
  if (wide.some((row) => row.length > 1 && isHeading(row))) return true;
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

/** A row of headings, or one that names the list. */
function isHeading(row: Row): boolean {
  const cells = row.map((cell) => cell.trim()).filter(Boolean);
  const roles = cells.map(roleOf);
  if (cells.length === 1) return (cells[0] ?? '').split(' ').every(roleOf);
  const named = roles.filter(Boolean).length;
  return (
    named > 1 &&
    named * 2 >= cells.length &&
    !cells.some((cell) => /\d/.test(cell) && !roleOf(cell))
  );
}

/** Reads rows by the headings of their columns; what has another heading is a note. */
function readColumns(headings: Row): (row: Row) => PastedLine {
  const roles = headings.map(roleOf);
  if (!roles.includes('text')) {
    const isNumber = (heading: string, index: number) =>
      roles[index] === 'position' && !/pos|序|项|行|#/iu.test(heading);
    const numbers = headings.findIndex(isNumber);
    // Without a heading that says so, the first unknown one has the goods.
    roles[numbers < 0 ? roles.indexOf(undefined) : numbers] = 'text';
  }
  const unit = textUnit(headings[roles.indexOf('quantity')] ?? '');
  return (row) => {
    const texts: string[] = [];
    const notes: string[] = [];
    const counted: Omit<Counted, 'text'> = {};
    for (const [index, cell] of row.entries()) {
      const [role, heading = ''] = [roles[index], headings[index]];
      const quantity = role === 'quantity' ? readQuantity(cell) : undefined;
      if (cell === '' || role === 'position') continue;
      if (quantity) Object.assign(counted, quantity);
      else if (role === 'unit') counted.unit = cell;
      else if (role === 'text') texts.push(cell);
      else notes.push(role === 'note' || heading === '' ? cell : `${heading}: ${cell}`);
    }
    if (counted.quantity !== undefined && unit !== '') counted.unit ??= unit;
    const text = withoutMark(texts.join(' '));
    const line =
      counted.quantity === undefined
        ? { ...splitQuantity(text), ...counted }
        : { text, ...counted };
    return notes.length > 0 ? { ...line, note: notes.join('; ') } : line;
  };
}

/** Reads rows without headings, by what their cells look like. */
function readPlainRows(rows: Row[]): (row: Row) => PastedLine {
  const items = rows.filter((row) => !isHeading(row) && !isLetterText(row.join(' ')));
  const isPositioned = arePositions(items.map(([first = '']) => first));
  const texts = items.map((row) => withoutMark(row.join(' ')));
  const isCountedAtEnd = texts.length > 1 && texts.every((text) => bareCountAfter(text, true));
  return (row) => {
    const [first = '', ...rest] = row;
    const unpositioned = isPositioned ? first.replace(POSITION, '') : first;
    const cells = [unpositioned, ...rest].filter(Boolean);
    const at = countIn(cells);
    const quantity = cells.length > 1 && at >= 0 ? readQuantity(cells[at] ?? '') : undefined;
    const others = quantity ? cells.filter((_, index) => index !== at) : cells;
    const unit = quantity && others.length > 1 ? others.find(isUnit) : undefined;
    const text = withoutMark(withoutLabel(others.filter((cell) => cell !== unit).join(' ')));
    if (quantity) return { text, ...quantity, ...(unit !== undefined && { unit }) };
    const split = splitQuantity(text);
    if (split.quantity !== undefined) return { ...split, text: withoutMark(split.text) };
    return bareCountAfter(text, isCountedAtEnd) ?? bareCountBefore(text) ?? { text };
  };
}

/** Which cell has the quantity: prices may follow it, and a number may precede or follow. */
function countIn(cells: Row): number {
  const counts = [...cells.keys()].filter((index) => readQuantity(cells[index] ?? ''));
  const unit = cells.findIndex(isUnit);
  const isWithUnit = (index: number) =>
    Math.abs(index - unit) === 1 || readQuantity(cells[index] ?? '')?.unit !== undefined;
  const isWhole = (index: number) => /^\d{1,6}$/.test(cells[index] ?? '');
  return (
    (unit < 0 ? undefined : counts.find(isWithUnit)) ??
    counts.findLast(isWhole) ??
    counts.at(-1) ??
    -1
  );
}

const POSITION = /^\d{1,4}[.)、:]?(?:\s|$)/;

/** Whether all begin with a number and these count 1, 2, 3 or 10, 20, 30. */
function arePositions(firsts: string[]): boolean {
  const numbers = firsts.map((first) => parseInt(POSITION.exec(first)?.[0] ?? '', 10));
  const [step = 0] = numbers;
  return (
    numbers.length > 1 &&
    step > 0 &&
    numbers.every((number, index) => number === step * (index + 1))
  );
}

/** `OG-240 2`; of words and numbers with blanks only where all lines end so. */
function bareCountAfter(text: string, endAllSo: boolean): Counted | undefined {
  const count = /(?<=\s)[1-9]\d{0,3}$/.exec(text)?.[0] ?? '';
  const goods = withoutMark(text.slice(0, -count.length));
  const isCount = endAllSo ? count.length < 4 : isNumber(goods) && !goods.includes(' ');
  return count !== '' && /\p{L}|^\d{6,}$/u.test(goods) && isCount
    ? { text: goods, quantity: Number(count) }
    : undefined;
}

/** What is counted otherwise than in pieces: `3 phase motor`. */
const KIND_OF_COUNT =
  /^(?:phase|way|pole|core|channel|line|wire|ply|stage|speed|button|stop|position|[a-zµ]{1,2}(?:\/\w)?)s?(?![\p{L}\d-])/iu;

/** `2 HW-1001`, `2;HW-1001` or `2 door rollers`. */
function bareCountBefore(text: string): Counted | undefined {
  const [, count, goods = ''] =
    /^([1-9]\d{0,2})(?:\s(?:[–-]\s)?|\s?[;,:]\s?)((?=[^\s\d–-]).*)$/u.exec(text) ?? [];
  if (count === undefined) return undefined;
  const isOfWords = /^\p{L}{3}|^\p{Script=Han}/u.test(goods) && !KIND_OF_COUNT.test(goods);
  return isNumber(goods) || isOfWords ? { text: goods, quantity: Number(count) } : undefined;
}

import { textUnit } from './headingUnits';
import { MAX_LENGTHS } from './limits';
import { isQuantityOf, measures, storedUnit } from './lineUnits';
import { isLetterText, roleOf, withoutLabel } from './listWords';
import { isNumber, withoutMark } from './numberList';
import {
  type Counted,
  hasMoreCounts,
  isDozen,
  isUnit,
  type Reading,
  readQuantity,
  splitQuantity,
} from './quantities';
import { KIND_OF_COUNT } from './quantityPatterns';
import { withoutPrices } from './textMask';
import { cut } from './texts';

/** A line of a pasted list. */
export interface PastedLine extends Counted {
  /** As it was written, without prices. */
  original?: string;
}

/** The cells of a row. */
export type Row = string[];

/** A row of headings, or one that names the list. */
export function isHeading(row: Row): boolean {
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
export function readColumns(headings: Row): (row: Row) => PastedLine {
  const roles = headings.map(roleOf);
  if (!roles.includes('text')) {
    const isNumber = (heading: string, index: number) =>
      roles[index] === 'position' && !/pos|序|项|行|#|^[sl]/iu.test(heading);
    const numbers = headings.findLastIndex(isNumber);
    // Without a heading that says so, the first unknown one has the goods.
    roles[numbers < 0 ? roles.indexOf(undefined) : numbers] = 'text';
  }
  const unit = textUnit(headings[roles.indexOf('quantity')] ?? '');
  return (row) => {
    const texts: string[] = [];
    const notes: string[] = [];
    const written = row.filter((_, index) => roles[index] !== 'price');
    let counted: Omit<Counted, 'text'> | undefined;
    let ownUnit = unit;
    let isUnread = false;
    for (const [index, cell] of row.entries()) {
      const [role, heading = ''] = [roles[index], headings[index]];
      if (cell === '' || role === 'position' || role === 'price') continue;
      const quantity =
        role === 'quantity' ? readQuantity(cell.replace(/^0+(?=\d)/, '')) : undefined;
      if (quantity) counted = quantity;
      else if (role === 'unit') ownUnit = cell;
      else if (role === 'text') texts.push(cell);
      else notes.push(role === 'note' || heading === '' ? cell : `${heading}: ${cell}`);
      isUnread ||= role === 'quantity' && !quantity;
    }
    const text = withoutMark(texts.join(' '));
    // Where a quantity is not understood, a number in the name is none.
    const found = counted || isUnread ? { text, ...counted } : splitQuantity(text);
    if (found.note) notes.push(found.note);
    const line = { ...inUnit(found, ownUnit), original: originalOf(written) };
    return notes.length > 0 ? { ...line, note: notes.join('; ') } : line;
  };
}

export const originalOf = (cells: Row) => cut(cells.filter(Boolean).join(' | '), MAX_LENGTHS.line);

/** A quantity in the unit of another cell or of the heading, unless it has its own. */
function inUnit(line: Counted, cell: string): Counted {
  if (cell === '' || line.unit !== undefined || (line.quantity === undefined && !line.others))
    return line;
  const dozens = isDozen(cell) ? 12 : 1;
  const unit = dozens > 1 ? 'pcs' : storedUnit(cell);
  const convert = <Quantity extends Reading>(reading: Quantity): Quantity => {
    const quantity = (reading.quantity ?? NaN) * dozens;
    return { ...reading, quantity: isQuantityOf(quantity, unit) ? quantity : undefined, unit };
  };
  return { ...convert(line), ...(line.others && { others: line.others.map(convert) }) };
}

/** Money without a currency, as cells of a table without headings have it. */
const MONEY = /^\d[\d,\s]*[.,]\d\d$/;
const SHORT_NUMBER = /^\d{1,5}(?:[.,]\d+)?$/;

/** Reads rows without headings, by what their cells look like. */
export function readPlainRows(rows: Row[]): (row: Row) => PastedLine {
  const unpriced = rows.map((row) => row.map(withoutPrices));
  const items = unpriced.filter((row) => !isHeading(row) && !isLetterText(row.join(' ')));
  const isPositioned = arePositions(items.map(([first = '']) => first));
  const texts = items.map((row) => withoutMark(row.join(' ')));
  const isCountedAtEnd = texts.length > 1 && texts.every((text) => bareCountAfter(text, true));
  return (row) => {
    const [first = '', ...rest] = row.map(withoutPrices);
    const unpositioned = isPositioned ? first.replace(POSITION, '') : first;
    const cells = [unpositioned, ...rest].filter(Boolean);
    const at = countIn(cells);
    const found = cells.length > 1 && at >= 0 ? readQuantity(cells[at] ?? '') : undefined;
    // Numbers after the quantity are prices.
    const isPrice = (cell: string, index: number) =>
      found !== undefined &&
      index !== at &&
      (MONEY.test(cell) || (index > at && SHORT_NUMBER.test(cell)));
    const original = originalOf(cells.filter((cell, index) => !isPrice(cell, index)));
    const others = cells.filter((cell, index) => !(found && index === at) && !isPrice(cell, index));
    const unit = found && others.length > 1 ? others.find(isUnit) : undefined;
    const text = withoutMark(withoutLabel(others.filter((cell) => cell !== unit).join(' ')));
    if (found) {
      const doubts = unit === undefined ? otherCounts(cells, at) : [];
      const line = doubts.length > 0 ? { text, ...found, others: doubts } : { text, ...found };
      return { ...inUnit(line, unit ?? ''), original };
    }
    const split = splitQuantity(text);
    if (split.quantity !== undefined || split.others) {
      return { ...split, text: withoutMark(split.text), original };
    }
    const line = bareCountAfter(split.text, isCountedAtEnd) ?? bareCountBefore(split.text);
    if (!line) return { text: withoutMark(split.text), original };
    // Of `4 left + 4 right plates` no part is the name.
    return hasMoreCounts(split.text)
      ? { text: split.text, others: [{ quantity: line.quantity }], original }
      : { ...line, original };
  };
}

/** Other whole numbers among the cells, of which one may be the quantity. */
const otherCounts = (cells: Row, at: number): Reading[] =>
  cells.flatMap((cell, index) =>
    index !== at && /^[1-9]\d{0,4}$/.test(cell) && cell !== cells[at]
      ? { quantity: Number(cell) }
      : [],
  );

/** Which cell has the quantity: prices may follow it, and a number may precede or follow. */
function countIn(cells: Row): number {
  const counts = [...cells.keys()].filter((index) => readQuantity(cells[index] ?? ''));
  const unit = cells.findIndex(isUnit);
  const unitOf = (index: number) => readQuantity(cells[index] ?? '')?.unit;
  const isWithUnit = (index: number) => Math.abs(index - unit) === 1 || unitOf(index) !== undefined;
  const whole = counts.filter((index) => /^\d{1,6}$/.test(cells[index] ?? ''));
  // Before a price and their product.
  const isOfTotal = (index: number) =>
    whole.includes(index + 1) &&
    Number(cells[index]) * Number(cells[index + 1]) === Number(cells[index + 2]);
  const isCounted = (index: number) => !measures.has(unitOf(index) ?? 'm');
  return (
    (unit < 0 ? undefined : counts.find(isWithUnit)) ??
    counts.find(isCounted) ??
    whole.find(isOfTotal) ??
    whole.at(-1) ??
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
  const count =
    (endAllSo ? /(?<=\s)0?[1-9]\d{0,2}$/ : /(?<=\s)[1-9]\d{0,3}$/).exec(text)?.[0] ?? '';
  const goods = withoutMark(text.slice(0, -count.length));
  const isCount = endAllSo || (isNumber(goods) && !goods.includes(' '));
  return count !== '' && /\p{L}|^\d{6,}$/u.test(goods) && isCount
    ? { text: goods, quantity: Number(count) }
    : undefined;
}

/** `2 HW-1001`, `2;HW-1001` or `2 door rollers`. */
function bareCountBefore(text: string): Counted | undefined {
  const [, count, goods = ''] =
    /^(0?[1-9]\d{0,2})(?:\s(?:[–-]\s)?|\s?[;,:]\s?)((?=[^\s\d–-]).*)$/u.exec(text) ?? [];
  if (count === undefined) return undefined;
  const isOfWords = /^\p{L}{3}|^\p{Script=Han}/u.test(goods) && !KIND_OF_COUNT.test(goods);
  return isNumber(goods) || isOfWords ? { text: goods, quantity: Number(count) } : undefined;
}

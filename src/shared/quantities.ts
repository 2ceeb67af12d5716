import { MAX_LENGTHS } from './limits';
import { isQuantityOf, storedUnit } from './lineUnits';
import { DOZEN, inDigits, wordValue } from './numberWords';
import {
  BARE,
  BY_LENGTH,
  BY_WEIGHT,
  EACH_BEFORE,
  EACH_OF,
  FOR_EACH,
  IN_TWO_UNITS,
  KIND_OF_COUNT,
  LABELLED,
  MEASURED,
  MORE_COUNTS,
  NUMBER,
  OF_POINTS,
  OF_SEVERAL,
  PACKED,
  REQUEST,
  SIZE,
  SURE,
  TIMES_AFTER,
  WHOLE,
  WHOLE_DOZEN,
  WHOLE_UNIT,
} from './quantityPatterns';
import { masked } from './textMask';
import { parseNumber } from './units';

/** How many of the goods of a line; without a quantity it is open. */
export interface Reading {
  quantity?: number;
  unit?: string;
}

/** A text and how many of it. */
export interface Counted extends Reading {
  text: string;
  /** What else may be meant: the quantity is not certain. */
  others?: Reading[];
  /** That it is only about so many. */
  note?: string;
}

interface Found extends Omit<Counted, 'text'> {
  start: number;
  end: number;
}

/** A number as people write it: with a decimal comma or point, and any mark between thousands. */
export function readNumber(written: string): number {
  const fraction = { '½': 0.5, '¼': 0.25, '¾': 0.75 }[written.slice(-1)];
  if (fraction !== undefined) return (Number(written.slice(0, -1).trim()) || 0) + fraction;
  if (/^\p{L}/u.test(written)) return wordValue(written);
  const isGrouped = /^[1-9]\d{0,2}([.,'’\s])\d{3}(?:\1\d{3})*(?:[.,]\d+)?$/.test(written);
  return parseNumber(isGrouped ? written.replace(/[.,'’\s](?=\d{3}(?!\d))/g, '') : written);
}

/** What a number with a mark or blank before three digits may be as well. */
function otherNumbers(written: string, unit: string): number[] {
  if (/^\d{1,3}\.\d{3}$/.test(written) && !OF_POINTS.test(unit)) return [Number(written)];
  const [, last] = /^\d{1,3}\s(\d{3}(?:[.,]\d+)?)$/.exec(written) ?? [];
  return last && last !== '000' ? [parseNumber(last)] : [];
}

/** A cell of a table that is a quantity, with or without its unit. */
export function readQuantity(cell: string): Omit<Counted, 'text'> | undefined {
  if (cell.length > MAX_LENGTHS.unit + 10 || /^0\d\d/.test(cell)) return undefined;
  const written = inDigits(cell);
  const match = WHOLE.exec(written) ?? WHOLE_DOZEN.exec(written);
  if (!match) return undefined;
  const { start: _start, end: _end, ...counted } = foundIn(match);
  return counted;
}

export const isUnit = (cell: string): boolean => WHOLE_UNIT.test(cell) || isDozen(cell);

export const isDozen = (cell: string): boolean => new RegExp(`^${DOZEN}$`, 'iu').test(cell);

/** Splits the quantity off a line such as `2 x OG-240`, `OG-240 (2 pcs)` or `OG-240*2`. */
export function splitQuantity(line: string): Counted {
  const text = inDigits(line).trim().replace(REQUEST, '');
  if (text.length > MAX_LENGTHS.line) return { text };
  const scanned = masked(text);
  const [first, ...more] = sureCounts(scanned);
  if (first) return withText(text, scanned, first, more);
  const times = [...scanned.matchAll(TIMES_AFTER)].at(-1);
  if (times && isCount(times, text)) return withText(text, scanned, foundIn(times));
  const [bare] = BARE.flatMap((pattern) => [...scanned.matchAll(pattern)]);
  if (bare && isBareCount(bare, scanned)) {
    const { quantity, unit } = foundIn(bare);
    // Of `left - 4, right - 4` no part is the name.
    if (hasMoreCounts(text.slice(0, bare.index))) return { text, others: [{ quantity, unit }] };
    return withText(text, scanned, foundIn(bare));
  }
  const measured = [...scanned.matchAll(MEASURED)].at(-1);
  return measured ? measuredIn(text, scanned, measured) : { text };
}

/** Those of labels before others, otherwise as they stand in the line. */
function sureCounts(scanned: string): Found[] {
  const found: Found[] = [];
  const [labels = [], ...others] = SURE.map((pattern) => [...scanned.matchAll(pattern)]);
  for (const match of [...labels, ...others.flat().sort((a, b) => a.index - b.index)]) {
    const count = foundIn(match);
    const isPlace =
      /^n[or]\.?$/i.test(match.groups?.['unit'] ?? '') && /^\s?\d/.test(scanned.slice(count.end));
    const isOther = found.every(({ start, end }) => count.end <= start || count.start >= end);
    if (isOther && !isPlace && !Number.isNaN(count.quantity)) found.push(count);
  }
  return found;
}

/** What a match says: a number, a sum, one of a range, or dozens. */
function foundIn({ 0: whole, index, groups = {} }: RegExpExecArray): Found {
  const { about, count = '1', same, joint, second, dozen, whole: wholeSet, each } = groups;
  const typed = groups['unit'] ?? '';
  const unit = dozen ? 'pcs' : /^qty$/i.test(typed) ? undefined : storedUnit(typed) || undefined;
  const start = wholeSet ? index + whole.length : index;
  const found: Found = { start, end: index + whole.length };
  if (about) found.note = about.trim();
  const factor = dozen && groups['count'] ? 12 : 1;
  const isCouple = /couple/.test(count);
  const first = isCouple
    ? 2
    : (dozen && !groups['count'] ? dozens(dozen) : readNumber(count)) * factor;
  const last = second === undefined ? NaN : readNumber(second) * factor;
  const others: Reading[] = [];
  let quantity = first;
  if (second !== undefined && /\+|spare/.test(whole)) {
    quantity = first + last;
    others.push({ quantity: first, unit });
  } else if (joint && last <= first) {
    // `6202 - 4 pcs` is no range.
    quantity = /\s/.test(joint) || count.length > 3 ? last : NaN;
    found.start = index + whole.indexOf(joint);
  } else if (second !== undefined) others.push({ quantity: last, unit });
  for (const other of [...(same ? [readNumber(same)] : []), ...otherNumbers(count, typed)]) {
    if (other !== quantity) others.push({ quantity: other, unit });
  }
  if (each !== undefined || wholeSet || isCouple) others.push({});
  if (isQuantityOf(quantity, unit) || Number.isNaN(quantity)) found.quantity = quantity;
  if (unit !== undefined) found.unit = unit;
  if (others.length > 0) found.others = others;
  return found;
}

function dozens(written: string): number {
  if (/^(?:half|halb|media|½|1\/2|半)/i.test(written)) return 6;
  const [number = ''] = new RegExp(`^(?:${NUMBER}|an?(?=\\s))`, 'iu').exec(written) ?? [];
  return 12 * readNumber(number);
}

/** A count of parts, but no size: neither `100 x 200` nor `O-ring 48*3`. */
function isCount(match: RegExpExecArray, text: string): boolean {
  const before = text.slice(0, match.index);
  const isLarge = /\s\d{4,}$/.test(before) && readNumber(match.groups?.['count'] ?? '') >= 100;
  return !SIZE.test(before) && !isLarge;
}

/** What is sold by the piece has a length or weight as its size. */
function measuredIn(text: string, scanned: string, match: RegExpExecArray): Counted {
  const found = foundIn(match);
  const isLength = found.unit === 'm' || found.unit === 'ft';
  const before = text.slice(0, match.index);
  // Of `5 x 60 m` and `2 lengths of 60 m` the length is that of each.
  const isOfSizes =
    (/^\s?[x×✕*]/.test(match[0]) && /\d$/.test(before)) ||
    /(?:^|\s)(?:of|à|по|je|a|de)\s?$|^\d{1,3}\s(?=\p{L})|\seach$/iu.test(
      scanned.slice(0, match.index),
    );
  if ((isLength ? BY_LENGTH : BY_WEIGHT).test(match.index === 0 ? text : before) && !isOfSizes) {
    return withText(text, scanned, found);
  }
  const { quantity, unit } = found;
  if (!isLength || !quantity) return { text };
  const pieces = Number(/(?:^|\s)(\d{1,3})$/.exec(before)?.[1]);
  const total = pieces && isOfSizes ? [{ quantity: pieces * quantity, unit }] : [];
  return { text, others: [{ quantity, unit }, ...total] };
}

export const hasMoreCounts = (text: string): boolean =>
  [MORE_COUNTS, OF_SEVERAL].some((pattern) => pattern.test(masked(text)));

function isBareCount({ index, groups = {} }: RegExpExecArray, scanned: string): boolean {
  const { count = '' } = groups;
  if (index === 0) return !KIND_OF_COUNT.test(scanned.slice(count.length).trim());
  // `Bearing: 6202` is a name with its number.
  return /\d/.test(scanned.slice(0, index)) || count.length < 4 || /^\p{L}/u.test(count);
}

/** The line without its quantity; what else stands there may make it doubtful. */
function withText(text: string, scanned: string, found: Found, more: Found[] = []): Counted {
  const { start, end, ...counted } = found;
  const { quantity = 0, unit } = counted;
  const [before, after] = [scanned.slice(0, start), scanned.slice(end)];
  const others = [...(found.others ?? [])];
  const isLabelled = LABELLED.test(scanned.slice(start, end));
  for (const { quantity: other, unit: otherUnit } of more) {
    if (other !== quantity || otherUnit !== unit) others.push({ quantity: other, unit: otherUnit });
    else if (!isLabelled) others.push({});
  }
  const [packed] = after.matchAll(PACKED);
  // Of `4 nos. of 6202` the number is the name's.
  if (packed && (unit !== 'pcs' || packed.groups?.['unit'] || /^\s?[x×]/.test(after))) {
    const { count = '', unit: ofEach = 'pcs' } = packed.groups ?? {};
    others.push({ quantity: quantity * Number(count), unit: storedUnit(ofEach) });
  }
  const spare = Number(/^\s?\+\s?(\d{1,4})/.exec(after)?.[1]);
  if (spare) others.push({ quantity: quantity + spare, unit });
  const [each] = after.matchAll(EACH_OF);
  if (each) {
    const { count = '', unit: ofEach = '' } = each.groups ?? {};
    others.push({ quantity: quantity * readNumber(count), unit: storedUnit(ofEach) });
  }
  const isOfSeveral =
    /each$/i.test(scanned.slice(start, end)) &&
    (/\sand\s|[&+,]|\d\s?[-–]\s?\d|L\/R|LH\/RH/.test(before) ||
      /^\s?(?:for|L|R|LH|RH|left|right)\s/.test(after));
  // So many in each box say nothing of how many boxes.
  if (/^\s?\/\s?\p{L}/u.test(after)) return { text, others: [{ quantity, unit }] };
  if (!each && (isOfSeveral || FOR_EACH.test(after) || EACH_BEFORE.test(before))) others.push({});
  const goods = text.slice(0, start).replace(EACH_BEFORE, '');
  const last = text.slice(end);
  const rest = joined(goods, goods.trim() === '' ? last.replace(/^\s?of\s/i, '') : last);
  if (!/[\p{L}\p{N}]/u.test(rest)) return { text };
  const isUnsure = hasMoreCounts(rest) || OF_SEVERAL.test(scanned) || IN_TWO_UNITS.test(text);
  if (others.length === 0 && isUnsure) others.push({});
  const { others: _found, ...line } = { text: rest, ...counted };
  return others.length > 0 ? { ...line, others: distinct(others) } : line;
}

const distinct = (readings: Reading[]): Reading[] => [
  ...new Map(readings.map((reading) => [`${reading.quantity} ${reading.unit}`, reading])).values(),
];

/** What stands before and after a quantity, without the marks around it. */
function joined(before: string, after: string): string {
  const isInBrackets = /[([]\s*$/.test(before) && /^\s*[)\]]/.test(after);
  const first = isInBrackets ? before.replace(/[([]\s*$/, '') : before;
  const last = isInBrackets ? after.replace(/^\s*[)\]]/, '') : after;
  const isBracketOpen = /[([]\s*$/.test(first) && last.includes(')');
  const start = isBracketOpen ? first.trimEnd() : first.replace(/[\s,;:=→–—.…_/|([-]{1,40}$/u, '');
  const isBrackets = /[([]$/.test(start);
  const end = start === '' || isBrackets ? last.replace(/^[\s,;:=.–—*-]+/u, '') : last;
  return `${start}${/^[\s,;)\]]/.test(end) || isBrackets || start === '' ? '' : ' '}${end}`
    .replace(/\s{2,}/g, ' ')
    .trim();
}

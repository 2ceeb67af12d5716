import { format, isDateFormat, isPercentFormat, isTextFormat } from 'numfmt';
import { isDate, isScientific, typedCell, type Cell } from '../cells';
import { roundNumber } from '../units';

/** Reads cells by the style with this index. */
export interface Formatter {
  /** A number as it is shown. */
  number: (value: string, style: number) => Cell;
  text: (value: string, style: number) => Cell;
}

const GENERAL = 'General';
/** Of more digits a spreadsheet has lost some. */
const MAX_WHOLE = 1e15;
/** Of Excel; longer formats, which take long, show numbers as they are stored. */
const MAX_PATTERN = 255;
/** As Chinese versions of Excel write it. */
const CHINESE_GENERAL = 'G/通用格式';

/** Days between the first days of the two calendars of Excel. */
const DAYS_TO_1904 = 1462;

/** Formats that a workbook names by their number alone; dates as in ISO 8601, not as of a country. */
const BUILT_IN: Record<number, string> = {
  1: '0',
  2: '0.00',
  9: '0%',
  10: '0.00%',
  11: '0.00E+00',
  12: '# ?/?',
  13: '# ??/??',
  22: 'yyyy-mm-dd h:mm',
  48: '##0.0E+0',
  49: '@',
};
const INTEGERS = [3, 37, 38, 41, 42];
const AMOUNTS = [4, 39, 40, 43, 44];
const DATES = [14, 15, 16, 17, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58];
const TIMES = [18, 19, 20, 21, 32, 33, 34, 35, 45, 46, 47, 55, 56];
for (const id of INTEGERS) BUILT_IN[id] = '#,##0';
for (const id of AMOUNTS) BUILT_IN[id] = '#,##0.00';
for (const id of DATES) BUILT_IN[id] = 'yyyy-mm-dd';
for (const id of TIMES) BUILT_IN[id] = 'h:mm:ss';

/** `styles`: the id of the number format of each style. */
export function formatterOf(
  styles: number[],
  custom: ReadonlyMap<number, string>,
  is1904: boolean,
): Formatter {
  const patternOf = (style: number): string => {
    const id = styles[style] ?? 0;
    const pattern = custom.get(id) ?? BUILT_IN[id] ?? GENERAL;
    return pattern.length > MAX_PATTERN ? GENERAL : pattern.replace(CHINESE_GENERAL, GENERAL);
  };
  /** Patterns that Excel would not store either; each try takes as long as the first. */
  const broken = new Set<string>();
  const show = (pattern: string, number: number, value: string): string => {
    if (broken.has(pattern)) return value;
    try {
      return format(pattern, number).trim();
    } catch {
      broken.add(pattern);
      return value;
    }
  };
  const number = (value: string, style: number): Cell => {
    const stored = Number(value);
    if (value.trim() === '' || !Number.isFinite(stored)) return { text: value };
    const pattern = patternOf(style);
    if (isDateFormat(pattern)) {
      const serial = is1904 ? stored + DAYS_TO_1904 : stored;
      return { text: show(pattern, serial, value), flag: 'date', stored: serial };
    }
    const isWhole = pattern === GENERAL && Number.isInteger(stored) && Math.abs(stored) < MAX_WHOLE;
    const text =
      isWhole || isTextFormat(pattern)
        ? String(stored)
        : plainText(show(pattern, stored, value), stored, pattern);
    const isCut = isScientific(text) || Math.abs(stored) >= MAX_WHOLE;
    const exact = isPercentFormat(pattern) ? roundNumber(stored * 100) : stored;
    return {
      text,
      flag: isCut ? 'scientific' : 'number',
      ...(text !== String(exact) && { stored: exact }),
    };
  };

  /** Where a text that reads like a date has the format of one, a program has stored the date so. */
  const text = (value: string, style: number): Cell =>
    isDate(value) && isDateFormat(patternOf(style))
      ? { text: value, flag: 'date' }
      : typedCell(value);

  return { number, text };
}

/** Separators that stand in the format as they are shown. */
const hasLiteralSeparator = (pattern: string): boolean =>
  (pattern.match(/\\.|"[^"]*"/g) ?? []).some((literal) => /[.,'’]/.test(literal));
const PLAIN = /^-?[\d.,'’\u00a0\u202f]+$/;

/** A number without zeros and separators that only its format adds; others as they are shown. */
function plainText(shown: string, number: number, pattern: string): string {
  const signed = shown.replace(/^\((.+)\)$/, '-$1');
  if (!PLAIN.test(signed) || hasLiteralSeparator(pattern)) return shown;
  const digits = signed.replace(/['’\u00a0\u202f]/g, '');
  const written = [digits.replaceAll(',', ''), digits.replaceAll('.', '').replace(',', '.')];
  // Which sign is the decimal one depends on the language of the format.
  const [withPoint = '', withComma = ''] = written;
  const errorOf = (text: string) => Math.abs(Number(text) - number);
  const text = errorOf(withComma) < errorOf(withPoint) ? withComma : withPoint;
  if (Number.isNaN(Number(text))) return shown;
  return text.includes('.') ? text.replace(/\.?0{1,30}$/, '') : text;
}

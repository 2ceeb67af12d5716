import { format, isDateFormat, isTextFormat } from 'numfmt';
import type { Cell } from '@/shared/imports';

/** A number as the style with this index shows it. */
export type Formatter = (value: string, style: number) => Cell;

/** Days between the first days of the two calendars of Excel. */
const DAYS_TO_1904 = 1462;

/** Formats that a workbook names by their number alone; dates as ISO 8601, not as of a country. */
const BUILT_IN: Record<number, string> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  9: '0%',
  10: '0.00%',
  11: '0.00E+00',
  12: '# ?/?',
  13: '# ??/??',
  14: 'yyyy-mm-dd',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'yyyy-mm-dd h:mm',
  37: '#,##0 ;(#,##0)',
  38: '#,##0 ;(#,##0)',
  39: '#,##0.00;(#,##0.00)',
  40: '#,##0.00;(#,##0.00)',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mm:ss.0',
  48: '##0.0E+0',
  49: '@',
};

/** `styles`: the id of the number format of each style. */
export function formatterOf(
  styles: number[],
  custom: ReadonlyMap<number, string>,
  is1904: boolean,
): Formatter {
  return (value, style) => {
    const number = Number(value);
    if (value.trim() === '' || !Number.isFinite(number)) return { text: value };
    const id = styles[style] ?? 0;
    const pattern = custom.get(id) ?? BUILT_IN[id] ?? 'General';
    if (isTextFormat(pattern)) return { text: String(number), flag: 'number' };
    const isDate = isDateFormat(pattern);
    const shown = isDate && is1904 ? number + DAYS_TO_1904 : number;
    return { text: show(pattern, shown, value), flag: isDate ? 'date' : 'number' };
  };
}

function show(pattern: string, number: number, value: string): string {
  try {
    return format(pattern, number).trim();
  } catch {
    // A pattern that Excel would not store either.
    return value;
  }
}

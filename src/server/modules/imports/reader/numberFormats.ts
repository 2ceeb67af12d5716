import { format, isDateFormat, isTextFormat } from 'numfmt';
import type { Cell } from '@/shared/imports';

/** A number as the style with this index shows it. */
export type Formatter = (value: string, style: number) => Cell;

const GENERAL = 'General';
/** As Chinese versions of Excel write it. */
const CHINESE_GENERAL = 'G/通用格式';

/** Days between the first days of the two calendars of Excel. */
const DAYS_TO_1904 = 1462;

/** Formats that a workbook names by their number alone; 14 and 22 as ISO 8601, not as of a country. */
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
  27: 'yyyy"年"m"月"',
  28: 'm"月"d"日"',
  29: 'm"月"d"日"',
  30: 'm-d-yy',
  31: 'yyyy"年"m"月"d"日"',
  32: 'h"时"mm"分"',
  33: 'h"时"mm"分"ss"秒"',
  34: 'h"时"mm"分"',
  35: 'h"时"mm"分"ss"秒"',
  36: 'yyyy"年"m"月"',
  37: '#,##0 ;(#,##0)',
  38: '#,##0 ;(#,##0)',
  39: '#,##0.00;(#,##0.00)',
  40: '#,##0.00;(#,##0.00)',
  41: '#,##0;-#,##0;"-"',
  42: '#,##0;-#,##0;"-"',
  43: '#,##0.00;-#,##0.00;"-"',
  44: '#,##0.00;-#,##0.00;"-"',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mm:ss.0',
  48: '##0.0E+0',
  49: '@',
  50: 'yyyy"年"m"月"',
  51: 'm"月"d"日"',
  52: 'yyyy"年"m"月"',
  53: 'm"月"d"日"',
  54: 'm"月"d"日"',
  55: 'h"时"mm"分"',
  56: 'h"时"mm"分"ss"秒"',
  57: 'yyyy"年"m"月"',
  58: 'm"月"d"日"',
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
    const pattern = (custom.get(id) ?? BUILT_IN[id] ?? GENERAL).replace(CHINESE_GENERAL, GENERAL);
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

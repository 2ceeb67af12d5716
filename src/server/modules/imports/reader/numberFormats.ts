import { format, getFormatFromId, isDateFormat, isTextFormat } from 'numfmt';
import type { Cell } from '@/shared/imports';

/** A number as the style with this index shows it. */
export type Formatter = (value: string, style: number) => Cell;

/** Days between the first days of the two calendars of Excel. */
const DAYS_TO_1904 = 1462;

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
    const pattern = custom.get(id) ?? getFormatFromId(id) ?? 'General';
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

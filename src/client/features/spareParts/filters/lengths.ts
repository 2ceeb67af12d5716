import type { LENGTH_UNITS } from './filterParams';

type LengthUnit = (typeof LENGTH_UNITS)[number];

const MM_PER: Record<LengthUnit, number> = { mm: 1, cm: 10, inch: 25.4 };

const isLength = (unit: string): unit is LengthUnit => Object.hasOwn(MM_PER, unit);

/** The least or the most that is asked for. */
export type End = 'min' | 'max';

/** A bound of the values in the unit that is entered, as an example of what to enter. */
export const shownIn = (unit: string, value: number | undefined) =>
  value === undefined
    ? undefined
    : String(Math.round((value / (isLength(unit) ? MM_PER[unit] : 1)) * 10) / 10);

/**
 * A number in another unit, to the hundredth. It is rounded outwards: 900 mm, which are 35.433 inches,
 * are not to exclude a part of 900 mm.
 */
export function inUnit(text: string, from: string, to: string, end: End): string {
  const value = Number.parseFloat(text);
  if (from === to || Number.isNaN(value) || !isLength(from) || !isLength(to)) return text;
  // Without what a computer adds to 31.75.
  const hundredths = Number(((value * MM_PER[from] * 100) / MM_PER[to]).toFixed(6));
  return String((end === 'min' ? Math.floor(hundredths) : Math.ceil(hundredths)) / 100);
}

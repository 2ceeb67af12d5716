/** Units of length that bounds may be entered in; the backend converts them to millimetres. */
export const LENGTH_UNITS = ['mm', 'cm', 'inch'] as const;

type LengthUnit = (typeof LENGTH_UNITS)[number];

export type End = 'min' | 'max';

const MM_PER: Record<LengthUnit, number> = { mm: 1, cm: 10, inch: 25.4 };

export const isLengthUnit = (unit: string): unit is LengthUnit => Object.hasOwn(MM_PER, unit);

/** A bound of the values as an example of what to enter in this unit. */
export const exampleIn = (unit: string, value = NaN) =>
  Number.isNaN(value)
    ? undefined
    : String(Math.round((value / (isLengthUnit(unit) ? MM_PER[unit] : 1)) * 10) / 10);

/**
 * A number in another unit, to the hundredth. It is rounded outwards: 900 mm, which are 35.433 inches,
 * must not exclude a part of 900 mm.
 */
export function inUnit(text: string, from: string, to: string, end: End): string {
  const value = Number.parseFloat(text);
  if (from === to || Number.isNaN(value) || !isLengthUnit(from) || !isLengthUnit(to)) return text;
  // Without the floating-point error that 31.75 would be rounded away from.
  const hundredths = Number(((value * MM_PER[from] * 100) / MM_PER[to]).toFixed(6));
  return String((end === 'min' ? Math.floor(hundredths) : Math.ceil(hundredths)) / 100);
}

import { MAX_QUANTITY } from './limits';
import { normalizeUnicode } from './unicode';

/** Up to three decimals, as lengths and weights may have. */
export const isQuantity = (value: unknown): value is number =>
  typeof value === 'number' &&
  value > 0 &&
  value <= MAX_QUANTITY &&
  Number(value.toFixed(3)) === value;

/** As people type it: `1,000` may be a thousand and is none. */
const TYPED = /^\d+(?:\.(?!000)\d{1,3}|,\d{1,2})?$/;

/** The quantity that a text states in digits, full-width ones included. */
export function quantityIn(text: string): number | undefined {
  const digits = normalizeUnicode(text, 'NFKC').trim();
  const quantity = Number(digits.replace(',', '.'));
  return TYPED.test(digits) && isQuantity(quantity) ? quantity : undefined;
}

/** Of what is only counted. */
export function wholeQuantityIn(text: string): number | undefined {
  const quantity = quantityIn(text);
  return Number.isInteger(quantity) ? quantity : undefined;
}

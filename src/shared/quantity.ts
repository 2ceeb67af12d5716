import { MAX_QUANTITY } from './limits';
import { normalizeUnicode } from './unicode';

export const isQuantity = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MAX_QUANTITY;

/** The quantity that a text states in digits, full-width ones included. */
export function quantityIn(text: string): number | undefined {
  const digits = normalizeUnicode(text, 'NFKC').trim();
  return /^\d+$/.test(digits) && isQuantity(Number(digits)) ? Number(digits) : undefined;
}

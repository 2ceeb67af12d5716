import Big from 'big.js';
import type { Language } from './language';
import type { Currency, QuotationContent, QuotationLine } from './quotations';

/** Digits after the decimal point of an amount (ISO 4217). */
export const minorDigits = (currency: Currency) =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
    .maximumFractionDigits;

/** Unit prices of small parts have more digits than amounts. */
const MAX_PRICE_DIGITS = 4;

const amountText = (amount: Big, currency: Currency): string => {
  const digits = minorDigits(currency);
  return amount.round(digits, Big.roundHalfUp).toFixed(digits);
};

/** Quantity times price, rounded half up; undefined: no price is quoted, or there is no quantity. */
export function lineAmount(
  { quantity, unitPrice }: Pick<QuotationLine, 'quantity' | 'unitPrice'>,
  currency: Currency,
): string | undefined {
  if (unitPrice === undefined || quantity === null) return undefined;
  return amountText(new Big(unitPrice).times(quantity), currency);
}

/** The sum of the rounded amounts, so that the column adds up. */
export function quotationTotal({
  currency,
  lines,
}: Pick<QuotationContent, 'currency' | 'lines'>): string {
  const sum = lines.reduce(
    (total, line) => total.plus(lineAmount(line, currency) ?? 0),
    new Big(0),
  );
  return amountText(sum, currency);
}

/** Lines without a price, which are quoted as “on request”. */
export const countUnpriced = ({ lines }: Pick<QuotationContent, 'lines'>): number =>
  lines.filter(({ unitPrice }) => unitPrice === undefined).length;

/** A price or an amount for people, such as `USD 1,234.50`. */
export function formatMoney(amount: string, currency: Currency, language: Language): string {
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
    maximumFractionDigits: MAX_PRICE_DIGITS,
  });
  // As a text it keeps all its digits.
  return format.format(amount as Intl.StringNumericLiteral);
}

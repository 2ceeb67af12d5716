import Big from 'big.js';
import type { Language } from './language';
import type { QuotationContent, QuotationLine } from './quotations';

type LinePrice = Pick<QuotationLine, 'quantity' | 'unitPrice' | 'discount'>;
type Priced = Pick<QuotationContent, 'discount' | 'charges'> & {
  currency: string;
  lines: LinePrice[];
};

/** Digits after the decimal point of an amount in a currency of ISO 4217. */
export const minorDigits = (currency: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
    .maximumFractionDigits;

/** Unit prices of small parts have more digits than amounts. */
const MAX_PRICE_DIGITS = 4;

const amountText = (amount: Big, currency: string): string => {
  const digits = minorDigits(currency);
  return amount.round(digits, Big.roundHalfUp).toFixed(digits);
};

/** The price of one after the line's discount, with at most the digits of a price. */
export const discountedPrice = (unitPrice: string, discount = '0'): Big =>
  afterDiscount(new Big(unitPrice), discount).round(MAX_PRICE_DIGITS, Big.roundHalfUp);

const afterDiscount = (amount: Big, percent: string): Big =>
  amount.times(new Big(100).minus(percent)).div(100);

/** Prices below it keep the digits of a unit price when they are converted. */
const SMALL_PRICE = 1;

/** A price in another currency, rounded to the digits of that. */
export function convertPrice(price: string, rate: string, currency: string): string {
  const converted = new Big(price).times(rate);
  const digits = converted.lt(SMALL_PRICE) ? MAX_PRICE_DIGITS : minorDigits(currency);
  return converted.round(digits, Big.roundHalfUp).toFixed(digits);
}

/**
 * Quantity times price less the line's discount, rounded half up; undefined: no price is quoted, or
 * there is no quantity.
 */
export function lineAmount(
  { quantity, unitPrice, discount = '0' }: LinePrice,
  currency: string,
): string | undefined {
  if (unitPrice === undefined || quantity === null) return undefined;
  return amountText(afterDiscount(new Big(unitPrice).times(quantity), discount), currency);
}

export interface QuotationSums {
  /** Of each line; undefined: it has no amount. */
  lines: (string | undefined)[];
  /** Of the lines. */
  subtotal: string;
  /** What is taken off the subtotal; undefined: nothing. */
  discount?: string;
  /** Of each charge. */
  charges: string[];
  /** The subtotal less the discount, and the charges. */
  total: string;
}

/** Every amount is rounded, so that the column adds up. */
export function quotationSums({
  currency,
  lines,
  discount = '0',
  charges = [],
}: Priced): QuotationSums {
  const amounts = lines.map((line) => lineAmount(line, currency));
  const rounded = charges.map(({ amount }) => amountText(new Big(amount), currency));
  const subtotal = sumOf(amounts);
  const reduction = amountText(subtotal.times(discount).div(100), currency);
  return {
    lines: amounts,
    subtotal: amountText(subtotal, currency),
    ...(Number(reduction) > 0 && { discount: reduction }),
    charges: rounded,
    total: amountText(sumOf(rounded).plus(subtotal).minus(reduction), currency),
  };
}

const sumOf = (amounts: (string | undefined)[]): Big =>
  amounts.reduce((sum, amount = '0') => sum.plus(amount), new Big(0));

export const quotationTotal = (content: Priced): string => quotationSums(content).total;

/** Lines without a price, which are quoted as “on request”. */
export const countUnpriced = ({ lines }: Pick<QuotationContent, 'lines'>): number =>
  lines.filter(({ unitPrice }) => unitPrice === undefined).length;

/** A price or an amount for people, such as `USD 1,234.50`. */
export function formatMoney(amount: string, currency: string, language: Language): string {
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
    maximumFractionDigits: MAX_PRICE_DIGITS,
  });
  // As a text it keeps all its digits.
  return format.format(amount as Intl.StringNumericLiteral);
}

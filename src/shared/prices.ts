import Big from 'big.js';
import { minorDigits } from './quotationTotals';
import { currencies, type Currency } from './quotations';
import { normalizeUnicode } from './unicode';

/** A list price of a part from so many pieces on. */
export interface ListPrice {
  currency: Currency;
  minQuantity: number;
  /** As `storedPrice` writes it. */
  price: string;
  /** The first and the last day on which it holds, `YYYY-MM-DD`. */
  from?: string;
  until?: string;
}

/** Who a part is bought from. */
export interface PartSupplier {
  supplier: string;
  /** The supplier's own number of the part. */
  number?: string;
  /** With its currency; both are missing where it is unknown. */
  cost?: string;
  currency?: Currency;
}

/** What only admins know of a part. */
export interface PartPrices {
  prices: ListPrice[];
  suppliers: PartSupplier[];
}

/** Columns of a price list beside the part's. */
export const PRICE_FIELDS = [
  'minQuantity',
  'price',
  'currency',
  'validFrom',
  'validUntil',
  'supplier',
  'supplierNumber',
  'cost',
] as const;
export type PriceFieldName = (typeof PRICE_FIELDS)[number];

/**
 * The price in a text: `1250.5` of `1,250.5`, `1234.50` of `1.234,50`, `12.50` of `12,50`; empty
 * without one, undefined where it is no price.
 */
export function readPrice(text: string): string | undefined {
  const typed = normalizeUnicode(text, 'NFKC').replace(/\s/g, '');
  const price = /^\d{1,3}(,\d{3})+(\.\d+)?$/.test(typed)
    ? typed.replaceAll(',', '')
    : /^\d{1,3}(\.\d{3})+,\d+$/.test(typed)
      ? typed.replaceAll('.', '').replace(',', '.')
      : typed.replace(/,(?=\d{1,2}$)/, '.');
  return price === '' || /^\d{1,9}(\.\d{1,4})?$/.test(price) ? price : undefined;
}

/** The one text of a price, with the digits of its currency at least: `12.50` of `12.5` USD. */
export function storedPrice(price: string, currency: Currency): string {
  const amount = new Big(price);
  const minor = amount.toFixed(minorDigits(currency));
  return amount.eq(minor) ? minor : amount.toFixed();
}

/** As people write currencies beside their codes. */
const SIGNS: [RegExp, Currency][] = [
  [/HK\$/i, 'HKD'],
  [/US\$|\$/i, 'USD'],
  [/€|euros?/i, 'EUR'],
  [/RMB|CN¥|¥|￥|元|人民币/i, 'CNY'],
  [/£/, 'GBP'],
];

/** The currency in a text such as `12.50 USD`, `$ 12.50` or `Price (EUR)`, and the text without it. */
export function splitCurrency(text: string): { currency?: Currency; rest: string } {
  const codes = currencies.map((code) => [new RegExp(`(?<!\\p{L})${code}(?!\\p{L})`, 'iu'), code]);
  for (const [pattern, currency] of [...codes, ...SIGNS] as [RegExp, Currency][]) {
    if (pattern.test(text)) return { currency, rest: text.replace(pattern, ' ').trim() };
  }
  return { rest: text.trim() };
}

/** How much higher the second price is, in per cent with one decimal; negative: it is lower. */
export const percentOf = (before: string, after: string): number =>
  Number(new Big(after).div(before).minus(1).times(100).toFixed(1));

/** A price that has doubled or halved may be a slip. */
export const isJump = (percent: number): boolean => percent > 100 || percent < -50;

import type { Language } from '@/shared/language';
import { formatMoney } from '@/shared/quotationTotals';
import type { Currency } from '@/shared/quotations';
import { joined } from '@/shared/isolate';

/** A list price and the days on which it holds, such as `USD 12.50 (2026-01-01 – 2026-12-31)`. */
export const priceText = (
  { price, from, until }: { price: string; from?: string; until?: string },
  currency: string,
  language: Language,
): string => {
  const amount = formatMoney(price, currency as Currency, language);
  return from || until ? `${amount} (${[from, '–', until].filter(Boolean).join(' ')})` : amount;
};

/** A supplier's number of a part and its cost there, such as `K-240 · EUR 96.00`. */
export const supplierText = (
  { number, cost, currency }: { number?: string; cost?: string; currency?: string },
  language: Language,
): string => {
  const amount = cost && currency && formatMoney(cost, currency as Currency, language);
  return joined([number, amount]) || '–';
};

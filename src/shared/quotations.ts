import { company } from './company';
import type { Incoterm } from './inquiries';
import type { Language } from './language';
import { unitText } from './lineUnits';

/** ISO 4217 codes that quotations are written in. */
export const currencies = ['USD', 'EUR', 'CNY', 'GBP', 'AED', 'HKD', 'JPY'] as const;
export type Currency = (typeof currencies)[number];

/** Texts that templates exist for: of a quotation, answers to buyers, and the one that confirms an order. */
export const textTemplateFields = [
  'introduction',
  'payment',
  'remarks',
  'answer',
  'orderConfirmation',
] as const;
export type TextTemplateField = (typeof textTemplateFields)[number];
export type QuotationTextField = Exclude<TextTemplateField, 'answer' | 'orderConfirmation'>;

/** What is charged beside the goods. */
export const chargeKinds = ['freight', 'packing', 'other'] as const;
export interface QuotationCharge {
  kind: (typeof chargeKinds)[number];
  /** What it is for; needed for `other`. */
  text?: string;
  /** Decimal number. */
  amount: string;
}

/** What can become of an issued quotation; only an `open` or `declined` one can be accepted. */
export type QuotationStatus =
  'open' | 'accepted' | 'declined' | 'expired' | 'replaced' | 'withdrawn';

export interface QuotationLine {
  partId?: string;
  text: string;
  partNumber?: string;
  /** Null: the line has none. It may have decimals. */
  quantity: number | null;
  unit?: string;
  /** Decimal number as text, such as `12.50`; absent: no price is quoted. */
  unitPrice?: string;
  /** Per cent, such as `5` or `2.5`. */
  discount?: string;
  /** Such as `3 weeks`. */
  leadTime?: string;
  note?: string;
}

/** What an admin writes; a draft may be incomplete, an issued quotation is not. */
export interface QuotationContent {
  language: Language;
  currency: Currency;
  /** Day, `YYYY-MM-DD`. */
  validUntil?: string;
  incoterm?: Incoterm;
  /** Port or place that the Incoterm refers to. */
  place?: string;
  introduction?: string;
  payment?: string;
  remarks?: string;
  /** Per cent of the sum of the lines. */
  discount?: string;
  charges?: QuotationCharge[];
  lines: QuotationLine[];
}

interface Standing {
  /** Whether it is the last one of its inquiry. */
  isNewest: boolean;
  withdrawnAt: string | null;
  /** What the buyer has decided. */
  response: string | null;
  validUntil: string | null;
}

/** `today`: the day at the company. */
export function quotationStatus(
  { isNewest, withdrawnAt, response, validUntil }: Standing,
  today: string,
): QuotationStatus {
  if (withdrawnAt !== null) return 'withdrawn';
  if (!isNewest) return 'replaced';
  if (response === 'accepted') return 'accepted';
  if (validUntil !== null && validUntil < today) return 'expired';
  return response === 'declined' ? 'declined' : 'open';
}

/** The day at the company, `YYYY-MM-DD`, so many days later. */
export function companyDay(time: Date, daysLater = 0): string {
  const later = new Date(time.getTime() + daysLater * 86_400_000);
  // Sweden writes dates as ISO 8601 does.
  return later.toLocaleDateString('sv-SE', { timeZone: company.timeZoneId });
}

/** Returns a text such as `1,200 pcs`; empty without a quantity. */
export const formatQuantity = (
  { quantity, unit = '' }: Pick<QuotationLine, 'unit'> & { quantity?: number | null },
  language: Language,
): string =>
  typeof quantity === 'number'
    ? `${quantity.toLocaleString(language, { maximumFractionDigits: 6 })} ${unitText(unit, quantity, language)}`.trim()
    : '';

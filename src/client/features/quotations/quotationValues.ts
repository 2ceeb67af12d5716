import type { QuotationDraft } from '@/client/api';
import { type MergeRules, textRule, valueRule } from '@/client/lib/threeWayMerge';
import type { Incoterm } from '@/shared/inquiries';
import type { Language } from '@/shared/language';
import { quantityIn } from '@/shared/quantity';
import type { Currency, QuotationContent, QuotationLine } from '@/shared/quotations';

/** A line as it is typed. */
export interface LineValues {
  partId: string;
  text: string;
  partNumber: string;
  quantity: string;
  unit: string;
  unitPrice: string;
  leadTime: string;
  note: string;
}

export interface QuotationValues {
  language: Language;
  currency: Currency;
  validUntil: string;
  incoterm: Incoterm | '';
  place: string;
  introduction: string;
  paymentTerms: string;
  remarks: string;
  lines: LineValues[];
}

export const emptyLine: LineValues = {
  partId: '',
  text: '',
  partNumber: '',
  quantity: '1',
  unit: '',
  unitPrice: '',
  leadTime: '',
  note: '',
};

export const quotationValues = ({ content }: QuotationDraft): QuotationValues => ({
  validUntil: '',
  incoterm: '',
  place: '',
  introduction: '',
  paymentTerms: '',
  remarks: '',
  ...content,
  lines: content.lines.map((line) => ({ ...emptyLine, ...line, quantity: String(line.quantity) })),
});

/**
 * The price in a text, as it is stored: `1250.5` of `1,250.5`, `12.50` of `12,50`; empty without
 * one, undefined where it is no price.
 */
export function readPrice(text: string): string | undefined {
  const typed = text.normalize('NFKC').replace(/\s/g, '');
  const price = /^\d{1,3}(,\d{3})+(\.\d+)?$/.test(typed)
    ? typed.replaceAll(',', '')
    : typed.replace(/,(?=\d{1,2}$)/, '.');
  return price === '' || /^\d{1,9}(\.\d{1,4})?$/.test(price) ? price : undefined;
}

/** Missing what is empty, and what is no number yet. */
export const toLine = ({ quantity, unitPrice, ...texts }: LineValues): QuotationLine => ({
  ...filled(texts),
  text: texts.text.trim(),
  quantity: quantityIn(quantity) ?? 1,
  unitPrice: readPrice(unitPrice) || undefined,
});

export const toContent = ({ lines, ...values }: QuotationValues): QuotationContent => ({
  ...(filled(values) as Omit<QuotationContent, 'lines'>),
  lines: lines.map(toLine),
});

const filled = <T extends object>(values: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== '' && value !== undefined),
  ) as Partial<T>;

/** How changes of two people are merged; the lines are one value. */
export const quotationRules: MergeRules<QuotationValues> = {
  language: valueRule,
  currency: valueRule,
  validUntil: textRule,
  incoterm: valueRule,
  place: textRule,
  introduction: textRule,
  paymentTerms: textRule,
  remarks: textRule,
  lines: {
    same: (one, other) => JSON.stringify(one.map(toLine)) === JSON.stringify(other.map(toLine)),
  },
};

import type { QuotationDraft } from '@/client/api';
import { type MergeRules, type ThreeWays, textRule, valueRule } from '@/client/lib/threeWayMerge';
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
  payment: string;
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

const lineValues = (line: QuotationLine): LineValues => ({
  ...emptyLine,
  ...line,
  quantity: String(line.quantity),
  unitPrice: line.unitPrice ?? '',
});

export const quotationValues = ({ content }: QuotationDraft): QuotationValues => ({
  validUntil: '',
  incoterm: '',
  place: '',
  introduction: '',
  payment: '',
  remarks: '',
  ...content,
  lines: content.lines.map(lineValues),
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

/** The line as either changed it; `preferred` where both did. */
function mergeLine(base: LineValues, other: LineValues, preferred: LineValues): LineValues {
  const names = Object.keys(base) as (keyof LineValues)[];
  return Object.fromEntries(
    names.map((name) => [name, preferred[name] === base[name] ? other[name] : preferred[name]]),
  ) as unknown as LineValues;
}

/**
 * Merges changes of different fields and lines at the end, where both sides have the lines of
 * before in their order. Otherwise one side's lines have to be chosen.
 */
function reconcileLines({ base, mine, theirs }: ThreeWays<LineValues[]>) {
  const isSameLine = (line: LineValues | undefined, former: LineValues) =>
    line?.partId === former.partId && line.text === former.text;
  const hasLines = (side: LineValues[]) =>
    base.every((former, index) => isSameLine(side[index], former));
  if (!hasLines(mine) || !hasLines(theirs)) return { mine, theirs };
  // `12,50` is no change of `12.50`.
  const own = mine.map((line) => lineValues(toLine(line)));
  const added = [theirs, own].flatMap((side) => side.slice(base.length));
  const merge = (other: LineValues[], preferred: LineValues[]) => [
    ...base.map((former, index) => mergeLine(former, other[index]!, preferred[index]!)),
    ...added,
  ];
  return { mine: merge(theirs, own), theirs: merge(own, theirs) };
}

/** How changes of two people are merged. */
export const quotationRules: MergeRules<QuotationValues> = {
  language: valueRule,
  currency: valueRule,
  validUntil: textRule,
  incoterm: valueRule,
  place: textRule,
  introduction: textRule,
  payment: textRule,
  remarks: textRule,
  lines: {
    same: (one, other) => JSON.stringify(one.map(toLine)) === JSON.stringify(other.map(toLine)),
    reconcile: reconcileLines,
  },
};

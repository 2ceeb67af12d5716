import type { QuotationContent, QuotationDraft, QuotationLine } from '@/client/api';
import { type MergeRules, type ThreeWays, textRule, valueRule } from '@/client/lib/threeWayMerge';
import { readPrice } from '@/shared/prices';
import { MAX_QUANTITY } from '@/shared/limits';
import type { QuotationCharge } from '@/shared/quotations';

/** A line as it is typed. */
export type LineValues = Record<keyof QuotationLine, string>;

export type QuotationValues = Record<Exclude<keyof QuotationContent, 'lines' | 'charges'>, string> &
  Pick<QuotationContent, 'language' | 'currency'> & {
    lines: LineValues[];
    charges: ChargeValues[];
  };

export type ChargeValues = Required<QuotationCharge>;

export const emptyLine: LineValues = {
  partId: '',
  text: '',
  partNumber: '',
  quantity: '1',
  unit: '',
  unitPrice: '',
  discount: '',
  leadTime: '',
  note: '',
};

export const quotationValues = ({ content }: QuotationDraft): QuotationValues => ({
  validUntil: '',
  incoterm: '',
  place: '',
  introduction: '',
  payment: '',
  remarks: '',
  discount: '',
  ...content,
  charges: (content.charges ?? []).map(({ text = '', ...charge }) => ({ ...charge, text })),
  lines: content.lines.map((line) => ({
    ...emptyLine,
    ...line,
    quantity: String(line.quantity ?? ''),
  })),
});

/** The quantity in a text, such as `1,200` or `12.5`. */
export function readQuantity(text: string): number | undefined {
  const quantity = Number(readPrice(text) || NaN);
  return quantity >= 0.001 && quantity <= MAX_QUANTITY ? quantity : undefined;
}

/** The per cent in a text such as `2,5 %`; empty without any, undefined where it is none. */
export function readPercent(text: string): string | undefined {
  const percent = readPrice(text.replace(/[%％]/g, ''));
  return percent === '' || /^(100|\d{1,2}(\.\d{1,2})?)$/.test(percent ?? '-') ? percent : undefined;
}

/** Returns a line as the request sends it; without a price where none is typed yet. */
export const toLine = ({ quantity, unitPrice, discount, ...texts }: LineValues): QuotationLine => ({
  ...texts,
  discount: readPercent(discount) || undefined,
  quantity: readQuantity(quantity) ?? 1,
  unitPrice: readPrice(unitPrice) || undefined,
});

const toCharges = (charges: ChargeValues[]): QuotationCharge[] =>
  charges.flatMap(({ kind, text, amount }) => {
    const read = readPrice(amount);
    return read ? { kind, text, amount: read } : [];
  });

export const toContent = (values: QuotationValues): QuotationContent => ({
  ...values,
  validUntil: values.validUntil || undefined,
  discount: readPercent(values.discount) || undefined,
  charges: toCharges(values.charges),
  incoterm: (values.incoterm as QuotationContent['incoterm']) || undefined,
  lines: values.lines.map(toLine),
});

/** The line as either changed it; `preferred` where both did. */
function mergeLine(base: LineValues, other: LineValues, preferred: LineValues): LineValues {
  const merged = { ...preferred };
  for (const name of Object.keys(base) as (keyof LineValues)[]) {
    if (preferred[name] === base[name]) merged[name] = other[name];
  }
  return merged;
}

/**
 * Merges changes of different fields and lines at the end, where both sides have the lines of
 * before in their order. Otherwise one side's lines have to be chosen.
 */
function reconcileLines({ base, mine, theirs }: ThreeWays<LineValues[]>) {
  const hasLines = (side: LineValues[]) =>
    base.every(({ partId, text }, i) => side[i]?.partId === partId && side[i].text === text);
  if (!hasLines(mine) || !hasLines(theirs)) return { mine, theirs };
  const added = [theirs, mine].flatMap((side) => side.slice(base.length));
  const merge = (other: LineValues[], preferred: LineValues[]) => [
    ...base.map((former, index) => mergeLine(former, other[index]!, preferred[index]!)),
    ...added,
  ];
  return { mine: merge(theirs, mine), theirs: merge(mine, theirs) };
}

/** How changes of two people are merged. */
export const quotationRules: MergeRules<QuotationValues> = {
  language: valueRule,
  currency: valueRule,
  validUntil: valueRule,
  incoterm: valueRule,
  place: textRule,
  introduction: textRule,
  payment: textRule,
  remarks: textRule,
  discount: valueRule,
  charges: {
    same: (one, other) => JSON.stringify(toCharges(one)) === JSON.stringify(toCharges(other)),
  },
  lines: {
    same: (one, other) => JSON.stringify(one.map(toLine)) === JSON.stringify(other.map(toLine)),
    reconcile: reconcileLines,
  },
};

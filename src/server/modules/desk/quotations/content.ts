import type { Queries } from '@/server/db/types';
import { badValue } from '@/server/lib/httpError';
import { isDay } from '@/server/lib/isDay';
import { company } from '@/shared/company';
import { incoterms } from '@/shared/inquiries';
import { companyDay, type QuotationContent } from '@/shared/quotations';
import type { InquiryRow } from '../inquiries/repository';
import { lineRepository } from '../messages/lineRepository';
import { sparePartRepository } from '../../catalogue/spareParts/repository';

/** The first draft's content: the buyer's lines and terms, and the lead times of the parts. */
export async function proposeContent(
  queries: Queries,
  { id, language, country, incoterm }: InquiryRow,
  now: Date,
): Promise<QuotationContent> {
  const lines = await lineRepository(queries).list([id]);
  const parts = await sparePartRepository(queries).listById(partIdsOf(lines));
  const leadTimes = new Map(
    parts.map((part) => [part.id, (language === 'zh' && part.leadTimeZh) || part.leadTime]),
  );
  return {
    language: language || 'en',
    currency: country === company.countryCode ? 'CNY' : 'USD',
    validUntil: companyDay(now, company.quotationDays),
    incoterm: incoterms.find((candidate) => candidate === incoterm),
    lines: lines.map(({ partId, text, partNumber, quantity, unit, note }) => ({
      ...withoutEmpty({
        partId: partId ?? '',
        partNumber,
        unit,
        leadTime: leadTimes.get(partId ?? '') ?? '',
        note,
      }),
      text,
      quantity,
    })),
  };
}

export const partIdsOf = (lines: { partId?: string | null }[]): string[] => [
  ...new Set(lines.flatMap(({ partId }) => partId ?? [])),
];

/** Removes empty texts, which count as missing. Throws `validity_invalid` for no day. */
export function cleanContent(content: QuotationContent): QuotationContent {
  if (content.validUntil && !isDay(content.validUntil)) {
    throw badValue('/validUntil', 'validity_invalid', 'The day of the validity does not exist.');
  }
  const lines = content.lines.map((line) => ({ ...withoutEmpty(line), text: line.text }));
  const { charges = [], ...cleaned } = withoutEmpty(content);
  return {
    ...cleaned,
    ...(charges.length > 0 && { charges: charges.map(withoutEmpty) }),
    lines,
  };
}

const withoutEmpty = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, text]) => text !== '')) as T;

/**
 * Throws `quotation_line_empty`, `quotation_without_price` or `validity_past` for a draft that
 * cannot be issued.
 */
export function assertComplete(content: QuotationContent, now: Date): void {
  const { validUntil, lines, charges = [] } = content;
  const empty = lines.findIndex(({ text }) => text === '');
  if (empty >= 0) {
    const message = `Line ${empty + 1} does not say what is offered.`;
    const params = { line: empty + 1 };
    throw badValue(`/lines/${empty}/text`, 'quotation_line_empty', message, params);
  }
  const uncounted = lines.findIndex(({ quantity }) => quantity === null);
  if (uncounted >= 0) {
    const field = `quantity of line ${uncounted + 1}`;
    const pointer = `/lines/${uncounted}/quantity`;
    throw badValue(pointer, 'field_missing', `The ${field} is missing.`, { field });
  }
  if (lines.every(({ unitPrice }) => unitPrice === undefined)) {
    const message = 'The quotation has no prices.';
    throw badValue('/lines/0/unitPrice', 'quotation_without_price', message);
  }
  const unnamed = charges.findIndex(({ kind, text }) => kind === 'other' && text === undefined);
  if (unnamed >= 0) {
    const field = `description of charge ${unnamed + 1}`;
    const pointer = `/charges/${unnamed}/text`;
    throw badValue(pointer, 'field_missing', `The ${field} is missing.`, { field });
  }
  if (validUntil === undefined || validUntil < companyDay(now)) {
    const message = 'Please enter until which day, from today on, the quotation is valid.';
    throw badValue('/validUntil', 'validity_past', message);
  }
}

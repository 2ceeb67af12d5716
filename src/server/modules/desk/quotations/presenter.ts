import type { Quotation, QuotationSummary } from '@/server/generated/requests';
import { companyDay, quotationStatus } from '@/shared/quotations';
import { quotationTotal } from '@/shared/quotationTotals';
import { presentMailState } from '../messages/presenter';
import type { QuotationRow } from './repository';

const statusOf = (row: QuotationRow, now: Date) =>
  quotationStatus({ ...row, validUntil: row.content.validUntil }, companyDay(now));

export function presentQuotation(row: QuotationRow, now: Date): Quotation {
  const { number, issuedAt, issuedBy, content } = row;
  return {
    number,
    issuedAt,
    issuedBy,
    currency: content.currency,
    total: quotationTotal(content),
    status: statusOf(row, now),
    mail: presentMailState(row),
    content,
  };
}

export function summarizeQuotation(row: QuotationRow, now: Date): QuotationSummary {
  const { content, ...summary } = presentQuotation(row, now);
  return { ...summary, language: content.language, validUntil: content.validUntil };
}

import type { Quotation, QuotationSummary } from '@/server/generated/requests';
import { companyDay, quotationStatus } from '@/shared/quotations';
import { quotationTotal } from '@/shared/quotationTotals';
import type { QuotationRow } from './repository';

const statusOf = (row: QuotationRow, now: Date) =>
  quotationStatus({ ...row, validUntil: row.content.validUntil }, companyDay(now));

export function presentQuotation(row: QuotationRow, now: Date): Quotation {
  const { number, issuedAt, issuedBy, content, queuedAt, sentAt, failedAt } = row;
  return {
    number,
    issuedAt,
    issuedBy,
    currency: content.currency,
    total: quotationTotal(content),
    status: statusOf(row, now),
    ...(queuedAt && { mail: sentAt ? 'sent' : failedAt ? 'failed' : 'waiting' }),
    content,
  };
}

export function summarizeQuotation(row: QuotationRow, now: Date): QuotationSummary {
  const { content, ...summary } = presentQuotation(row, now);
  return { ...summary, language: content.language, validUntil: content.validUntil };
}

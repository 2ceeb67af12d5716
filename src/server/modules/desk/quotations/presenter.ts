import type { Quotation, QuotationSummary } from '@/server/generated/requests';
import { quotationTotal } from '@/shared/quotationTotals';
import type { QuotationRow } from './repository';

export function presentQuotation(row: QuotationRow): Quotation {
  const { number, issuedAt, issuedBy, content, queuedAt, sentAt, failedAt } = row;
  return {
    number,
    issuedAt,
    issuedBy,
    currency: content.currency,
    total: quotationTotal(content),
    ...(queuedAt && { mail: sentAt ? 'sent' : failedAt ? 'failed' : 'waiting' }),
    content,
  };
}

export function summarizeQuotation(row: QuotationRow): QuotationSummary {
  const { content, ...summary } = presentQuotation(row);
  return { ...summary, language: content.language };
}

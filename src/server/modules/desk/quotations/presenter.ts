import type { Quotation, QuotationSummary } from '@/server/generated/requests';
import { companyDay, quotationStatus } from '@/shared/quotations';
import { quotationTotal } from '@/shared/quotationTotals';
import { presentMailState } from '../messages/presenter';
import type { QuotationRow } from './repository';

export function presentQuotation(row: QuotationRow, now: Date): Quotation {
  const { number, issuedAt, issuedBy, content } = row;
  return {
    number,
    issuedAt,
    issuedBy,
    currency: content.currency,
    total: quotationTotal(content),
    status: quotationStatus(row, companyDay(now)),
    mail: presentMailState(row),
    content,
  };
}

export function summarizeQuotation(row: QuotationRow, now: Date): QuotationSummary {
  const { content, ...summary } = presentQuotation(row, now);
  return { ...summary, language: content.language, validUntil: content.validUntil };
}

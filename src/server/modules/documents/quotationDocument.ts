import { countryName } from '@/shared/countries';
import type { QuotationContent } from '@/shared/quotations';
import type { QuotationDocument } from './quotationPdf';
import type { QuotationRow } from '../quotations/repository';
import type { Inquiry } from './repository';

/** A quotation for an inquiry: an issued one, or the content of a draft. */
export function quotationDocument(
  inquiry: Inquiry,
  quotation: QuotationRow | { content: QuotationContent },
): QuotationDocument {
  const { reference, name, company, address, country, email } = inquiry;
  const { content } = quotation;
  const issued = 'number' in quotation ? quotation : undefined;
  return {
    number: issued?.number,
    issuedAt: issued?.issuedAt,
    issuedBy: issued?.issuedBy,
    reference,
    buyer: [company, name, address, country && countryName(country, content.language), email]
      .map((line) => line.trim())
      .filter(Boolean),
    content,
  };
}

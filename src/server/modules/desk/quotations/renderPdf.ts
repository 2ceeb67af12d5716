import { makeLimiter } from '@/server/lib/limiter';
import { tryLater } from '@/server/lib/httpError';
import { runInThread } from '@/server/lib/runInThread';
import { countryName } from '@/shared/countries';
import type { QuotationRow } from './repository';
import type { PrintedQuotation } from './quotationPdf';
import type { Message } from '../messages/repository';

/** Takes half a second; on a busy machine several. */
const TIMEOUT_MS = 20_000;
const MAX_WAITING = 20;
const MAX_WAITING_PER_KEY = 5;

const overload = () =>
  tryLater(503, 'overloaded', 'Too many PDF files are being made. Please try again.', 5);

// One at a time for the process: it takes a processor and 100 MiB.
const limit = makeLimiter(1, {
  name: 'pdfs',
  maxWaiting: MAX_WAITING,
  maxWaitingPerKey: MAX_WAITING_PER_KEY,
  overload,
});

/** Its packages load where a PDF is made. */
const make = async (quotation: PrintedQuotation) =>
  (await import('./quotationPdf')).writeQuotationPdf(quotation);

/**
 * A quotation for an inquiry as PDF: an issued one, or the content of a draft. Those with the same
 * key wait for each other, but hold up no others.
 */
export function renderQuotationPdf(
  message: Pick<Message, 'reference' | 'name' | 'company' | 'address' | 'country' | 'email'>,
  quotation: Pick<QuotationRow, 'content'> & Partial<QuotationRow>,
  key: string,
): Promise<Buffer> {
  const { reference, name, company, address, country, email } = message;
  const { number, issuedAt, issuedByName, replaces, content } = quotation;
  const buyer = [company, name, address, countryName(country, content.language), email];
  const printed: PrintedQuotation = {
    number,
    issuedAt,
    issuedByName,
    replaces: replaces && { number: replaces.number, issuedAt: replaces.issuedAt },
    reference,
    buyer: buyer.map((line) => line.trim()).filter(Boolean),
    content,
  };
  const run = () => runInThread('pdfWorker', printed, make, AbortSignal.timeout(TIMEOUT_MS));
  return limit(run, key);
}

import { makeLimiter } from '@/server/lib/limiter';
import { tryLater } from '@/server/lib/httpError';
import { runInThread } from '@/server/lib/runInThread';
import type { QuotationDocument } from './quotationPdf';

/** Takes half a second; on a busy machine several. */
const TIMEOUT_MS = 20_000;
const MAX_WAITING = 20;
const MAX_WAITING_PER_KEY = 5;

const overload = () =>
  tryLater(503, 'overloaded', 'Too many documents are being made. Please try again.', 5);

// One at a time for the process: it takes a processor and 100 MiB.
const limit = makeLimiter(1, MAX_WAITING, overload, MAX_WAITING_PER_KEY);

/** A quotation as PDF; those with the same key wait for each other, but hold up no others. */
export const renderQuotationPdf = (quotation: QuotationDocument, key: string): Promise<Buffer> =>
  limit(async () => {
    // Its packages load where a document is made.
    const make = async (input: QuotationDocument) =>
      (await import('./quotationPdf')).writeQuotationPdf(input);
    return runInThread('pdfWorker', quotation, make, AbortSignal.timeout(TIMEOUT_MS));
  }, key);

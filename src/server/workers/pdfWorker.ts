import { parentPort, workerData } from 'node:worker_threads';
import { writeQuotationPdf, type QuotationDocument } from '../modules/desk/quotations/quotationPdf';

/* Started by the backend for one document. A failure ends the thread and reaches the backend. */

parentPort?.postMessage(await writeQuotationPdf(workerData as QuotationDocument));

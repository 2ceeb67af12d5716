import { parentPort, workerData } from 'node:worker_threads';
import { writeQuotationPdf, type PrintedQuotation } from '../modules/desk/quotations/quotationPdf';

/* Started by the backend for one PDF. A failure ends the thread and reaches the backend. */

parentPort?.postMessage(await writeQuotationPdf(workerData as PrintedQuotation));

import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';

/** A small PDF, or what a file needs to be taken for one; `extra` makes it another one. */
export const makePdf = (extra = '') => Buffer.from(`%PDF-1.7\n${extra}\nstartxref\n0\n%%EOF\n`);

/** Encrypted, but opened without a password; printing and copying need one. */
export function makeRestrictedPdf(): Promise<Buffer> {
  const pdf = new PDFDocument({ ownerPassword: 'secret', permissions: {} });
  pdf.end();
  return buffer(pdf);
}

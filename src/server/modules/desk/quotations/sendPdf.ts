import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { findIssued } from './numbers';
import type { QuotationFiles } from './quotationFiles';
import type { QuotationRow } from './repository';

export const sendPdf = (reply: FastifyReply, name: string, pdf: Buffer | Readable) =>
  reply
    .header('content-disposition', `attachment; filename="${name}.pdf"`)
    .type('application/pdf')
    .send(pdf);

/** Sends the issued quotation with this number. Throws `quotation_not_found`. */
export async function sendIssued(
  reply: FastifyReply,
  issued: QuotationRow[],
  number: string,
  quotationFiles: QuotationFiles,
) {
  const { bytes, body } = await quotationFiles.open(findIssued(issued, number));
  return sendPdf(reply.header('content-length', bytes), number, body);
}

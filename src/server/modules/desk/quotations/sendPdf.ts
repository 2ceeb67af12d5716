import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { notFound } from '@/server/lib/httpError';
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
  const quotation = issued.find((row) => row.number === number);
  if (!quotation) throw notFound('quotation_not_found', 'This quotation does not exist.');
  const { bytes, body } = await quotationFiles.open(quotation);
  return sendPdf(reply.header('content-length', bytes), number, body);
}

import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { AppContext, Handlers } from '@/server/context';
import type { BuyerInquiry } from '@/server/generated/requests';
import { notFound } from '@/server/lib/httpError';
import { ipKey } from '@/server/lib/ipKeys';
import type { InquiryState } from '@/shared/inquiries';
import { quotationTotal } from '@/shared/quotationTotals';
import { memoryLimiter } from '../../core/limits/memoryLimiter';
import { lineRepository, type LineRow } from '../messages/lineRepository';
import { messageRepository } from '../messages/repository';
import { cleanContent } from '../quotations/content';
import { quotationRepository, type QuotationRow } from '../quotations/repository';
import { renderQuotationPdf } from '../quotations/renderPdf';
import { findMessage, type Message } from '../messages/findMessage';

const BUYER_STATES: Record<InquiryState, BuyerInquiry['state']> = {
  new: 'received',
  inProgress: 'inProgress',
  quoted: 'quoted',
  won: 'ordered',
  lost: 'closed',
};

/** Quotations as PDF, and what buyers see of their inquiries. */
export function documentHandlers({ db, quotationFiles, limits, clock }: AppContext) {
  const quotations = quotationRepository(db.reader);
  const takeRead = memoryLimiter(limits.buyerPagesPerIp, clock);

  const findById = async (id: string) => found(await messageRepository(db).find('inquiry', id));
  const findByToken = async (token: string) =>
    found(await findMessage(db.reader, 'publicToken', token));

  const sendIssued = async (reply: FastifyReply, inquiry: Message, number: string) => {
    const issued = await quotations.list(inquiry.id);
    const quotation = issued.find((each) => each.number === number);
    if (!quotation) throw notFound('quotation_not_found', 'This quotation does not exist.');
    const { bytes, body } = await quotationFiles.open(quotation);
    return sendPdf(reply.header('content-length', bytes), number, body);
  };

  return {
    previewQuotation: async ({ params, body, ip }, reply) => {
      const inquiry = await findById(params.id);
      const content = cleanContent(body);
      return sendPdf(reply, 'draft', await renderQuotationPdf(inquiry, { content }, ipKey(ip)));
    },

    getQuotationPdf: async ({ params: { id, number } }, reply) =>
      sendIssued(reply, await findById(id), number),

    getBuyerInquiry: async ({ params: { token }, ip }) => {
      takeRead(ip, 1);
      const inquiry = await findByToken(token);
      const lines = await lineRepository(db.reader).list([inquiry.id]);
      return presentForBuyer(inquiry, lines, await quotations.list(inquiry.id));
    },

    getBuyerQuotationPdf: async ({ params: { token, number }, ip }, reply) => {
      takeRead(ip, 1);
      return sendIssued(reply, await findByToken(token), number);
    },
  } satisfies Partial<Handlers>;
}

function found(inquiry: Message | undefined): Message {
  if (inquiry) return inquiry;
  throw notFound('inquiry_not_found', 'This inquiry does not exist.');
}

const sendPdf = (reply: FastifyReply, name: string, pdf: Buffer | Readable) =>
  reply
    .header('content-disposition', `attachment; filename="${name}.pdf"`)
    .type('application/pdf')
    .send(pdf);

const presentForBuyer = (
  { reference, createdAt, state }: Message,
  lines: LineRow[],
  quotations: QuotationRow[],
): BuyerInquiry => ({
  reference,
  createdAt,
  state: BUYER_STATES[state],
  lines: lines.map(({ text, partNumber, quantity, unit, note }) => ({
    text,
    quantity,
    ...(partNumber && { partNumber }),
    ...(unit && { unit }),
    ...(note && { note }),
  })),
  quotations: quotations.map(({ number, issuedAt, content }) => ({
    number,
    issuedAt,
    validUntil: content.validUntil,
    currency: content.currency,
    total: quotationTotal(content),
  })),
});

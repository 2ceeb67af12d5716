import type { FastifyReply } from 'fastify';
import type { AppContext, Handlers } from '@/server/context';
import type { BuyerInquiry } from '@/server/generated/requests';
import { notFound } from '@/server/lib/httpError';
import { ipKey } from '@/server/lib/ipKeys';
import type { InquiryState } from '@/shared/inquiries';
import { quotationTotal } from '@/shared/quotationTotals';
import { memoryLimiter } from '../limits/memoryLimiter';
import { lineRepository, type LineRow } from '../messages/lineRepository';
import { messageRepository } from '../messages/repository';
import { cleanContent } from '../quotations/content';
import { quotationRepository, type QuotationRow } from '../quotations/repository';
import { renderQuotationPdf } from './renderPdf';
import { findMessage, type Message } from './repository';

const BUYER_STATES: Record<InquiryState, BuyerInquiry['state']> = {
  new: 'received',
  inProgress: 'inProgress',
  quoted: 'quoted',
  won: 'ordered',
  lost: 'closed',
};

/** Quotations as PDF, and what buyers see of their inquiries. */
export function documentHandlers({ db, limits, clock }: AppContext) {
  const quotations = quotationRepository(db.reader);
  const takePage = memoryLimiter(limits.buyerPagesPerIp, clock);
  const takePdf = memoryLimiter(limits.buyerPdfsPerIp, clock);

  const findById = async (id: string) => found(await messageRepository(db).find('inquiry', id));
  const findByToken = async (token: string) =>
    found(await findMessage(db.reader, 'publicToken', token));

  const renderIssued = async (inquiry: Message, number: string, ip: string) => {
    const issued = await quotations.list(inquiry.id);
    const quotation = issued.find((each) => each.number === number);
    if (!quotation) throw notFound('quotation_not_found', 'This quotation does not exist.');
    return renderQuotationPdf(inquiry, quotation, ipKey(ip));
  };

  return {
    previewQuotation: async ({ params, body, ip }, reply) => {
      const inquiry = await findById(params.id);
      const content = cleanContent(body);
      return sendPdf(reply, 'draft', await renderQuotationPdf(inquiry, { content }, ipKey(ip)));
    },

    getQuotationPdf: async ({ params: { id, number }, ip }, reply) =>
      sendPdf(reply, number, await renderIssued(await findById(id), number, ip)),

    getBuyerInquiry: async ({ params: { token }, ip }, reply) => {
      takePage(ip, 1);
      const inquiry = await findByToken(token);
      const lines = await lineRepository(db.reader).list([inquiry.id]);
      reply.header('cache-control', 'no-store');
      return presentForBuyer(inquiry, lines, await quotations.list(inquiry.id));
    },

    getBuyerQuotationPdf: async ({ params: { token, number }, ip }, reply) => {
      takePdf(ip, 1);
      return sendPdf(reply, number, await renderIssued(await findByToken(token), number, ip));
    },
  } satisfies Partial<Handlers>;
}

function found(inquiry: Message | undefined): Message {
  if (inquiry) return inquiry;
  throw notFound('inquiry_not_found', 'This inquiry does not exist.');
}

const sendPdf = (reply: FastifyReply, name: string, pdf: Buffer) =>
  reply
    .header('content-disposition', `attachment; filename="${name}.pdf"`)
    .header('cache-control', 'no-store')
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

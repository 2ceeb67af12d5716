import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext, Handlers } from '@/server/context';
import type { BuyerInquiry } from '@/server/generated/requests';
import { notFound } from '@/server/lib/httpError';
import { ipKey } from '@/server/lib/ipKeys';
import type { InquiryState } from '@/shared/inquiries';
import { quotationTotal } from '@/shared/quotationTotals';
import { memoryLimiter } from '../limits/rateLimiter';
import { lineRepository, type LineRow } from '../messages/lineRepository';
import { cleanContent } from '../quotations/content';
import { quotationRepository, type QuotationRow } from '../quotations/repository';
import { quotationDocument } from './quotationDocument';
import { renderQuotationPdf } from './renderPdf';
import { documentRepository, type Inquiry } from './repository';

const BUYER_STATES: Record<InquiryState, BuyerInquiry['state']> = {
  new: 'received',
  inProgress: 'inProgress',
  quoted: 'quoted',
  won: 'ordered',
  lost: 'closed',
};

/** Quotations as PDF, and what buyers see of their inquiries. */
export function documentHandlers({ db, limits, clock }: AppContext) {
  const documents = documentRepository(db.reader);
  const quotations = quotationRepository(db.reader);
  const takePage = memoryLimiter(limits.buyerPagesPerIp, clock);
  const takePdf = memoryLimiter(limits.buyerPdfsPerIp, clock);

  const sendIssued = async (
    request: FastifyRequest,
    reply: FastifyReply,
    inquiry: Inquiry,
    number: string,
  ) => {
    const issued = await quotations.list(inquiry.id);
    const quotation = issued.find((each) => each.number === number);
    if (!quotation) throw notFound('quotation_not_found', 'This quotation does not exist.');
    const pdf = await renderQuotationPdf(quotationDocument(inquiry, quotation), ipKey(request.ip));
    return sendPdf(reply, pdf, number);
  };

  return {
    previewQuotation: async (request, reply) => {
      const inquiry = found(await documents.findInquiry(request.params.id));
      const document = quotationDocument(inquiry, { content: cleanContent(request.body) });
      return sendPdf(reply, await renderQuotationPdf(document, ipKey(request.ip)), 'draft');
    },

    getQuotationPdf: async (request, reply) => {
      const { id, number } = request.params;
      return sendIssued(request, reply, found(await documents.findInquiry(id)), number);
    },

    getBuyerInquiry: async ({ params: { token }, ip }, reply) => {
      takePage(ipKey(ip), 1);
      const inquiry = found(await documents.findByToken(token));
      const lines = await lineRepository(db.reader).list([inquiry.id]);
      reply.header('cache-control', 'no-store');
      return presentForBuyer(inquiry, lines, await quotations.list(inquiry.id));
    },

    getBuyerQuotationPdf: async (request, reply) => {
      const { token, number } = request.params;
      takePdf(ipKey(request.ip), 1);
      return sendIssued(request, reply, found(await documents.findByToken(token)), number);
    },
  } satisfies Partial<Handlers>;
}

function found(inquiry: Inquiry | undefined): Inquiry {
  if (inquiry) return inquiry;
  throw notFound('inquiry_not_found', 'This inquiry does not exist.');
}

const sendPdf = (reply: FastifyReply, pdf: Buffer, name: string) =>
  reply
    .headers({
      'content-disposition': `attachment; filename="${name}.pdf"`,
      'cache-control': 'no-store',
    })
    .type('application/pdf')
    .send(pdf);

function presentForBuyer(
  { reference, createdAt, state }: Inquiry,
  lines: LineRow[],
  quotations: QuotationRow[],
): BuyerInquiry {
  return {
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
  };
}

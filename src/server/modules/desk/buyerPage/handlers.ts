import type { AppContext, Handlers } from '@/server/context';
import type { BuyerInquiry } from '@/server/generated/requests';
import { notFound } from '@/server/lib/httpError';
import type { InquiryState } from '@/shared/inquiries';
import { quotationTotal } from '@/shared/quotationTotals';
import { memoryLimiter } from '../../core/limits/memoryLimiter';
import { lineRepository, type LineRow } from '../messages/lineRepository';
import { findMessage, type Message } from '../messages/repository';
import type { QuotationFiles } from '../quotations/quotationFiles';
import { quotationRepository, type QuotationRow } from '../quotations/repository';
import { sendIssued } from '../quotations/sendPdf';

const BUYER_STATES: Record<InquiryState, BuyerInquiry['state']> = {
  new: 'received',
  inProgress: 'inProgress',
  answered: 'answered',
  quoted: 'quoted',
  won: 'ordered',
  lost: 'closed',
};

/** What buyers see of their inquiries. */
export function buyerPageHandlers(
  { db, limits, clock }: AppContext,
  quotationFiles: QuotationFiles,
) {
  const quotations = quotationRepository(db.reader);
  const takeRead = memoryLimiter(limits.buyerPagesPerIp, clock);

  const findInquiry = async (token: string): Promise<Message> => {
    const inquiry = await findMessage(db.reader, 'publicToken', token);
    if (inquiry) return inquiry;
    throw notFound('inquiry_not_found', 'This inquiry does not exist.');
  };

  return {
    getBuyerInquiry: async ({ params: { token }, ip }) => {
      takeRead(ip, 1);
      const inquiry = await findInquiry(token);
      const lines = await lineRepository(db.reader).list([inquiry.id]);
      return presentForBuyer(inquiry, lines, await quotations.list(inquiry.id));
    },

    getBuyerQuotationPdf: async ({ params: { token, number }, ip }, reply) => {
      takeRead(ip, 1);
      const issued = await quotations.list((await findInquiry(token)).id);
      return sendIssued(reply, issued, number, quotationFiles);
    },
  } satisfies Partial<Handlers>;
}

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

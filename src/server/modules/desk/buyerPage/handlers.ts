import type { AppContext, Handlers } from '@/server/context';
import { readIdempotencyKey } from '@/server/lib/idempotencyKey';
import { memoryLimiter } from '../../core/limits/memoryLimiter';
import { unknownInquiry } from '../inquiries/service';
import { findMessage, type Message } from '../messages/repository';
import type { QuotationFiles } from '../quotations/quotationFiles';
import { quotationRepository } from '../quotations/repository';
import { sendIssued } from '../quotations/sendPdf';
import { linkService } from './links';
import { presentForBuyer } from './presenter';
import { responseService } from './responses';

/** What buyers see of their inquiries, and what they do there. */
export function buyerPageHandlers(context: AppContext, quotationFiles: QuotationFiles) {
  const { db, limits, clock } = context;
  const takeRead = memoryLimiter(limits.buyerPagesPerIp, clock);
  const respond = responseService(context);
  const sendLinks = linkService(context);

  const findInquiry = async (token: string): Promise<Message> => {
    const inquiry = await findMessage(db.reader, 'publicToken', token);
    if (!inquiry) throw unknownInquiry();
    return inquiry;
  };

  return {
    getBuyerInquiry: async ({ params: { token }, ip }) => {
      takeRead(ip, 1);
      return presentForBuyer(db, await findInquiry(token), new Date(clock()));
    },

    respondToCompany: async (request, reply) => {
      const { params, ip: ipAddress, body: form, headers } = request;
      takeRead(ipAddress, 1);
      const inquiry = await findInquiry(params.token);
      const idempotencyKey = readIdempotencyKey(headers);
      const response = await respond(inquiry, { form, idempotencyKey, ipAddress });
      reply.code(201);
      return response;
    },

    requestBuyerLinks: async ({ body: { email }, ip }, reply) => {
      await sendLinks(email, ip);
      reply.code(202);
      return { message: 'If inquiries came from this address, their links are on the way.' };
    },

    getBuyerQuotationPdf: async ({ params: { token, number }, ip }, reply) => {
      takeRead(ip, 1);
      const issued = await quotationRepository(db.reader).list((await findInquiry(token)).id);
      return sendIssued(reply, issued, number, quotationFiles);
    },
  } satisfies Partial<Handlers>;
}

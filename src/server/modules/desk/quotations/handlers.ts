import type { AppContext, Handlers } from '@/server/context';
import { created } from '@/server/lib/http';
import { ipKey } from '@/server/lib/ipKeys';
import { readIdempotencyKey } from '@/server/lib/idempotencyKey';
import { accountOf } from '../../core/auth/guard';
import { readIfMatch, sendSaved } from '../../core/catalogueVersion/entityTags';
import { writingOf } from '../../core/auth/writing';
import { presentQuotation } from './presenter';
import { findInquiry } from '../inquiries/service';
import { cleanContent } from './content';
import { proposePrices } from './priceProposals';
import type { QuotationFiles } from './quotationFiles';
import type { QuotationRow } from './repository';
import { renderQuotationPdf } from './renderPdf';
import { sendIssued, sendPdf } from './sendPdf';
import { quotationService } from './service';
import { textTemplateService } from './textTemplates';

export function quotationHandlers(context: AppContext, quotationFiles: QuotationFiles) {
  const quotations = quotationService(context);
  const templates = textTemplateService(context.db);
  const present = (row: QuotationRow) => presentQuotation(row, new Date(context.clock()));
  return {
    getQuotationDraft: async ({ params }, reply) =>
      sendSaved(reply, await quotations.getDraft(params.id)),

    saveQuotationDraft: async (request, reply) => {
      const { params, body, headers } = request;
      const precondition = readIfMatch(headers['if-match']);
      const author = accountOf(request).email;
      return sendSaved(
        reply,
        await quotations.saveDraft(params.id, body, { precondition, author }),
      );
    },

    issueQuotation: async (request, reply) => {
      const { params, body, headers } = request;
      const quotation = await quotations.issue(params.id, {
        precondition: readIfMatch(headers['if-match']),
        author: accountOf(request).email,
        idempotencyKey: readIdempotencyKey(headers),
        send: body.send,
      });
      await quotationFiles.tryToStore(quotation);
      created(reply, `/inquiries/${params.id}/quotations/${quotation.number}/pdf`);
      return present(quotation);
    },

    withdrawQuotation: async (request) => {
      const { id, number } = request.params;
      const { email } = accountOf(request);
      return present(await quotations.withdraw(id, number, email));
    },

    getQuotation: async ({ params }) => present(await quotations.get(params.number)),

    proposePrices: ({ params, body }) =>
      proposePrices(context.db.reader, params.id, body, new Date(context.clock())),

    previewQuotation: async ({ params, body, ip }, reply) => {
      const inquiry = await findInquiry(context.db.reader, params.id);
      const pdf = await renderQuotationPdf(inquiry, { content: cleanContent(body) }, ipKey(ip));
      return sendPdf(reply, 'draft', pdf);
    },

    getQuotationPdf: async ({ params: { id, number } }, reply) =>
      sendIssued(reply, await quotations.list(id), number, quotationFiles),

    listTextTemplates: () => templates.list(),

    createTextTemplate: async (request, reply) => {
      const template = await templates.create(request.body, accountOf(request));
      return sendSaved(created(reply, `/text-templates/${template._id}`), template);
    },

    updateTextTemplate: async (request, reply) => {
      const { params, body } = request;
      return sendSaved(reply, await templates.update(params.id, body, writingOf(request)));
    },

    deleteTextTemplate: async (request) => {
      const change = await templates.remove(request.params.id, writingOf(request));
      return { message: 'The text is deleted.', change };
    },
  } satisfies Partial<Handlers>;
}

import type { FastifyRequest } from 'fastify';
import type { AppContext, Handlers } from '@/server/context';
import { accountOf } from '../../core/auth/guard';
import { readIfMatch, sendSaved } from '../../core/catalogueVersion/entityTags';
import { presentSummary } from './presenter';
import { inquiryRepository } from './repository';
import { addNote, readInquiry, updateInquiry, type Author, type ListQuotations } from './service';

/** The desk where admins work on inquiries. */
export function inquiryHandlers(
  { db, config, clock, onMailDue }: AppContext,
  listQuotations: ListQuotations,
) {
  const inquiries = inquiryRepository(db.reader);
  const now = () => new Date(clock());

  const authorOf = (request: FastifyRequest): Author => ({
    author: accountOf(request).email,
    now: now(),
  });

  return {
    listInquiries: async ({ query: { page = 1, limit = 10, sort, ...filter } }) => {
      const total = await inquiries.count(filter);
      const rows = await inquiries.list(filter, sort, { limit, offset: (page - 1) * limit });
      return { data: rows.map(presentSummary), total, page, limit };
    },

    getInquiry: async ({ params: { id } }, reply) => {
      const inquiry = await readInquiry(db, id, listQuotations);
      if (inquiry.unread) await inquiryRepository(db.writer).markRead(id, now());
      return sendSaved(reply, inquiry);
    },

    updateInquiry: async (request, reply) => {
      const { params, body, headers } = request;
      const precondition = readIfMatch(headers['if-match']);
      const options = { precondition, withMail: config.mail !== undefined };
      await updateInquiry(db, params.id, body, authorOf(request), options);
      onMailDue();
      return sendSaved(reply, await readInquiry(db, params.id, listQuotations));
    },

    addInquiryNote: async (request, reply) => {
      const note = await addNote(db, request.params.id, request.body, authorOf(request));
      reply.code(201);
      return note;
    },
  } satisfies Partial<Handlers>;
}

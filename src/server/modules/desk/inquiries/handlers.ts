import type { FastifyRequest } from 'fastify';
import type { AppContext, Handlers } from '@/server/context';
import { readIdempotencyKey } from '@/server/lib/idempotencyKey';
import { sentFilesOf } from '@/server/plugins/multipart';
import { accountOf } from '../../core/auth/guard';
import { readIfMatch, sendSaved } from '../../core/catalogueVersion/entityTags';
import { makeAnswers } from './answers';
import { presentSummary } from './presenter';
import { inquiryRepository } from './repository';
import { addNote, readInquiry, updateInquiry, type Author, type ListQuotations } from './service';

/** The desk where admins work on inquiries. */
export function inquiryHandlers(context: AppContext, listQuotations: ListQuotations) {
  const { db, config, clock, onMailDue } = context;
  const inquiries = inquiryRepository(db.reader);
  const answers = makeAnswers(context);
  const withMail = config.mail !== undefined;
  const now = () => new Date(clock());
  const read = (id: string) => readInquiry(db, id, { listQuotations, withMail, now: now() });

  const authorOf = (request: FastifyRequest): Author => ({
    author: accountOf(request).email,
    now: now(),
  });

  return {
    listInquiries: async ({ query: { page = 1, limit = 10, sort, ...filter } }) => {
      const at = now();
      const total = await inquiries.count(filter, at);
      const slice = { limit, offset: (page - 1) * limit, now: at };
      const rows = await inquiries.list(filter, sort, slice);
      return { data: rows.map((row) => presentSummary(row, at)), total, page, limit };
    },

    getInquiry: async ({ params: { id } }, reply) => {
      const inquiry = await read(id);
      if (inquiry.unread) await inquiryRepository(db.writer).markRead(id, now());
      return sendSaved(reply, inquiry);
    },

    updateInquiry: async (request, reply) => {
      const { params, body, headers } = request;
      const precondition = readIfMatch(headers['if-match']);
      const options = { precondition, withMail };
      const change = await updateInquiry(db, params.id, body, authorOf(request), options);
      onMailDue();
      return sendSaved(reply, { ...(await read(params.id)), change });
    },

    addInquiryNote: async (request, reply) => {
      const note = await addNote(db, request.params.id, request.body, authorOf(request));
      reply.code(201);
      return note;
    },

    answerInquiry: async (request, reply) => {
      const { params, body, headers } = request;
      const answer = await answers.send(params.id, body, {
        by: authorOf(request),
        files: sentFilesOf(request, 'attachments'),
        precondition: readIfMatch(headers['if-match']),
        idempotencyKey: readIdempotencyKey(headers),
      });
      reply.code(201);
      return answer;
    },

    addBuyerReply: async (request, reply) => {
      const stored = await answers.addReply(request.params.id, request.body, authorOf(request));
      reply.code(201);
      return stored;
    },
  } satisfies Partial<Handlers>;
}

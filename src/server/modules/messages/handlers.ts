import type { FastifyRequest } from 'fastify';
import type { AppContext, Handler } from '../../context';
import { HttpError, notFound } from '../../lib/httpError';
import { addressKey, type RateLimiter } from '../../lib/rateLimiter';
import { sourceOf } from '../auth/guard';
import { tooManyToday, warnOfDailyBound } from './dailyBound';
import { erasureRepository } from './erasureRepository';
import { exportCsv } from './exportCsv';
import { readMessage } from './form';
import { mailQueue } from './mailQueueRepository';
import { messageRepository, referenceFor, type MessageKind, type MessageRow } from './repository';

export interface MessageType {
  kind: MessageKind;
  /** The contract's name of the long text: `inquiryDetails` or `aboutyou`. */
  textField: string;
  /** For 404: `This inquiry does not exist.` */
  missing: string;
  /** Answer to a deletion. */
  deleted: string;
  /** File name of the export. */
  exportName: string;
}

export interface MessageHandlers {
  create: Handler<'createInquiry' | 'createApplication'>;
  list: Handler<'listInquiries'>;
  get: Handler<'getInquiry'>;
  update: Handler<'updateInquiry'>;
  remove: Handler<'deleteInquiry'>;
  sendMail: Handler<'sendInquiryMail'>;
  export: Handler<'exportInquiries'>;
}

/** A reader of an export who takes nothing for this long is gone. */
const STALLED_MS = 60_000;

/** The calls of one type of message; both types differ only by the names in `type`. */
export function messageHandlers(
  { db, config, clock, log, security, onMailDue }: AppContext,
  type: MessageType,
  limiter: RateLimiter,
): MessageHandlers {
  const messages = messageRepository(db);
  const erasure = erasureRepository(db);
  const queue = mailQueue(db);
  const perDay = config.messagesPerDay;
  const { kind, textField } = type;

  const findOrThrow = async (
    request: FastifyRequest<{ Params: { id: string } }>,
  ): Promise<MessageRow> => {
    const { id } = request.params;
    const row = await messages.find(kind, id);
    if (!row) throw notFound(type.missing);
    return row;
  };

  return {
    create: async (request, reply) => {
      const { body } = request;
      const values = readMessage(body, textField);
      await limiter.take(addressKey(request.ip));
      reply.code(201);
      // Robots fill every field. They are told the same as people, so that they learn nothing.
      if (body.website?.trim()) return { reference: referenceFor(kind) };
      const mailDue = config.mail !== undefined;
      const now = clock();
      const stored = await messages.insert(kind, values, { mailDue, now: new Date(now), perDay });
      if (!stored) throw tooManyToday(now);
      warnOfDailyBound(log, stored.storedToday, perDay);
      if (mailDue) onMailDue();
      return { reference: stored.reference };
    },

    list: async (request) => {
      const { page = 1, limit = 10, status } = request.query;
      const total = await messages.count(kind, status);
      const rows = await messages.list(kind, status, limit, (page - 1) * limit);
      return { data: rows.map((row) => present(row, textField)), total, page, limit };
    },

    get: async (request) => present(await findOrThrow(request), textField),

    update: async (request) => {
      const { id } = await findOrThrow(request);
      const { answered } = request.body;
      await messages.mark(kind, id, answered, new Date(clock()));
      return present(await findOrThrow(request), textField);
    },

    remove: async (request) => {
      const { id } = request.params;
      if (!(await erasure.remove(kind, id))) throw notFound(type.missing);
      security('messagesErased', { kind, count: 1, reason: 'deleted' }, sourceOf(request));
      return { message: type.deleted };
    },

    sendMail: async (request) => {
      if (!config.mail) throw new HttpError(409, 'This backend sends no mail.');
      const { id } = await findOrThrow(request);
      if (await queue.sendAgain(kind, id, clock())) onMailDue();
      return present(await findOrThrow(request), textField);
    },

    export: async (request, reply) => {
      security('messagesExported', { kind }, sourceOf(request));
      reply.raw.setTimeout(STALLED_MS, () => reply.raw.destroy());
      return reply
        .header('content-disposition', `attachment; filename="${type.exportName}"`)
        .type('text/csv; charset=utf-8')
        .send(exportCsv(messages, kind, textField));
    },
  };
}

/** `Inquiry` or `Application` of the contract; empty texts are left out. */
function present(row: MessageRow, textField: string) {
  return {
    _id: row.id,
    reference: row.reference,
    name: row.name,
    ...(row.email && { email: row.email }),
    ...(row.phone && { phone: row.phone }),
    ...(row.address && { address: row.address }),
    ...(row.text && { [textField]: row.text }),
    createdAt: row.createdAt,
    ...(row.answeredAt && { answeredAt: row.answeredAt }),
    ...(row.mailFailedAt && { mailFailedAt: row.mailFailedAt, mailError: row.mailError ?? '' }),
  };
}

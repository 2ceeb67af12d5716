import type { AppContext, Handler, Handlers } from '../../context';
import { HttpError, notFound } from '../../lib/httpError';
import { addressKey } from '../../lib/addressKey';
import { sourceOf } from '../auth/guard';
import type { RateLimiter } from '../limits/rateLimiter';
import { tooManyToday, warnOfDailyBound } from './dailyBound';
import { erasureRepository } from './erasureRepository';
import { exportCsv } from './exportCsv';
import { readMessage } from './form';
import { mailQueue } from './mailQueueRepository';
import { messageRepository, referenceFor, type MessageKind, type MessageRow } from './repository';

interface MessageType {
  kind: MessageKind;
  /** The contract's name of the long text: `inquiryDetails` or `aboutyou`. */
  textField: string;
  /** File name of the export. */
  exportName: string;
}

const INQUIRY: MessageType = {
  ...{ kind: 'inquiry', textField: 'inquiryDetails', exportName: 'inquiries.csv' },
};
const APPLICATION: MessageType = {
  ...{ kind: 'application', textField: 'aboutyou', exportName: 'applications.csv' },
};

interface MessageHandlers {
  create: Handler<'createInquiry' | 'createApplication'>;
  list: Handler<'listInquiries'>;
  get: Handler<'getInquiry'>;
  update: Handler<'updateInquiry'>;
  remove: Handler<'deleteInquiry'>;
  sendMail: Handler<'sendInquiryMail'>;
  export: Handler<'exportInquiries'>;
}

/** Business inquiries of the contact form and job applications of the careers form. */
export function messageHandlers(context: AppContext) {
  // One limit for both forms: it is about the sender, not about the subject.
  const limiter = context.makeLimiter('messages', context.limits.messagesPerAddress);
  const inquiries = handlersOf(context, limiter, INQUIRY);
  const applications = handlersOf(context, limiter, APPLICATION);
  return {
    createInquiry: inquiries.create,
    listInquiries: inquiries.list,
    getInquiry: inquiries.get,
    updateInquiry: inquiries.update,
    deleteInquiry: inquiries.remove,
    sendInquiryMail: inquiries.sendMail,
    exportInquiries: inquiries.export,
    createApplication: applications.create,
    listApplications: applications.list,
    getApplication: applications.get,
    updateApplication: applications.update,
    deleteApplication: applications.remove,
    sendApplicationMail: applications.sendMail,
    exportApplications: applications.export,
  } satisfies Partial<Handlers>;
}

/** A reader of an export who takes nothing for this long is gone. */
const STALLED_MS = 60_000;

/** The calls of one type of message; both types differ only by their names. */
function handlersOf(
  { db, config, clock, log, security, onMailDue }: AppContext,
  limiter: RateLimiter,
  { kind, textField, exportName }: MessageType,
): MessageHandlers {
  const messages = messageRepository(db);
  const erasure = erasureRepository(db);
  const queue = mailQueue(db);
  const perDay = config.messagesPerDay;
  const unknown = () => notFound(`This ${kind} does not exist.`);

  const get: MessageHandlers['get'] = async ({ params }) => {
    const row = await messages.find(kind, params.id);
    if (!row) throw unknown();
    return present(row, textField);
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

    get,

    update: async (request, reply) => {
      const { params, body } = request;
      await messages.mark(kind, params.id, body.answered, new Date(clock()));
      return get(request, reply);
    },

    remove: async (request) => {
      const { id } = request.params;
      if (!(await erasure.remove(kind, id))) throw unknown();
      security('messagesErased', { kind, count: 1, reason: 'deleted' }, sourceOf(request));
      return { message: `The ${kind} is deleted.` };
    },

    sendMail: async (request, reply) => {
      if (!config.mail) throw new HttpError(409, 'This backend sends no mail.');
      if (await queue.sendAgain(kind, request.params.id, clock())) onMailDue();
      return get(request, reply);
    },

    export: async (request, reply) => {
      security('messagesExported', { kind }, sourceOf(request));
      reply.raw.setTimeout(STALLED_MS, () => reply.raw.destroy());
      return reply
        .header('content-disposition', `attachment; filename="${exportName}"`)
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

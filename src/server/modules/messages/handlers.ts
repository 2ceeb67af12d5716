import { createHash } from 'node:crypto';
import type { AppContext, Handler, Handlers } from '@/server/context';
import { IDEMPOTENCY_KEY } from '@/shared/messageForms';
import { HttpError, badRequest, conflict, notFound } from '@/server/lib/httpError';
import { addressKey } from '@/server/lib/addressKey';
import { sourceOf } from '../auth/guard';
import type { RateLimiter } from '../limits/rateLimiter';
import { warnOfDailyBound } from './dailyBound';
import { erasureRepository } from './erasureRepository';
import { exportCsv } from './exportCsv';
import { readMessage } from './form';
import { mailQueue } from './mailQueueRepository';
import {
  messageRepository,
  type MessageKind,
  type MessageRow,
  type MessageValues,
  type RequestKey,
} from './repository';

interface MessageType {
  kind: MessageKind;
  /** The contract's name of the long text: `inquiryDetails` or `aboutyou`. */
  textField: string;
  /** File name of the export. */
  exportName: string;
}

const INQUIRY: MessageType = {
  kind: 'inquiry',
  textField: 'inquiryDetails',
  exportName: 'inquiries.csv',
};
const APPLICATION: MessageType = {
  kind: 'application',
  textField: 'aboutyou',
  exportName: 'applications.csv',
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
  const unknown = () => notFound(`${kind}_not_found`, `This ${kind} does not exist.`);

  const get: MessageHandlers['get'] = async ({ params }) => {
    const row = await messages.find(kind, params.id);
    if (!row) throw unknown();
    return present(row, textField);
  };

  return {
    create: async (request, reply) => {
      const { body, headers } = request;
      const values = readMessage(body, textField);
      // People do not see this field, but form fillers fill it: the message is stored all the same.
      const website = body.website?.trim() ?? '';
      const requestKey = readRequestKey(headers['idempotency-key'], values, website);
      reply.code(201);
      const earlier = requestKey && (await messages.findRequest(kind, requestKey.idempotencyKey));
      if (earlier) return repeatResponse(earlier, requestKey);
      await limiter.take(addressKey(request.ip));
      const isSpam = website !== '';
      const mailDue = config.mail !== undefined && !isSpam;
      const now = new Date(clock());
      const stored = await messages.insert(kind, values, {
        now,
        perDay,
        isSpam,
        mailDue,
        requestKey,
      });
      if ('requestHash' in stored) return repeatResponse(stored, requestKey);
      if (!isSpam) warnOfDailyBound(log, stored.storedToday, perDay);
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
      const { id } = request.params;
      const { answered, spam } = request.body;
      const now = new Date(clock());
      if (answered !== undefined) await messages.mark(kind, id, 'answeredAt', answered, now);
      if (spam !== undefined) await messages.mark(kind, id, 'spamAt', spam, now);
      // A message that was held back as spam has sent no mail yet.
      if (spam === false && config.mail && (await queue.sendFirst(kind, id, clock()))) onMailDue();
      return get(request, reply);
    },

    remove: async (request) => {
      const { id } = request.params;
      if (!(await erasure.remove(kind, id))) throw unknown();
      security('messagesErased', { kind, count: 1, reason: 'deleted' }, sourceOf(request));
      return { message: `The ${kind} is deleted.` };
    },

    sendMail: async (request, reply) => {
      if (!config.mail) throw conflict('mail_disabled', 'This backend sends no mail.');
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

/** The header and a hash of the fields; undefined without the header. */
function readRequestKey(
  header: string | string[] | undefined,
  values: MessageValues,
  website: string,
): RequestKey | undefined {
  if (header === undefined) return undefined;
  const idempotencyKey = String(header);
  if (!IDEMPOTENCY_KEY.test(idempotencyKey))
    throw badRequest('idempotency_key_invalid', 'The Idempotency-Key is not valid.');
  const { name, email, phone, address, text } = values;
  const fields = JSON.stringify([name, email, phone, address, text, website]);
  return {
    idempotencyKey,
    requestHash: createHash('sha256').update(fields).digest('base64url'),
  };
}

/** The first response again, or a 409 when the key came with other fields. */
function repeatResponse(
  stored: { reference: string; requestHash: string | null },
  requestKey: RequestKey | undefined,
) {
  const { reference, requestHash } = stored;
  if (requestHash === requestKey?.requestHash) return { reference };
  throw new HttpError(
    409,
    'idempotency_key_reused',
    'Another message was already sent with this key.',
    undefined,
    { details: { reference } },
  );
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
    ...(row.spamAt && { spam: true }),
    ...(row.mailFailedAt && { mailFailedAt: row.mailFailedAt, mailError: row.mailError ?? '' }),
  };
}

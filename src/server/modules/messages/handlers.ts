import type { AppContext, Handler, Handlers } from '@/server/context';
import { acceptedLanguage } from '@/server/lib/http';
import { badRequest, conflict, notFound } from '@/server/lib/httpError';
import { phoneKeys } from '@/server/lib/personKeys';
import { sourceOf } from '../auth/guard';
import { inquiryRepository } from '../inquiries/repository';
import { mailQueue } from '../mails/repository';
import { exportCsv } from './exportCsv';
import { exportSpreadsheet, XLSX_TYPE } from './exportSpreadsheet';
import { messageRepository, type MessageKind, type MessageRow, type Person } from './repository';
import { makeReceiver } from './service';
import { submissionRepository } from './submissionRepository';

/** What the two types of message differ by: the contract's name of the long text, the export. */
const TYPES = {
  inquiry: { textField: 'inquiryDetails', exportName: 'inquiries' },
  application: { textField: 'aboutyou', exportName: 'applications' },
} as const;

interface MessageHandlers {
  create: Handler<'createInquiry' | 'createApplication'>;
  list: Handler<'listApplications'>;
  get: Handler<'getApplication'>;
  update: Handler<'updateApplication'>;
  remove: Handler<'deleteInquiry'>;
  sendMail: Handler<'sendInquiryMail'>;
  export: Handler<'exportInquiries'>;
}

/** Business inquiries of the contact form and job applications of the careers form. */
export function messageHandlers(context: AppContext) {
  const { db, config, clock, security, onMailDue } = context;
  const receive = makeReceiver(context);
  const messages = messageRepository(db);
  const submissions = submissionRepository(db);
  const queue = mailQueue(db);

  const handlersOf = (kind: MessageKind): MessageHandlers => {
    const { textField, exportName } = TYPES[kind];
    const unknown = () => notFound(`${kind}_not_found`, `This ${kind} does not exist.`);

    const get: MessageHandlers['get'] = async ({ params }) => {
      const row = await messages.find(kind, params.id);
      if (!row) throw unknown();
      return present(row, textField);
    };

    const mailAgain = async (id: string) => {
      await queue.queueAgain(kind, id, new Date(clock()));
      onMailDue();
    };

    return {
      create: async ({ body: fields, headers, ip }, reply) => {
        const key = headers['idempotency-key'];
        const idempotencyKey = key === undefined ? undefined : String(key);
        reply.code(201);
        return receive(kind, { fields, textField, idempotencyKey, ip });
      },

      list: async ({ query: { page = 1, limit = 10, status } }) => {
        const total = await messages.count(kind, status);
        const rows = await messages.list(kind, limit, { status, offset: (page - 1) * limit });
        return { data: rows.map((row) => present(row, textField)), total, page, limit };
      },

      get,

      update: async (request, reply) => {
        const { id } = request.params;
        await messages.mark(kind, id, request.body, new Date(clock()));
        // No mail was sent while the message was held for review.
        if (request.body.spam === false && config.mail) await mailAgain(id);
        return get(request, reply);
      },

      remove: async (request) => {
        if (!(await messages.remove(kind, request.params.id))) throw unknown();
        security('messagesErased', { kind, count: 1, reason: 'deleted' }, sourceOf(request));
        return { message: `The ${kind} is deleted.` };
      },

      sendMail: async (request, reply) => {
        if (!config.mail)
          throw conflict('mail_disabled', 'No e-mails are sent because no mail server is set up.');
        await mailAgain(request.params.id);
        return get(request, reply);
      },

      export: async (request, reply) => {
        security('messagesExported', { kind }, sourceOf(request));
        const { format = 'csv' } = request.query;
        reply.header('content-disposition', `attachment; filename="${exportName}.${format}"`);
        if (format === 'csv') {
          return reply.type('text/csv; charset=utf-8').send(exportCsv(messages, kind, textField));
        }
        const language = acceptedLanguage(request.headers['accept-language']);
        const file = await exportSpreadsheet(messages, kind, language);
        return reply.type(XLSX_TYPE).send(file);
      },
    };
  };

  const inquiries = handlersOf('inquiry');
  const applications = handlersOf('application');
  return {
    createInquiry: inquiries.create,
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

    getMessageStatus: async () => {
      const { waiting, failed } = await queue.count();
      return {
        storedToday: await submissions.countToday(new Date(clock()), false),
        perDay: config.messagesPerDay,
        mailsWaiting: waiting,
        mailsFailed: failed,
        unread: await inquiryRepository(db.reader).countUnread(),
        spam: {
          inquiries: await messages.count('inquiry', 'spam'),
          applications: await messages.count('application', 'spam'),
        },
      };
    },

    findPersonMessages: (request) => messages.findPerson(readPerson(request.body)),

    erasePerson: async (request) => {
      const erased = await messages.erasePerson(readPerson(request.body));
      const count = erased.inquiries + erased.applications;
      security('messagesErased', { kind: 'all', count, reason: 'person' }, sourceOf(request));
      return erased;
    },
  } satisfies Partial<Handlers>;
}

function readPerson({ email = '', phone = '' }: Partial<Person>): Person {
  if (phone !== '' && phoneKeys(phone).length === 0) {
    throw badRequest('phone_invalid', 'The phone number has fewer than five digits.');
  }
  if (email === '' && phone === '') {
    throw badRequest('contact_missing', 'An e-mail address or a phone number is missing.');
  }
  return { email, phone };
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

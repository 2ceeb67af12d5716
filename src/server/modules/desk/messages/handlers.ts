import type { AppContext, Handler, Handlers } from '@/server/context';
import type { Trx } from '@/server/db/types';
import { sentFilesOf } from '@/server/plugins/multipart';
import { attachment } from '@/server/lib/http';
import { badRequest, notFound } from '@/server/lib/httpError';
import { readIdempotencyKey } from '@/server/lib/idempotencyKey';
import { phoneKeys } from '@/server/lib/personKeys';
import { sourceOf } from '../../core/auth/guard';
import { readIfMatch } from '../../core/catalogueVersion/entityTags';
import { mailQueue, queueAgain } from '../../core/outbox/repository';
import { assertMailServer } from '../../core/outbox/smtp';
import { makeErasures } from './erasures';
import { fileRepository, type FileRow } from './fileRepository';
import { makeFileStore } from './fileStore';
import { presentFile, presentMessage } from './presenter';
import { messageRepository, type MessageRow, type Person } from './repository';
import type { MessageKind } from '@/server/db/messageTables';
import type { Receiver } from './service';
import { submissionRepository } from './submissionRepository';

/** The contract's names of the long text and the files of each kind of message. */
const TYPES = {
  inquiry: { textField: 'inquiryDetails', fileField: 'photographs' },
  application: { textField: 'aboutyou', fileField: 'cv' },
} as const;

interface MessageHandlers {
  create: Handler<'createInquiry' | 'createApplication'>;
  list: Handler<'listApplications'>;
  get: Handler<'getApplication'>;
  getFile: Handler<'getInquiryFile'>;
  update: Handler<'updateApplication'>;
  remove: Handler<'deleteInquiry'>;
  sendMail: Handler<'sendInquiryMail'>;
}

/** Business inquiries of the contact form and job applications of the careers form. */
export function messageHandlers(context: AppContext, { receive }: Receiver) {
  const { db, config, clock, security, onMailDue } = context;
  const messages = messageRepository(db);
  const submissions = submissionRepository(db);
  const files = fileRepository(db);
  const fileStore = makeFileStore(context);
  const erasures = makeErasures(context);
  const queue = mailQueue(db);

  const handlersOf = (kind: MessageKind): MessageHandlers => {
    const { textField, fileField } = TYPES[kind];
    const unknown = () => notFound(`${kind}_not_found`, `This ${kind} does not exist.`);

    const get: MessageHandlers['get'] = async ({ params }) => {
      const row = await messages.find(kind, params.id);
      if (!row) throw unknown();
      return present(row, textField, await findCvs([row]));
    };

    const findCvs = async (rows: MessageRow[]): Promise<FileRow[]> =>
      kind === 'application' ? files.list(rows.map(({ id }) => id)) : [];

    return {
      create: async (request, reply) => {
        const { body: fields, headers, ip: ipAddress } = request;
        const sent = sentFilesOf(request, fileField);
        const idempotencyKey = readIdempotencyKey(headers);
        reply.code(201);
        return receive(kind, { fields, textField, files: sent, idempotencyKey, ipAddress, reply });
      },

      list: async ({ query: { page = 1, limit = 10, status } }) => {
        const total = await messages.count(kind, status);
        const rows = await messages.list(kind, limit, { status, offset: (page - 1) * limit });
        const cvs = await findCvs(rows);
        return { data: rows.map((row) => present(row, textField, cvs)), total, page, limit };
      },

      get,

      getFile: async ({ params }, reply) => {
        const found = await files.find(kind, params.id, params.file);
        const file = found && (await fileStore.open(found.file));
        if (!file) throw notFound('file_not_found', 'This file does not exist.');
        reply.headers({
          'content-type': found.type,
          'content-length': file.bytes,
          'content-disposition': attachment(found.name),
        });
        return reply.send(file.body);
      },

      update: async (request, reply) => {
        const { id } = request.params;
        const now = new Date(clock());
        await db.writer.transaction().execute(async (trx) => {
          const isReleased = await messages.mark(trx, kind, id, request.body, now);
          // No mail was sent while the message was held for review.
          if (isReleased && config.mail) await queueAgain(trx, kind, id, now);
        });
        onMailDue();
        return get(request, reply);
      },

      remove: async (request) => {
        const precondition = readIfMatch(request.headers['if-match']);
        const isErased = await erasures.eraseMessage(kind, request.params.id, precondition);
        if (!isErased) throw unknown();
        security('messagesErased', { kind, count: 1, reason: 'deleted' }, sourceOf(request));
        return { message: `The ${kind} is deleted.` };
      },

      sendMail: async (request, reply) => {
        assertMailServer(config);
        const { id } = request.params;
        const again = (trx: Trx) => queueAgain(trx, kind, id, new Date(clock()));
        await db.writer.transaction().execute(again);
        onMailDue();
        return get(request, reply);
      },
    };
  };

  const inquiries = handlersOf('inquiry');
  const applications = handlersOf('application');
  return {
    createInquiry: inquiries.create,
    getInquiryFile: inquiries.getFile,
    deleteInquiry: inquiries.remove,
    sendInquiryMail: inquiries.sendMail,
    createApplication: applications.create,
    listApplications: applications.list,
    getApplication: applications.get,
    getApplicationFile: applications.getFile,
    updateApplication: applications.update,
    deleteApplication: applications.remove,
    sendApplicationMail: applications.sendMail,

    getMessageStatus: async () => {
      const { waiting, failed } = await queue.count();
      return {
        storedToday: await submissions.countToday(new Date(clock()), false),
        perDay: config.messagesPerDay,
        mailsWaiting: waiting,
        mailsFailed: failed,
        unread: await messages.countUnread(),
        spam: {
          inquiries: await messages.count('inquiry', 'spam'),
          applications: await messages.count('application', 'spam'),
        },
      };
    },

    findPersonMessages: (request) => messages.findPerson(readPerson(request.body)),

    erasePerson: async (request) => {
      const erased = await erasures.erasePerson(readPerson(request.body));
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

/** `Inquiry` or `Application` of the contract; empty texts are skipped. */
function present(row: MessageRow, textField: string, cvs: FileRow[]) {
  const cv = cvs.find(({ messageId }) => messageId === row.id);
  return {
    ...presentMessage(row),
    ...(row.address && { address: row.address }),
    ...(row.text && { [textField]: row.text }),
    ...(cv && { cv: presentFile(cv) }),
  };
}

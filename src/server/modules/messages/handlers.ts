import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext, Handler } from '../../context';
import { notFound } from '../../lib/httpError';
import { addressKey, type RateLimiter } from '../../lib/rateLimiter';
import { BYTE_ORDER_MARK, csvLine } from './csv';
import { readMessage } from './form';
import { messageRepository, referenceFor, type MessageKind, type MessageRow } from './repository';

export interface MessageType {
  kind: MessageKind;
  /** The contract's name of the long text: `inquiryDetails` or `aboutyou`. */
  textField: string;
  /** For 404: `This inquiry does not exist.` */
  missing: string;
  /** File name of the export. */
  exportName: string;
}

export interface MessageHandlers {
  create: Handler;
  list: Handler;
  get: Handler;
  update: Handler;
  export: Handler;
}

interface ListQuery {
  page?: number;
  limit?: number;
  status?: 'open' | 'answered';
}

const EXPORT_BATCH = 500;
/** Sorts behind every id. */
const BEHIND_ALL = 'g';

/** The calls of one type of message; both types differ only by the names in `type`. */
export function messageHandlers(
  { db, config, clock, onMessageStored }: AppContext,
  type: MessageType,
  limiter: RateLimiter,
): MessageHandlers {
  const messages = messageRepository(db);
  const { kind, textField } = type;

  const findOrThrow = async (request: FastifyRequest): Promise<MessageRow> => {
    const { id } = request.params as { id: string };
    const row = await messages.find(kind, id);
    if (!row) throw notFound(type.missing);
    return row;
  };

  const exportAll = async (reply: FastifyReply) => {
    const lines = [BYTE_ORDER_MARK + csvLine(csvHead(textField))];
    let rows = await messages.listBefore(kind, BEHIND_ALL, EXPORT_BATCH);
    while (rows.length > 0) {
      lines.push(...rows.map(csvOf));
      rows = await messages.listBefore(kind, rows.at(-1)?.id ?? '', EXPORT_BATCH);
    }
    return reply
      .header('content-disposition', `attachment; filename="${type.exportName}"`)
      .type('text/csv; charset=utf-8')
      .send(lines.join(''));
  };

  return {
    create: async (request, reply) => {
      const body = request.body as Record<string, string>;
      const values = readMessage(body, textField);
      limiter.take(addressKey(request.ip));
      reply.code(201);
      // Robots fill every field. They are told the same as people, so that they learn nothing.
      if (body.website?.trim()) return { reference: referenceFor(kind) };
      const mailDue = config.mail !== undefined;
      const reference = await messages.insert(kind, values, mailDue, new Date(clock()));
      if (mailDue) onMessageStored();
      return { reference };
    },

    list: async (request) => {
      const { page = 1, limit = 10, status } = request.query as ListQuery;
      const total = await messages.count(kind, status);
      const rows = await messages.list(kind, status, limit, (page - 1) * limit);
      return { data: rows.map((row) => present(row, textField)), total, page, limit };
    },

    get: async (request) => present(await findOrThrow(request), textField),

    update: async (request) => {
      const { id } = await findOrThrow(request);
      const { answered } = request.body as { answered: boolean };
      await messages.mark(kind, id, answered, new Date(clock()));
      return present(await findOrThrow(request), textField);
    },

    export: (_request, reply) => exportAll(reply),
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
  };
}

const csvHead = (textField: string) => [
  ...['reference', 'createdAt', 'answeredAt', 'name', 'email', 'phone', 'address'],
  textField,
];

const csvOf = (row: MessageRow) =>
  csvLine([
    ...[row.reference, row.createdAt, row.answeredAt ?? '', row.name],
    ...[row.email, row.phone, row.address, row.text],
  ]);

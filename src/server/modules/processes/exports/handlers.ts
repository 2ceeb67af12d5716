import type { FastifyReply } from 'fastify';
import type { AppContext, Handler, Handlers } from '@/server/context';
import { batchesOf } from '@/server/db/batches';
import type { MessageKind } from '@/server/db/messageTables';
import { acceptedLanguage } from '@/server/lib/http';
import { XLSX_TYPE } from '@/server/lib/spreadsheetStream';
import type { TableFormat } from '@/server/lib/tableStream';
import type { Language } from '@/shared/language';
import { companyDay } from '@/shared/quotations';
import { makeLists } from '../../catalogue/spareParts/lists';
import { sparePartRepository, type SparePartRow } from '../../catalogue/spareParts/repository';
import { sourceOf } from '../../core/auth/guard';
import { lineRepository } from '../../desk/messages/lineRepository';
import { messageRepository } from '../../desk/messages/repository';
import { exportParts } from './exportParts';
import { exportMessages } from './exportMessages';

/** Parts, inquiries and applications as files: CSV for programs, XLSX for people. */
export function exportHandlers({ db, search, clock, security }: AppContext) {
  const parts = sparePartRepository(db.reader);
  const findList = makeLists(db, search);
  const messages = {
    list: messageRepository(db).list,
    listLines: lineRepository(db.reader).list,
  };

  const setHeaders = (reply: FastifyReply, name: string, format: TableFormat) =>
    reply
      .header('content-disposition', `attachment; filename="${name}.${format}"`)
      .type(format === 'csv' ? 'text/csv; charset=utf-8' : XLSX_TYPE);

  async function* readBatches<Key>(
    keys: Key[],
    read: (batch: Key[]) => Promise<SparePartRow[]>,
  ): AsyncGenerator<SparePartRow[]> {
    for await (const batch of batchesOf(keys)) yield read(batch);
  }

  const sendParts = async (
    reply: FastifyReply,
    exported: AsyncIterable<SparePartRow[]>,
    format: TableFormat,
    language: Language,
  ) => {
    setHeaders(reply, `spare-parts-${companyDay(new Date(clock()))}`, format);
    return reply.send(await exportParts(db.reader, exported, { format, language }));
  };

  const messageExport =
    (kind: MessageKind, name: string): Handler<'exportInquiries'> =>
    async (request, reply) => {
      security('messagesExported', { kind }, sourceOf(request));
      const { format = 'csv' } = request.query;
      setHeaders(reply, name, format);
      const language = acceptedLanguage(request.headers['accept-language']);
      return reply.send(exportMessages(messages, kind, { format, language }));
    };

  return {
    exportSpareParts: async ({ query: { format = 'csv', ...filter }, headers }, reply) => {
      const list = await findList({ ...filter, includeHidden: true });
      const exported = readBatches(await list.readAll(), parts.listBySeq);
      return sendParts(reply, exported, format, acceptedLanguage(headers['accept-language']));
    },

    exportSelectedSpareParts: async ({ body: { ids, format = 'csv' }, headers }, reply) => {
      const exported = readBatches(ids, parts.listById);
      return sendParts(reply, exported, format, acceptedLanguage(headers['accept-language']));
    },

    exportInquiries: messageExport('inquiry', 'inquiries'),

    exportApplications: messageExport('application', 'applications'),
  } satisfies Partial<Handlers>;
}

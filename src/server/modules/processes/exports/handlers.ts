import type { FastifyReply } from 'fastify';
import type { Readable } from 'node:stream';
import type { AppContext, Handler, Handlers } from '@/server/context';
import { batchesOf } from '@/server/db/batches';
import type { MessageKind } from '@/server/db/messageTables';
import type { Queries } from '@/server/db/types';
import { acceptedLanguage } from '@/server/lib/http';
import { XLSX_TYPE } from '@/server/lib/spreadsheetStream';
import type { TableFormat } from '@/server/lib/tableStream';
import { companyDay } from '@/shared/quotations';
import { makeLists } from '../../catalogue/spareParts/lists';
import { sparePartRepository, type SparePartRow } from '../../catalogue/spareParts/repository';
import { sourceOf } from '../../core/auth/guard';
import { lineRepository } from '../../desk/messages/lineRepository';
import { messageRepository } from '../../desk/messages/repository';
import { exportParts, type PartsExport } from './exportParts';
import { exportPrices } from './exportPrices';
import { exportMessages } from './exportMessages';

type WriteParts = (
  queries: Queries,
  batches: AsyncIterable<SparePartRow[]>,
  options: PartsExport,
) => Readable | Promise<Readable>;

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

  /** Exports of the parts of a list, and of selected ones. */
  const partExports = (name: string, write: WriteParts) => {
    const send = async (
      reply: FastifyReply,
      exported: AsyncIterable<SparePartRow[]>,
      { format, language }: PartsExport,
    ) => {
      setHeaders(reply, `${name}-${companyDay(new Date(clock()))}`, format);
      return reply.send(await write(db.reader, exported, { format, language }));
    };
    const ofList: Handler<'exportSpareParts' | 'exportPriceList'> = async (request, reply) => {
      const { format = 'csv', ...filter } = request.query;
      const list = await findList({ ...filter, includeHidden: true });
      const language = acceptedLanguage(request.headers['accept-language']);
      const exported = readBatches(await list.readAll(), parts.listBySeq);
      return send(reply, exported, { format, language });
    };
    const ofIds: Handler<'exportSelectedSpareParts' | 'exportSelectedPrices'> = async (
      request,
      reply,
    ) => {
      const { ids, format = 'csv' } = request.body;
      const language = acceptedLanguage(request.headers['accept-language']);
      return send(reply, readBatches(ids, parts.listById), { format, language });
    };
    return { ofList, ofIds };
  };
  const catalogue = partExports('spare-parts', exportParts);
  const priceList = partExports('price-list', exportPrices);

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
    exportSpareParts: catalogue.ofList,
    exportSelectedSpareParts: catalogue.ofIds,

    exportPriceList: priceList.ofList,
    exportSelectedPrices: priceList.ofIds,

    exportInquiries: messageExport('inquiry', 'inquiries'),

    exportApplications: messageExport('application', 'applications'),
  } satisfies Partial<Handlers>;
}

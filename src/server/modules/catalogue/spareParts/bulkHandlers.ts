import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply } from 'fastify';
import type { AppContext, Handlers } from '@/server/context';
import { batchesOf } from '@/server/db/batches';
import { acceptedLanguage } from '@/server/lib/http';
import { XLSX_TYPE } from '@/server/lib/spreadsheetStream';
import { companyDay } from '@/shared/quotations';
import { accountOf } from '../../core/auth/guard';
import { makeBulk } from './bulk';
import { exportParts } from '../../processes/exports/exportParts';
import { makeLists } from './lists';
import { sparePartRepository, type SparePartRow } from './repository';

/** Changes of many parts at once, and their export. */
export function bulkPartHandlers({ db, search, clock }: AppContext) {
  const parts = sparePartRepository(db.reader);
  const findList = makeLists(db, search);
  const bulk = makeBulk(db, findList);

  async function* readBatches<Key>(
    keys: Key[],
    read: (batch: Key[]) => Promise<SparePartRow[]>,
  ): AsyncGenerator<SparePartRow[]> {
    for await (const batch of batchesOf(keys)) yield read(batch);
  }

  const sendExport = async (
    reply: FastifyReply,
    exported: AsyncIterable<SparePartRow[]>,
    format: 'csv' | 'xlsx' = 'csv',
    headers: IncomingHttpHeaders,
  ) => {
    const language = acceptedLanguage(headers['accept-language']);
    const file = `spare-parts-${companyDay(new Date(clock()))}.${format}`;
    reply.header('content-disposition', `attachment; filename="${file}"`);
    reply.type(format === 'csv' ? 'text/csv; charset=utf-8' : XLSX_TYPE);
    return reply.send(await exportParts(db.reader, exported, { format, language }));
  };

  return {
    editSpareParts: async (request) => bulk.edit(request.body, accountOf(request)),

    changeSpareParts: async (request) => bulk.act(request.body, accountOf(request)),

    exportSpareParts: async ({ query: { format, ...filter }, headers }, reply) => {
      const list = await findList({ ...filter, includeHidden: true });
      const exported = readBatches(await list.readAll(), parts.listBySeq);
      return sendExport(reply, exported, format, headers);
    },

    exportSelectedSpareParts: async ({ body: { ids, format }, headers }, reply) =>
      sendExport(reply, readBatches(ids, parts.listById), format, headers),
  } satisfies Partial<Handlers>;
}

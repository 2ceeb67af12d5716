import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply } from 'fastify';
import type { AppContext, Handlers } from '@/server/context';
import { batchesOf } from '@/server/db/batches';
import { acceptedLanguage } from '@/server/lib/http';
import { accountOf } from '../auth/guard';
import { XLSX_TYPE } from '../messages/exportSpreadsheet';
import { makeBulk } from './bulk';
import { exportPartsCsv, exportPartsSpreadsheet } from './exportParts';
import { makeLists } from './lists';
import { sparePartRepository, type SparePartRow } from './repository';

/** Changes of many parts at once, and their export. */
export function bulkPartHandlers({ db, search }: AppContext) {
  const parts = sparePartRepository(db.reader);
  const findList = makeLists(db, search);
  const bulk = makeBulk(db, findList);

  async function* readBatches<Key>(
    keys: Key[],
    read: (batch: Key[]) => Promise<SparePartRow[]>,
  ): AsyncGenerator<SparePartRow[]> {
    for await (const batch of batchesOf(keys)) yield read(batch);
  }

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

async function sendExport(
  reply: FastifyReply,
  exported: AsyncIterable<SparePartRow[]>,
  format: 'csv' | 'xlsx' = 'csv',
  headers: IncomingHttpHeaders,
) {
  reply.header('content-disposition', `attachment; filename="spare-parts.${format}"`);
  if (format === 'csv') return reply.type('text/csv; charset=utf-8').send(exportPartsCsv(exported));
  const language = acceptedLanguage(headers['accept-language']);
  return reply.type(XLSX_TYPE).send(await exportPartsSpreadsheet(exported, language));
}

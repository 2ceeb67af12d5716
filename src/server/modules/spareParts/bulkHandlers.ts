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

  async function* readBatches(seqs: number[]): AsyncGenerator<SparePartRow[]> {
    for await (const batch of batchesOf(seqs)) yield parts.listBySeq(batch);
  }

  return {
    editSpareParts: async (request) => bulk.edit(request.body, accountOf(request)),

    changeSpareParts: async (request) => bulk.act(request.body, accountOf(request)),

    exportSpareParts: async ({ query, headers }, reply) => {
      const { id: ids, format = 'csv', ...filter } = query;
      const seqs = ids
        ? (await parts.listById(ids)).map(({ seq }) => seq)
        : await (await findList({ ...filter, includeHidden: true })).readAll();
      reply.header('content-disposition', `attachment; filename="spare-parts.${format}"`);
      if (format === 'csv')
        return reply.type('text/csv; charset=utf-8').send(exportPartsCsv(readBatches(seqs)));
      const language = acceptedLanguage(headers['accept-language']);
      return reply.type(XLSX_TYPE).send(await exportPartsSpreadsheet(readBatches(seqs), language));
    },
  } satisfies Partial<Handlers>;
}

import type { AppContext, Handlers } from '@/server/context';
import { acceptedLanguage, attachment } from '@/server/lib/http';
import { XLSX_TYPE } from '@/server/lib/spreadsheetStream';
import { filesOf } from '@/server/plugins/multipart';
import { accountOf } from '../auth/guard';
import { sparePartRepository } from '../spareParts/repository';
import { applyImport, findImport, isCatalogueChanged, undoImport } from './apply';
import { exportFaultyRows } from './faultyRows';
import { isChecked, presentImport, presentRow, presentSummary } from './presenter';
import { importRepository, type StoredImport } from './repository';
import type { RowFilter } from './rowRepository';
import type { ImportRunner } from './runner';
import { makeImportService } from './service';
import type { StagedRow } from './types';

/** Parts from a spreadsheet: upload, columns, dry run, apply, undo. */
export function importHandlers(context: AppContext, runner: ImportRunner) {
  const { reader } = context.db;
  const imports = importRepository(reader);
  const service = makeImportService(context, runner);

  const presentRows = async (rows: StagedRow[]) => {
    const ids = rows.flatMap(({ partId }) => partId ?? []);
    const parts = await sparePartRepository(reader).listBriefs(ids);
    const byId = new Map(parts.map((part) => [part.id, part]));
    return rows.map((row) => presentRow(row, byId));
  };

  const countsOf = async (stored: StoredImport) =>
    isChecked(stored) ? imports.counts(stored.id, stored.sheet) : undefined;

  const readImport = async (id: string, filter: RowFilter = {}, page = 1, limit = 10) => {
    const stored = await findImport(context.db, id);
    const { data, total } = isChecked(stored)
      ? await imports.listPage(id, stored.sheet, filter, page, limit)
      : { data: [], total: 0 };
    return {
      ...presentImport(stored, await countsOf(stored), await imports.listImages(id)),
      rows: { data: await presentRows(data), total, page, limit },
    };
  };

  return {
    createImport: async (request, reply) => {
      const [[file], [images]] = [filesOf(request, 'file'), filesOf(request, 'images')];
      const id = await service.create(file, images, accountOf(request));
      reply.code(202);
      return readImport(id);
    },

    listImports: async ({ query: { page = 1, limit = 10 } }) => {
      const data = [];
      for (const stored of await imports.list(page, limit))
        data.push(presentSummary(stored, await countsOf(stored)));
      return { data, total: await imports.count(), page, limit };
    },

    getImport: async ({ params: { id }, query: { page, limit, ...filter } }) =>
      readImport(id, filter, page, limit),

    updateImport: async ({ params: { id }, body }) => {
      await service.change(id, body);
      return readImport(id);
    },

    deleteImport: async ({ params: { id } }) => {
      await service.remove(id);
      return { message: 'The import is removed.' };
    },

    setImportColumns: async ({ params: { id }, body: { fields } }, reply) => {
      await service.setColumns(id, fields);
      reply.code(202);
      return readImport(id);
    },

    editImportRows: async ({ params: { id }, body }) => {
      const rows = await presentRows(await service.editRows(id, body));
      const { sheet } = await findImport(context.db, id);
      return { counts: await imports.counts(id, sheet), rows };
    },

    checkImport: async ({ params: { id } }, reply) => {
      await service.startCheck(id);
      reply.code(202);
      return readImport(id);
    },

    exportFaultyRows: async ({ params: { id }, query: { format = 'csv' }, headers }, reply) => {
      const stored = await findImport(context.db, id);
      const language = acceptedLanguage(headers['accept-language']);
      const name = stored.fileName.replace(/\.[^.]*$/, '');
      reply.header('content-disposition', attachment(`${name}-faulty.${format}`));
      reply.type(format === 'csv' ? 'text/csv; charset=utf-8' : XLSX_TYPE);
      return reply.send(exportFaultyRows(reader, stored, { format, language }));
    },

    applyImport: async (request) => {
      const { id } = request.params;
      try {
        await applyImport(context.db, id, accountOf(request));
      } catch (error) {
        if (isCatalogueChanged(error)) await service.startCheck(id);
        throw error;
      }
      return readImport(id);
    },

    undoImport: async (request) => undoImport(context.db, request.params.id, accountOf(request)),
  } satisfies Partial<Handlers>;
}

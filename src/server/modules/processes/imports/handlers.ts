import type { AppContext, Handlers } from '@/server/context';
import type { ImportRow } from '@/server/generated/requests';
import { acceptedLanguage, attachment } from '@/server/lib/http';
import { HttpError } from '@/server/lib/httpError';
import { XLSX_TYPE } from '@/server/lib/spreadsheetStream';
import { isPartName } from '@/shared/workbook/relations';
import { filesOf } from '@/server/plugins/multipart';
import { accountOf } from '../../core/auth/guard';
import { readIfMatch } from '../../core/catalogueVersion/entityTags';
import { categoryRepository } from '../../catalogue/categories/repository';
import { sparePartRepository } from '../../catalogue/spareParts/repository';
import { applyImport, findImport, isCatalogueChanged } from './apply';
import { checkRepository } from './checkRepository';
import { keyOfColumns } from './columnRepository';
import { exportFaultyRows } from './faultyRows';
import { isChecked, presentImport, presentRow, presentSummary, presentWords } from './presenter';
import { importRepository, sheetOf, type StoredImport } from './repository';
import { problemRepository } from './problemRepository';
import type { RowFilter } from './rowRepository';
import { makeRowService } from './rowService';
import type { ImportRunner } from './runner';
import { makeImportService } from './service';
import type { StagedRow } from './types';
import { wordRepository } from './wordRepository';

/** Parts from a spreadsheet: upload, columns, dry run, apply. */
export function importHandlers(context: AppContext, runner: ImportRunner) {
  const { reader } = context.db;
  const imports = importRepository(reader);
  const service = makeImportService(context, runner);
  const rowService = makeRowService(context, runner);

  const presentRows = async (stored: StoredImport, rows: StagedRow[]) => {
    const columns = sheetOf(stored)?.columns ?? [];
    const ids = rows.flatMap(({ partId }) => partId ?? []);
    const parts = await sparePartRepository(reader).listBriefs(ids);
    const byId = new Map(parts.map((part) => [part.id, part]));
    return rows.map((row) => presentRow(row, columns, byId));
  };

  /** Rejected ones of the workbook with their rows; those above the headings are no concern. */
  const listImages = async (stored: StoredImport) => {
    const { id, sheet } = stored;
    const images = await imports.listImages(id);
    const isRejectedPart = ({ name, file }: (typeof images)[number]) =>
      file === null && isPartName(name);
    if (!images.some(isRejectedPart)) return images;
    const rows = await imports.findImageRows(id, sheet, sheetOf(stored)?.headerRow ?? 0);
    return images
      .filter((image) => !isRejectedPart(image) || rows.has(image.name))
      .map((image) => ({ ...image, row: rows.get(image.name) }));
  };

  const readImport = async (id: string, filter: RowFilter = {}, page = 1, limit = 10) => {
    const stored = await findImport(context.db, id);
    const images = await listImages(stored);
    const none = { data: [], total: 0, page, limit };
    if (!isChecked(stored)) return { ...presentImport(stored, images), rows: none };
    const { sheet, newCategories } = stored;
    const found = await imports.listPage(id, sheet, filter, page, limit);
    const rows = { ...none, data: await presentRows(stored, found.data), total: found.total };
    const categories = await checkRepository(reader).listNewCategories(
      id,
      sheet,
      newCategories === 1,
    );
    const counts = await imports.counts(id);
    const words = await readWords(stored);
    const problems = await problemRepository(reader, stored).count();
    return { ...presentImport(stored, images, counts, categories, words, problems), rows };
  };

  const readWords = async (stored: StoredImport) => {
    const choices = await wordRepository(reader).list(keyOfColumns(sheetOf(stored)?.columns ?? []));
    const ids = [...choices.values()].flatMap(({ categoryId }) => categoryId ?? []);
    const categories = await categoryRepository(reader).listBriefs(ids);
    return presentWords(stored, choices, new Set(categories.map(({ id }) => id)));
  };

  return {
    createImport: async (request, reply) => {
      const [[file], [images]] = [filesOf(request, 'file'), filesOf(request, 'images')];
      const id = await service.create(file, images, accountOf(request));
      reply.code(202);
      return readImport(id);
    },

    listImports: async ({ query: { page = 1, limit = 10 } }) => {
      const listed = await imports.list(page, limit);
      const counts = await imports.listCounts(listed.filter(isChecked).map(({ id }) => id));
      const data = listed.map((stored) => presentSummary(stored, counts.get(stored.id)));
      return { data, total: await imports.count(), page, limit };
    },

    getImport: async ({ params: { id }, query: { page, limit, ...filter } }) =>
      readImport(id, filter, page, limit),

    updateImport: async ({ params: { id }, body, headers }) => {
      await service.change(id, body, readIfMatch(headers['if-match']));
      return readImport(id);
    },

    deleteImport: async ({ params: { id } }) => {
      await service.remove(id);
      return { message: 'The import is removed.' };
    },

    setImportColumns: async ({ params: { id }, body, headers }, reply) => {
      await service.setColumns(id, body, readIfMatch(headers['if-match']));
      reply.code(202);
      return readImport(id);
    },

    setImportWords: async ({ params: { id }, body: { words } }, reply) => {
      await rowService.setWords(id, words);
      reply.code(202);
      return readImport(id);
    },

    editImportRow: async ({ params: { id }, body }) => {
      const { row: edited, isConflict } = await rowService.editRow(id, body);
      const [row] = await presentRows(await findImport(context.db, id), [edited]);
      if (isConflict) throw rowChanged(row!);
      return { counts: await imports.counts(id), row: row! };
    },

    decideImportProblem: async ({ params: { id }, body: { code, decision } }) => {
      await rowService.decide(id, code, decision);
      return readImport(id);
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
  } satisfies Partial<Handlers>;
}

/** 409 with the row as it is now. */
function rowChanged(row: ImportRow): HttpError {
  const params = { row: row.row };
  const message = `Someone else has corrected row ${params.row} meanwhile. Nothing was changed.`;
  return new HttpError(409, 'import_row_changed', message, params, { details: { row } });
}

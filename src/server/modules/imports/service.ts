import type { AppContext } from '@/server/context';
import type { ImportRowsForm, ImportSettings } from '@/server/generated/requests';
import { isImportField, type ImportField } from '@/shared/imports';
import { HttpError, badRequest, conflict } from '@/server/lib/httpError';
import { newId } from '@/server/lib/ids';
import type { IncomingFile } from '@/server/plugins/multipart';
import type { Actor } from '../changes/repository';
import { importNotFound, stateWrong } from './apply';
import { recheckRows } from './check';
import { proposeHeadings, rememberColumns } from './columns';
import { importRepository, sheetOf, sheetsOf, type StoredImport } from './repository';
import type { ImportRunner } from './runner';
import type { StagedRow } from './types';

/** Imports that are neither applied nor failed. */
const MAX_UNFINISHED = 20;

/** What admins do with imports before they are applied. */
export function makeImportService({ db, clock }: AppContext, runner: ImportRunner) {
  const imports = importRepository(db.writer);

  const find = async (id: string): Promise<StoredImport> => {
    const found = await imports.find(id);
    if (!found) throw importNotFound();
    return found;
  };

  const create = async (
    file: IncomingFile | undefined,
    images: IncomingFile | undefined,
    { email }: Actor,
  ): Promise<string> => {
    if (!file) throw badRequest('field_missing', 'The file is missing.', { field: 'file' });
    if ((await imports.count(['reading', 'columns', 'checking', 'ready'])) >= MAX_UNFINISHED) {
      throw conflict(
        'imports_too_many',
        'Too many imports are not finished. Finish or delete some of them first.',
      );
    }
    const id = newId();
    const createdAt = new Date(clock()).toISOString();
    await imports.insert({
      id,
      createdAt,
      createdBy: email,
      fileName: file.name,
      state: 'reading',
    });
    await runner.startReading(id, file, images);
    return id;
  };

  /** Another sheet or row of headings gets its fields proposed; new categories are a new dry run. */
  const change = async (id: string, settings: ImportSettings): Promise<void> => {
    const stored = await find(id);
    const { sheet = stored.sheet, headerRow, newCategories } = settings;
    if (settings.sheet !== undefined || headerRow !== undefined) {
      const sheets = sheetsOf(stored);
      const chosen = sheets[sheet];
      if (!chosen) throw badRequest('invalid_request', 'The file has no such sheet.');
      if (headerRow !== undefined)
        sheets[sheet] = await proposeHeadings(db.reader, id, sheet, chosen.name, headerRow);
      const set = { state: 'columns' as const, sheet, sheets: JSON.stringify(sheets) };
      if (!(await imports.update(id, ['columns', 'ready'], set))) throw stateWrong();
      await imports.resetRows(id);
    }
    if (newCategories === undefined) return;
    const isSet = await imports.update(id, ['columns', 'ready'], {
      newCategories: Number(newCategories),
    });
    if (!isSet) throw stateWrong();
    if (stored.state === 'ready') await startCheck(id);
  };

  const setColumns = async (id: string, fields: (string | null)[]): Promise<void> => {
    const stored = await find(id);
    const sheet = sheetOf(stored);
    if (!sheet) throw stateWrong();
    assertFields(fields);
    const columns = sheet.columns.map((column, index) => {
      const field = (fields[index] ?? null) as ImportField | null;
      return field === column.field ? column : { ...column, field, source: undefined };
    });
    const sheets = sheetsOf(stored).with(stored.sheet, { ...sheet, columns });
    const set = { state: 'checking' as const, sheets: JSON.stringify(sheets), leasedUntil: null };
    if (!(await imports.update(id, ['columns', 'ready'], set))) throw stateWrong();
    await rememberColumns(db.writer, columns, new Date(clock()));
    runner.startCheck(id);
  };

  const startCheck = async (id: string): Promise<void> => {
    await find(id);
    const set = { state: 'checking' as const, leasedUntil: null, done: 0, total: 0 };
    if (!(await imports.update(id, ['ready', 'failed'], set))) throw stateWrong();
    runner.startCheck(id);
  };

  /** Corrects cells or leaves rows out; returns the rows that have been checked again. */
  const editRows = (id: string, form: ImportRowsForm): Promise<StagedRow[]> =>
    db.writer.transaction().execute(async (trx) => {
      const staged = importRepository(trx);
      // Locks it against being applied at the same time.
      if (!(await staged.update(id, ['ready'], { failure: '' }))) {
        if (await staged.find(id)) throw stateWrong();
        throw importNotFound();
      }
      const stored = (await staged.find(id))!;
      const { row, state, cells, excluded } = form;
      if (row === undefined) {
        if (state === undefined || excluded === undefined)
          throw badRequest(
            'invalid_request',
            'Name a row, or a state and whether to leave it out.',
          );
        await staged.setExcluded(id, stored.sheet, { state }, excluded);
        return [];
      }
      const [found] = await staged.findRows(id, stored.sheet, [row]);
      if (!found || found.state === null)
        throw badRequest('invalid_request', 'There is no such row.');
      if (excluded !== undefined) await staged.setExcluded(id, stored.sheet, { row }, excluded);
      if (cells) {
        const corrected = [...found.cells];
        for (const { column, text } of cells) {
          while (corrected.length <= column) corrected.push({ text: '' });
          // Typed by the admin it is what it is: the flag is gone.
          corrected[column] = { text };
        }
        await staged.setCells(id, stored.sheet, row, corrected);
      }
      const rows = await recheckRows(trx, stored, [row], found.numberKey);
      return staged.findRows(id, stored.sheet, rows);
    });

  const remove = async (id: string): Promise<void> => {
    if (!(await imports.remove(id))) throw importNotFound();
  };

  return { find, create, change, setColumns, startCheck, editRows, remove };
}

function assertFields(fields: (string | null)[]): void {
  const chosen = fields.filter((field) => field !== null);
  for (const [index, field] of chosen.entries()) {
    if (!isImportField(field))
      throw badRequest('field_value_unknown', `There is no field "${field}".`, { field });
    if (chosen.indexOf(field) < index) {
      throw new HttpError(
        400,
        'import_field_repeated',
        `Two columns are imported into the same field "${field}".`,
        { field },
      );
    }
  }
  if (!['partNumber', '_id', 'name'].some((field) => chosen.includes(field))) {
    throw badRequest(
      'import_key_missing',
      'Choose which column holds the part number, the id or the name.',
    );
  }
}

import type { AppContext } from '@/server/context';
import type { Trx } from '@/server/db/types';
import type { ImportColumnsForm, ImportSettings } from '@/server/generated/requests';
import { type ImportField, isAmount, isReferenceField } from '@/shared/imports';
import { badRequest, conflict } from '@/server/lib/httpError';
import { newId } from '@/server/lib/ids';
import type { IncomingFile } from '@/server/plugins/multipart';
import { attributeRepository } from '../../catalogue/attributes/repository';
import type { Precondition } from '../../core/catalogueVersion/entityTags';
import type { Actor } from '../../core/history/changeRepository';
import { importNotFound, stateWrong } from './apply';
import { columnRepository, keyOfColumns } from './columnRepository';
import { isFieldOf, proposeHeadings } from './columns';
import { importRepository, sheetOf, sheetsOf, type StoredImport } from './repository';
import type { ImportRunner } from './runner';
import { beginCheck, inState, tooManyColumns } from './stateChange';
import { wordRepository } from './wordRepository';

/** Imports that are neither applied nor failed. */
const MAX_UNFINISHED = 20;

/**
 * What admins do with imports before they are applied. Throws `import_not_found`, and
 * `import_state_wrong` for one at another step.
 */
export function makeImportService({ db, clock }: AppContext, runner: ImportRunner) {
  const imports = importRepository(db.writer);

  /** Returns the id. Throws `field_missing` and `imports_too_many`. */
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
    const stored = { id, createdAt, createdBy: email, fileName: file.name };
    await runner.startReading(stored, file, images);
    return id;
  };

  /**
   * Another sheet or row of headings leads back to the columns; new categories to a new dry run.
   * Throws `import_empty`, `invalid_request`, and what the precondition throws.
   */
  const change = async (
    id: string,
    settings: ImportSettings,
    precondition: Precondition,
  ): Promise<void> => {
    const { sheet, headerRow, newCategories } = settings;
    await inState(db, id, ['columns', 'ready'], async (trx, stored) => {
      precondition(stored.version);
      if (sheet !== undefined || headerRow !== undefined)
        await chooseHeadings(trx, stored, sheet ?? stored.sheet, headerRow);
      if (newCategories === undefined) return;
      await importRepository(trx).update(id, ['columns', 'ready'], {
        newCategories: Number(newCategories),
      });
      await beginCheck(trx, id, ['ready']);
    });
    runner.start();
  };

  /**
   * Throws `field_value_unknown`, `import_field_repeated`, `import_key_missing`, and what the
   * precondition throws.
   */
  const setColumns = async (
    id: string,
    { fields, decimals = [], currencies = [] }: ImportColumnsForm,
    precondition: Precondition,
  ): Promise<void> => {
    assertFields(fields, await attributeRepository(db.reader).list());
    await inState(db, id, ['columns', 'ready'], async (trx, stored) => {
      precondition(stored.version);
      const sheets = sheetsOf(stored);
      const sheet = sheetOf(stored);
      if (!sheet || fields.length > sheet.columns.length) throw tooManyColumns();
      const columns = sheet.columns.map((column, index) => {
        const field = (fields[index] ?? null) as ImportField | null;
        // Of the other columns each number means the same with either.
        const decimal = column.decimal && (decimals[index] ?? column.decimal);
        const currency = isAmount(field) ? (currencies[index] ?? column.currency) : undefined;
        const chosen = { ...column, ...(decimal && { decimal }), currency };
        return field === column.field ? chosen : { ...chosen, field, source: undefined };
      });
      await importRepository(trx).update(id, ['columns', 'ready'], {
        sheets: JSON.stringify(sheets.with(stored.sheet, { ...sheet, columns })),
        version: stored.version + 1,
      });
      const now = new Date(clock());
      await columnRepository(trx).remember(columns, now);
      await wordRepository(trx).touch(keyOfColumns(columns), now);
      await beginCheck(trx, id, ['columns', 'ready']);
    });
    runner.start();
  };

  const startCheck = async (id: string): Promise<void> => {
    await inState(db, id, ['ready', 'failed'], async (trx, stored) => {
      // Of a file that could not be read there is nothing to check.
      if (!sheetOf(stored)) throw stateWrong();
      await beginCheck(trx, id, ['ready', 'failed']);
    });
    runner.start();
  };

  const remove = async (id: string): Promise<void> => {
    if (!(await imports.remove(id))) throw importNotFound();
  };

  return { create, change, setColumns, startCheck, remove };
}

/** Proposes the fields of another row of headings, or of another sheet. */
async function chooseHeadings(
  trx: Trx,
  stored: StoredImport,
  sheet: number,
  headerRow: number | undefined,
): Promise<void> {
  const staged = importRepository(trx);
  const sheets = sheetsOf(stored);
  const chosen = sheets[sheet];
  if (!chosen) throw badRequest('invalid_request', 'The file has no such sheet.');
  const proposed =
    headerRow === undefined
      ? chosen
      : await proposeHeadings(trx, stored.id, sheet, chosen, headerRow);
  if (proposed.rows === 0)
    throw badRequest('import_empty', 'The file has no rows below its headings.');
  await staged.update(stored.id, ['columns', 'ready'], {
    state: 'columns',
    sheet,
    sheets: JSON.stringify(sheets.with(sheet, proposed)),
    version: stored.version + 1,
  });
  await staged.resetRowsUpTo(stored.id, sheet, proposed.headerRow);
}

function assertFields(fields: (string | null)[], attributes: { key: string }[]): void {
  const chosen = fields.filter((field) => field !== null);
  for (const [index, field] of chosen.entries()) {
    if (!isFieldOf(attributes, field))
      throw badRequest('field_value_unknown', `There is no field "${field}".`, { field });
    if (!isReferenceField(field) && chosen.indexOf(field) < index) {
      throw badRequest(
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

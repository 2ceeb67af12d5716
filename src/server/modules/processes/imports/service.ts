import type { AppContext } from '@/server/context';
import type { Trx } from '@/server/db/types';
import type {
  ImportColumnsForm,
  ImportRowForm,
  ImportSettings,
  ImportWordsForm,
} from '@/server/generated/requests';
import { typedCell, type Cell } from '@/shared/cells';
import { hasWords, type ImportField, type ImportState, isReferenceField } from '@/shared/imports';
import { cleanLine } from '@/shared/texts';
import { badRequest, conflict } from '@/server/lib/httpError';
import { newId } from '@/server/lib/ids';
import type { IncomingFile } from '@/server/plugins/multipart';
import { categoryRepository } from '../../catalogue/categories/repository';
import { attributeRepository } from '../../catalogue/attributes/repository';
import type { Precondition } from '../../core/catalogueVersion/entityTags';
import type { Actor } from '../../core/history/changeRepository';
import { importNotFound, stateWrong } from './apply';
import { recheckRow } from './check';
import { checkRepository } from './checkRepository';
import { columnRepository, keyOfColumns } from './columnRepository';
import { isFieldOf, proposeHeadings } from './columns';
import { importRepository, sheetOf, sheetsOf, type StoredImport } from './repository';
import type { ImportRunner } from './runner';
import type { StagedRow } from './types';
import { wordRepository } from './wordRepository';

/** Imports that are neither applied nor failed. */
const MAX_UNFINISHED = 20;

type Correction = NonNullable<ImportRowForm['cells']>[number];

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
   * Changes an import that is in one of these states. It is locked until then: another admin may
   * change or apply it at the same time.
   */
  const inState = <T>(
    id: string,
    states: ImportState[],
    work: (trx: Trx, stored: StoredImport) => Promise<T>,
  ): Promise<T> =>
    db.writer.transaction().execute(async (trx) => {
      const staged = importRepository(trx);
      const isLocked = await staged.update(id, states, { failure: '' });
      const stored = await staged.find(id);
      if (!stored) throw importNotFound();
      if (!isLocked) throw stateWrong();
      return work(trx, stored);
    });

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
    await inState(id, ['columns', 'ready'], async (trx, stored) => {
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
    { fields, decimals = [] }: ImportColumnsForm,
    precondition: Precondition,
  ): Promise<void> => {
    assertFields(fields, await attributeRepository(db.reader).list());
    await inState(id, ['columns', 'ready'], async (trx, stored) => {
      precondition(stored.version);
      const sheets = sheetsOf(stored);
      const sheet = sheetOf(stored);
      if (!sheet || fields.length > sheet.columns.length) throw tooManyColumns();
      const columns = sheet.columns.map((column, index) => {
        const field = (fields[index] ?? null) as ImportField | null;
        // Of the other columns each number means the same with either.
        const decimal = column.decimal && (decimals[index] ?? column.decimal);
        const chosen = { ...column, ...(decimal && { decimal }) };
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

  /**
   * Remembers what words of the file stand for, and starts a new dry run. Throws `category_unknown`
   * and `field_value_unknown`.
   */
  const setWords = async (id: string, words: ImportWordsForm['words']): Promise<void> => {
    await inState(id, ['ready'], async (trx, stored) => {
      const { columns = [] } = sheetOf(stored) ?? {};
      for (const { field, choice } of words) {
        if (!hasWords(field) || columns.every((column) => column.field !== field))
          throw badRequest('field_value_unknown', `There is no field "${field}".`, { field });
        const { categoryId } = choice ?? {};
        if (categoryId && !(await categoryRepository(trx).find(categoryId)))
          throw badRequest('category_unknown', 'The category does not exist.');
      }
      const chosen = words.map(({ field, word, choice }) => ({
        field,
        word,
        choice: choice && {
          categoryId: choice.categoryId ?? null,
          newName: cleanLine(choice.newName ?? ''),
          value: cleanLine(choice.value ?? ''),
        },
      }));
      await wordRepository(trx).remember(keyOfColumns(columns), chosen, new Date(clock()));
      await beginCheck(trx, id, ['ready']);
    });
    runner.start();
  };

  const startCheck = async (id: string): Promise<void> => {
    await inState(id, ['ready', 'failed'], async (trx, stored) => {
      // Of a file that could not be read there is nothing to check.
      if (!sheetOf(stored)) throw stateWrong();
      await beginCheck(trx, id, ['ready', 'failed']);
    });
    runner.start();
  };

  /**
   * Corrects cells of a row, excludes it or includes it again, also one that was skipped; returns the row. Nothing changes where a
   * cell has another text than the one that was corrected. Throws `invalid_request`.
   */
  const editRow = (
    id: string,
    { row, cells = [], excluded }: ImportRowForm,
  ): Promise<{ row: StagedRow; isConflict: boolean }> =>
    inState(id, ['ready'], async (trx, stored) => {
      const { sheet } = stored;
      const staged = importRepository(trx);
      const found = await staged.findRow(id, sheet, row);
      if (!found?.outcome) throw badRequest('invalid_request', 'There is no such row.');
      if (cells.some((cell) => isConflict(found.cells, cell)))
        return { row: found, isConflict: true };
      if (excluded !== undefined) await staged.setExcluded(id, sheet, row, excluded);
      if (cells.length > 0) {
        const count = sheetOf(stored)?.columns.length ?? 0;
        if (cells.some(({ column }) => column >= count)) throw tooManyColumns();
        await staged.setCells(id, sheet, row, correct(found.cells, cells));
      }
      const isIncluded = found.state === null && excluded === false;
      if (cells.length > 0 || isIncluded) await recheckRow(trx, stored, row);
      await checkRepository(trx).markRepeated(id, sheet);
      return { row: (await staged.findRow(id, sheet, row)) ?? found, isConflict: false };
    });

  const remove = async (id: string): Promise<void> => {
    if (!(await imports.remove(id))) throw importNotFound();
  };

  return { create, change, setColumns, setWords, startCheck, editRow, remove };
}

/** Whether somebody else has corrected the cell since, to another text. Those of the file may have lines. */
function isConflict(cells: Cell[], { column, text, before }: Correction): boolean {
  const current = cleanLine(cells[column]?.text ?? '');
  return before !== undefined && before !== current && text !== current;
}

/**
 * The flag of a cell that is corrected is gone: typed by the admin it is what it should be, unless an
 * error. One with the same text is confirmed.
 */
function correct(cells: Cell[], corrections: Correction[]): Cell[] {
  const corrected = [...cells];
  for (const { column, text } of corrections) {
    while (corrected.length < column) corrected.push({ text: '' });
    const { images, text: before = '' } = corrected[column] ?? {};
    corrected[column] = {
      ...typedCell(text),
      ...(text === cleanLine(before) && { confirmed: true }),
      ...(images && { images }),
    };
  }
  return corrected;
}

/** Nothing where it is in none of these states. */
const beginCheck = (trx: Trx, id: string, states: ImportState[]) =>
  importRepository(trx).update(id, states, { state: 'checking', done: 0, total: 0 });

const tooManyColumns = () =>
  badRequest('invalid_request', 'The sheet does not have so many columns.');

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

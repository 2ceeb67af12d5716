import type { AppContext } from '@/server/context';
import type {
  ImportDecisionForm,
  ImportRowForm,
  ImportWordsForm,
} from '@/server/generated/requests';
import { typedCell, type Cell } from '@/shared/cells';
import { DOUBTS, hasWords, type ProblemCode } from '@/shared/imports';
import { cleanLine } from '@/shared/texts';
import { badRequest } from '@/server/lib/httpError';
import { categoryRepository } from '../../catalogue/categories/repository';
import { recheckRow } from './check';
import { checkRepository } from './checkRepository';
import { keyOfColumns } from './columnRepository';
import { problemRepository } from './problemRepository';
import { importRepository, sheetOf } from './repository';
import type { ImportRunner } from './runner';
import { beginCheck, inState, tooManyColumns } from './stateChange';
import type { StagedRow } from './types';
import { wordRepository } from './wordRepository';

type Correction = NonNullable<ImportRowForm['cells']>[number];

/** What admins do with rows that are checked. Throws as `makeImportService` does. */
export function makeRowService({ db, clock }: AppContext, runner: ImportRunner) {
  /**
   * Corrects cells of a row, excludes it or includes it again, also one that was skipped; returns the
   * row. Nothing changes where a cell has another text than the one that was corrected. Throws
   * `invalid_request`.
   */
  const editRow = (
    id: string,
    { row, cells = [], excluded }: ImportRowForm,
  ): Promise<{ row: StagedRow; isConflict: boolean }> =>
    inState(db, id, ['ready'], async (trx, stored) => {
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

  /**
   * Remembers what words of the file stand for, and starts a new dry run. Throws `category_unknown`
   * and `field_value_unknown`.
   */
  const setWords = async (id: string, words: ImportWordsForm['words']): Promise<void> => {
    await inState(db, id, ['ready'], async (trx, stored) => {
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

  /**
   * Excludes all rows with a problem, includes them again, or confirms that their values are right,
   * which starts a new dry run. Throws `invalid_request`.
   */
  const decide = async (
    id: string,
    code: ProblemCode,
    decision: ImportDecisionForm['decision'],
  ): Promise<void> => {
    if (decision === 'confirm' && !DOUBTS.includes(code))
      throw badRequest('invalid_request', 'The values with this problem cannot be right.');
    await inState(db, id, ['ready'], async (trx, stored) => {
      const problems = problemRepository(trx, stored);
      if (decision === 'confirm') {
        const sheet = sheetOf(stored);
        if (sheet) await problems.confirm(code, sheet);
        await beginCheck(trx, id, ['ready']);
      } else {
        await problems.setExcluded(code, decision === 'exclude');
        await checkRepository(trx).markRepeated(id, stored.sheet);
      }
    });
    runner.start();
  };

  return { editRow, setWords, decide };
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

import type {
  Import,
  ImportCounts,
  ImportRow,
  ImportSummary,
  ImportWord,
  UndoResult,
} from '@/server/generated/requests';
import type { Row } from '@/server/db/types';
import { sheetOf, sheetsOf, type StoredImport } from './repository';
import type { CountedWord, ImportColumn, RowProblem, StagedRow, WordChoice } from './types';
import { wordKey } from './words';

/** Whether its rows are as a complete dry run has left them. */
export const isChecked = ({ state }: Pick<StoredImport, 'state'>): boolean =>
  ['ready', 'applied', 'undone'].includes(state);

export const presentSummary = (stored: StoredImport, counts?: ImportCounts): ImportSummary => ({
  _id: stored.id,
  fileName: stored.fileName,
  createdAt: stored.createdAt,
  createdBy: stored.createdBy,
  state: stored.state,
  ...(['reading', 'checking'].includes(stored.state) && {
    progress: { done: stored.done, total: stored.total },
  }),
  ...(stored.failure !== '' && { failure: JSON.parse(stored.failure) as Import['failure'] }),
  ...(counts && { counts }),
  ...(stored.appliedAt !== null && { appliedAt: stored.appliedAt }),
  ...(stored.changeId !== null && { change: stored.changeId }),
});

export function presentImport(
  stored: StoredImport,
  images: (Row<'importImages', 'name' | 'file' | 'fault'> & { row?: number | undefined })[],
  counts?: ImportCounts,
  unknownCategories: Import['unknownCategories'] = [],
  words: ImportWord[] = [],
  problems: Import['problems'] = [],
): Import {
  const sheet = sheetOf(stored);
  return {
    ...presentSummary(stored, counts),
    ...(stored.undo !== '' && { undo: JSON.parse(stored.undo) as UndoResult }),
    sheets: sheetsOf(stored).map(({ name, rows }) => ({ name, rows })),
    sheet: stored.sheet,
    ...(sheet && { headerRow: sheet.headerRow }),
    version: stored.version,
    columns: (sheet?.columns ?? []).map((column, index) =>
      sheet?.hiddenColumns?.includes(index) ? { ...column, hidden: true } : column,
    ),
    hiddenSheets: JSON.parse(stored.hiddenSheets) as string[],
    newCategories: stored.newCategories === 1,
    unknownCategories,
    words,
    problems,
    images: {
      stored: images.filter(({ file }) => file !== null).length,
      rejected: images.flatMap(({ name, file, fault, row }) => {
        const code = fault as Import['images']['rejected'][number]['code'];
        return file === null ? { name, code, ...(row !== undefined && { row }) } : [];
      }),
      unmatched: JSON.parse(stored.unmatchedImages) as string[],
    },
  };
}

/** Why a row is not imported, with what another row causes. */
export function problemsOf({ outcome, sameNumber, samePart }: StagedRow): RowProblem[] {
  const problems = [...(outcome?.problems ?? [])];
  if (sameNumber !== null)
    problems.unshift({ field: 'partNumber', code: 'number_repeated', params: { row: sameNumber } });
  else if (samePart !== null)
    problems.unshift({ code: 'part_repeated', params: { row: samePart } });
  return problems;
}

/** -1: the whole row is concerned. */
export const columnOf = ({ field, column }: RowProblem, columns: ImportColumn[]): number =>
  column ?? columns.findIndex((item) => item.field === field);

export function presentRow(
  staged: StagedRow,
  columns: ImportColumn[],
  parts: ReadonlyMap<string, { id: string; name: string; partNumber: string }>,
): ImportRow {
  const { row, cells, excluded, state, skipped, partId, outcome } = staged;
  const part = parts.get(partId ?? '');
  return {
    row,
    ...(state !== null && { state }),
    ...(state === null && skipped !== '' && skipped !== 'included' && { skipped }),
    excluded,
    ...(part && {
      part: {
        _id: part.id,
        name: part.name,
        ...(part.partNumber && { partNumber: part.partNumber }),
      },
    }),
    cells: cells.map(({ text }) => text),
    changes: outcome?.changes ?? [],
    problems: problemsOf(staged).map((problem) => {
      const { code, params } = problem;
      const column = columnOf(problem, columns);
      return { ...(column >= 0 && { column }), code, ...(params && { params }) };
    }),
  };
}

/** The words of the dry run; `categories` are the ids of those that exist. */
export const presentWords = (
  { words }: Pick<StoredImport, 'words'>,
  choices: ReadonlyMap<string, WordChoice>,
  categories: ReadonlySet<string>,
): ImportWord[] =>
  (JSON.parse(words) as CountedWord[]).map((counted) => {
    const choice = choices.get(wordKey(counted.field, counted.word));
    const { categoryId = null, newName = '', value = '' } = choice ?? {};
    // One that is deleted has to be chosen again.
    if (!choice || (categoryId !== null && !categories.has(categoryId))) return counted;
    return {
      ...counted,
      choice: {
        ...(categoryId !== null && { categoryId }),
        ...(newName !== '' && { newName }),
        ...(value !== '' && { value }),
      },
    };
  });

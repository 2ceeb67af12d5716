import { CLEAR, type Cell, type ImportField, type RowProblem } from '@/shared/imports';
import { isBlank } from '@/shared/texts';
import type { Queries } from '@/server/db/types';
import { numberKey } from '@/server/search/analyzer';
import { withoutQuotes } from '../messages/exportCsv';
import { numberRepository, type NumberHolder } from '../spareParts/numberRepository';
import { sparePartRepository, type WholePart } from '../spareParts/repository';
import type { MatchedRow } from './checkRow';
import type { ImportSheet, StagedRow } from './types';

/** A row with the part that it is about, as far as the file tells. */
export interface Target {
  row: number;
  excluded: boolean;
  /** Those that are not empty. */
  cells: ReadonlyMap<ImportField, { column: number; cell: Cell }>;
  columns: ReadonlyMap<ImportField, number>;
  /** Key of its number; empty: none. */
  key: string;
  /** Of the part that has it. */
  holder: NumberHolder | undefined;
  id: string;
}

/** Reads which parts these rows are about. */
export async function findTargets(
  queries: Queries,
  { columns }: Pick<ImportSheet, 'columns'>,
  rows: StagedRow[],
): Promise<Target[]> {
  const byField = new Map(
    columns.flatMap(({ field }, column): [ImportField, number][] =>
      field === null ? [] : [[field, column]],
    ),
  );
  const read = rows.map(({ row, excluded, cells }) => {
    const filled = new Map(
      [...byField].flatMap(([field, column]): [ImportField, { column: number; cell: Cell }][] => {
        const cell = cells[column];
        const isEmpty = !cell || isBlank(cell.text) || isCoveredFromLeft(cells, column);
        return isEmpty ? [] : [[field, { column, cell }]];
      }),
    );
    const textOf = (field: ImportField) => {
      const text = filled.get(field)?.cell.text.trim() ?? '';
      return text === CLEAR ? '' : withoutQuotes(text);
    };
    const [key, id] = [numberKey(textOf('partNumber')), textOf('_id').toLowerCase()];
    return { row, excluded, cells: filled, columns: byField, key, id };
  });
  const keys = read.map(({ key }) => key).filter(Boolean);
  const holders = await numberRepository(queries).listHolders(keys);
  return read.map((each) => ({ ...each, holder: holders.get(each.key) }));
}

/** Of a cell that is merged over columns the first one has the text; over rows each row has it. */
const isCoveredFromLeft = (cells: Cell[], column: number): boolean =>
  cells[column]?.flag === 'merged' && cells[column].text === cells[column - 1]?.text;

/**
 * Numbers and parts that several rows of a file have. Rows that are left out count for each other
 * alone, as they may be taken in again together.
 */
export function makeRepeats() {
  const included = new Map<string, number[]>();
  const all = new Map<string, number[]>();
  const keysOf = ({ key, holder, id }: Target) => ({
    number: key === '' ? '' : `number ${key}`,
    part: id || holder ? `part ${id || holder?.id}` : '',
  });

  const add = (target: Target): void => {
    for (const rowsOf of target.excluded ? [all] : [all, included]) {
      for (const key of Object.values(keysOf(target))) {
        const rows = rowsOf.get(key) ?? [];
        // Of the others one is named.
        if (key !== '' && rows.length < 2) rowsOf.set(key, [...rows, target.row]);
      }
    }
  };

  const problemsOf = (target: Target): RowProblem[] => {
    const { number, part } = keysOf(target);
    const rowsOf = target.excluded ? all : included;
    const otherOf = (key: string) => rowsOf.get(key)?.find((row) => row !== target.row);
    const [sameNumber, samePart] = [otherOf(number), otherOf(part)];
    if (sameNumber !== undefined)
      return [problem(target, 'partNumber', 'number_repeated', { row: sameNumber })];
    if (samePart === undefined) return [];
    return [problem(target, '_id', 'id_repeated', { row: samePart })];
  };

  return { add, problemsOf, hasNumber: (key: string) => all.has(`number ${key}`) };
}

export type Repeats = ReturnType<typeof makeRepeats>;

function problem(
  { cells }: Target,
  field: ImportField,
  code: RowProblem['code'],
  params?: RowProblem['params'],
): RowProblem {
  const column = cells.get(field)?.column;
  return { ...(column !== undefined && { column }), code, ...(params && { params }) };
}

/** Adds the parts, and why rows cannot be about them. */
export async function matchParts(
  queries: Queries,
  targets: Target[],
  repeats: Repeats,
): Promise<MatchedRow[]> {
  const ids = targets.flatMap(({ id, holder }) => [id, holder?.id ?? ''].filter(Boolean));
  const parts = await sparePartRepository(queries).listWhole([...new Set(ids)]);
  const byId = new Map(parts.map((part) => [part.id, part]));
  const withZeros = await findWithZeros(queries, targets);
  return targets.map((target) => {
    const part = byId.get(target.id || (target.holder?.id ?? ''));
    const longer = withZeros.get(target.row);
    const problems = [
      ...repeats.problemsOf(target),
      ...idProblems(target, part),
      ...(longer ? [problem(target, 'partNumber', 'zeros_lost', { number: longer })] : []),
    ];
    return { ...target, part, problems };
  });
}

function idProblems(target: Target, part: WholePart | undefined): RowProblem[] {
  const { id, holder } = target;
  if (id === '') return [];
  if (!part) return [problem(target, '_id', 'id_unknown')];
  if (!holder || holder.id === part.id) return [];
  if (part.partNumber === '')
    return [problem(target, 'partNumber', 'number_taken', { part: holder.name })];
  return [problem(target, 'partNumber', 'id_and_number_differ')];
}

/** Zeros that a spreadsheet may have removed from a number. */
const MAX_ZEROS = 12;

/** Of rows whose number is a number to the spreadsheet and nobody's: one of the catalogue with zeros before it. */
async function findWithZeros(queries: Queries, targets: Target[]): Promise<Map<number, string>> {
  const numeric = targets.filter(
    ({ cells, holder, key }) =>
      !holder && cells.get('partNumber')?.cell.flag === 'number' && /^[1-9]\d*$/.test(key),
  );
  const longerOf = ({ key }: Target) =>
    Array.from({ length: MAX_ZEROS }, (_, index) => '0'.repeat(index + 1) + key);
  const holders = await numberRepository(queries).listHolders(numeric.flatMap(longerOf));
  return new Map(
    numeric.flatMap((target): [number, string][] => {
      const key = longerOf(target).find((each) => holders.has(each));
      return key === undefined ? [] : [[target.row, key]];
    }),
  );
}

import { sql, type SqlBool } from 'kysely';
import type { Cell, RowState } from '@/shared/imports';
import { fold } from '@/shared/search';
import { batchesOf } from '@/server/db/batches';
import { countRows } from '@/server/db/sql';
import type { Queries, Row } from '@/server/db/types';
import type { EditedImportRows, ImportRowFilter } from '@/server/generated/requests';
import { numberKey } from '@/server/search/analyzer';
import type { SheetRow } from './reader/rows';
import type { RowOutcome, StagedRow } from './types';

export interface AppliedRow {
  row: number;
  /** The part that it changes, or the new one. */
  partId: string;
  outcome: RowOutcome;
}

/** Rows of one sheet; `state` as of the contract. */
export interface RowFilter {
  state?: ImportRowFilter | undefined;
  q?: string | undefined;
}

const ROW_COLUMNS = [
  'row',
  'cells',
  'excluded',
  'state',
  'sameNumber',
  'samePart',
  'partId',
  'outcome',
] as const;

export const rowsOfSheet = (queries: Queries, importId: string, sheet: number) =>
  queries.selectFrom('importRows').where('importId', '=', importId).where('sheet', '=', sheet);

/** The rows of imports. */
export function rowRepository(queries: Queries) {
  const insertRows = async (importId: string, sheet: number, rows: SheetRow[]): Promise<void> => {
    for await (const batch of batchesOf(rows)) {
      await queries
        .insertInto('importRows')
        .values(batch.map(({ row, cells }) => ({ importId, sheet, row, ...columnsOf(cells) })))
        .execute();
    }
  };

  const ofSheet = (importId: string, sheet: number) => rowsOfSheet(queries, importId, sheet);

  /** The next rows of a sheet behind one of them. */
  const readRows = async (
    importId: string,
    sheet: number,
    after: number,
    limit: number,
    state?: RowState,
  ): Promise<StagedRow[]> => {
    const rows = await ofSheet(importId, sheet)
      .select(ROW_COLUMNS)
      .$if(state !== undefined, (each) => each.where('state', '=', state!))
      .where('row', '>', after)
      .orderBy('row')
      .limit(limit)
      .execute();
    return rows.map(parseRow);
  };

  const findRow = async (
    importId: string,
    sheet: number,
    row: number,
  ): Promise<StagedRow | undefined> => {
    const found = await ofSheet(importId, sheet)
      .select(ROW_COLUMNS)
      .where('row', '=', row)
      .executeTakeFirst();
    return found && parseRow(found);
  };

  /** What applying the rows in this state writes, a batch of those behind one of them. */
  const readOutcomes = async (
    importId: string,
    sheet: number,
    state: RowState,
    after: number,
    limit: number,
  ): Promise<AppliedRow[]> => {
    const rows = await ofSheet(importId, sheet)
      .select(['row', 'partId', 'outcome'])
      .where('state', '=', state)
      .where('excluded', '=', 0)
      .where('row', '>', after)
      .orderBy('row')
      .limit(limit)
      .execute();
    return rows.map(({ row, partId, outcome }) => ({
      row,
      partId: partId ?? '',
      outcome: JSON.parse(outcome) as RowOutcome,
    }));
  };

  const countRowsAfter = (importId: string, sheet: number, row: number): Promise<number> =>
    countRows(ofSheet(importId, sheet).where('row', '>', row));

  const filtered = (importId: string, sheet: number, { state, q }: RowFilter) =>
    ofSheet(importId, sheet)
      .where('state', 'is not', null)
      .$if(state === 'excluded', (each) => each.where('excluded', '=', 1))
      .$if(state !== undefined && state !== 'excluded', (each) =>
        each.where('excluded', '=', 0).where('state', '=', state as RowState),
      )
      .$if(q !== undefined, (each) => {
        const key = numberKey(q ?? '');
        return each.where((eb) =>
          eb.or([
            contains('searchText', fold(q ?? '')),
            ...(key === '' ? [] : [contains('numberKey', key)]),
          ]),
        );
      });

  const listPage = async (
    importId: string,
    sheet: number,
    filter: RowFilter,
    page: number,
    limit: number,
  ): Promise<{ data: StagedRow[]; total: number }> => {
    const rows = filtered(importId, sheet, filter);
    const data = await rows
      .select(ROW_COLUMNS)
      .orderBy('row')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute();
    return { data: data.map(parseRow), total: await countRows(rows) };
  };

  const counts = async (importId: string, sheet: number): Promise<EditedImportRows['counts']> => {
    const rows = await ofSheet(importId, sheet)
      .select(['state', 'excluded', (eb) => eb.fn.countAll().as('count')])
      .where('state', 'is not', null)
      .groupBy(['state', 'excluded'])
      .execute();
    const result = { new: 0, changed: 0, unchanged: 0, faulty: 0, excluded: 0, excludedFaulty: 0 };
    for (const { state, excluded, count: number } of rows) {
      result[excluded === 1 ? 'excluded' : state!] += Number(number);
      if (excluded === 1 && state === 'faulty') result.excludedFaulty += Number(number);
    }
    return result;
  };

  /** Forgets what a check has found out about rows that are above the headings by now. */
  const resetRowsUpTo = (importId: string, sheet: number, row: number) =>
    queries
      .updateTable('importRows')
      .set({
        state: null,
        checkedState: null,
        sameNumber: null,
        samePart: null,
        partId: null,
        numberKey: '',
        newCategory: null,
        outcome: '',
      })
      .where('importId', '=', importId)
      .where('sheet', '=', sheet)
      .where('row', '<=', row)
      .execute();

  const setCells = (importId: string, sheet: number, row: number, cells: Cell[]) =>
    queries
      .updateTable('importRows')
      .set(columnsOf(cells))
      .where('importId', '=', importId)
      .where('sheet', '=', sheet)
      .where('row', '=', row)
      .execute();

  /** Leaves one row out, or all in this state; or takes them in again. */
  const setExcluded = (
    importId: string,
    sheet: number,
    which: { row: number } | { state: ImportRowFilter },
    excluded: boolean,
  ) =>
    queries
      .updateTable('importRows')
      .set({ excluded: Number(excluded) })
      .where('importId', '=', importId)
      .where('sheet', '=', sheet)
      .where('state', 'is not', null)
      .$if('row' in which, (each) => each.where('row', '=', 'row' in which ? which.row : 0))
      .$if('state' in which && which.state !== 'excluded', (each) =>
        each.where('state', '=', 'state' in which ? (which.state as RowState) : null),
      )
      .execute();

  return {
    insertRows,
    readRows,
    readOutcomes,
    findRow,
    countRowsAfter,
    listPage,
    counts,
    resetRowsUpTo,
    setCells,
    setExcluded,
  };
}

const columnsOf = (cells: Cell[]) => ({
  cells: JSON.stringify(cells),
  // PostgreSQL stores no null characters.
  searchText: fold(cells.map(({ text }) => text).join('\n')).replaceAll('\0', ''),
});

/** Texts are looked for as they are, signs included. */
const contains = (column: 'searchText' | 'numberKey', text: string) => {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return sql<SqlBool>`${sql.ref(column)} like ${pattern} escape '\\'`;
};

function parseRow({
  cells,
  excluded,
  outcome,
  ...row
}: Row<'importRows', (typeof ROW_COLUMNS)[number]>): StagedRow {
  return {
    ...row,
    excluded: excluded === 1,
    cells: JSON.parse(cells) as Cell[],
    outcome: outcome === '' ? null : (JSON.parse(outcome) as RowOutcome),
  };
}

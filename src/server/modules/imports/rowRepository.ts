import { sql, type SqlBool } from 'kysely';
import type { Cell, RowState } from '@/shared/imports';
import { fold } from '@/shared/search';
import { batchesOf } from '@/server/db/batches';
import { countRows, rowsAsTable } from '@/server/db/sql';
import type { Queries, Row } from '@/server/db/types';
import type { EditedImportRows, ImportRowFilter } from '@/server/generated/requests';
import { numberKey } from '@/server/search/analyzer';
import type { SheetRow } from './reader/rows';
import type { CheckedRow, RowOutcome, StagedRow } from './types';

export interface AppliedRow {
  row: number;
  /** The part that it changes, or the new one. */
  partId: string;
  outcome: RowOutcome;
}

/** Of new categories that are listed. */
const MAX_CATEGORIES = 500;

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

  const ofSheet = (importId: string, sheet: number) =>
    queries.selectFrom('importRows').where('importId', '=', importId).where('sheet', '=', sheet);

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

  /** Stores what a check has found out; `markRepeated` follows. */
  const saveOutcomes = async (
    importId: string,
    sheet: number,
    checked: CheckedRow[],
  ): Promise<void> => {
    for await (const batch of batchesOf(checked)) {
      const rows = batch.map(({ partId, newCategory, outcome, ...row }) => ({
        ...row,
        importId,
        sheet,
        partId: partId ?? '',
        newCategory: newCategory ?? '',
        outcome: JSON.stringify(outcome),
      }));
      await queries
        .updateTable('importRows')
        .from(rowsAsTable(queries, rows, 'checked'))
        .set({
          state: sql`checked.state`,
          checkedState: sql`checked.state`,
          sameNumber: null,
          samePart: null,
          partId: sql`nullif(checked.${sql.ref('partId')}, '')`,
          newCategory: sql`nullif(checked.${sql.ref('newCategory')}, '')`,
          numberKey: sql`checked.${sql.ref('numberKey')}`,
          outcome: sql`checked.outcome`,
        })
        // As values SQLite would compare each of these with each row of the sheet.
        .whereRef('importRows.importId', '=', 'checked.importId')
        .whereRef('importRows.sheet', '=', 'checked.sheet')
        .whereRef('importRows.row', '=', 'checked.row')
        .execute();
    }
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

  /**
   * Marks rows whose number or part another row has. Rows that are left out count for each other
   * alone.
   */
  const markRepeated = async (importId: string, sheet: number): Promise<void> => {
    const neighbour = (column: 'numberKey' | 'partId') => {
      const [row, value] = [sql.ref('row'), sql.ref(column)];
      const same = sql`(partition by excluded, ${value} order by ${row})`;
      return sql<number | null>`case when ${value} <> '' then
        coalesce(lag(${row}) over ${same}, lead(${row}) over ${same}) end`;
    };
    const marked = ofSheet(importId, sheet)
      .select(['importId', 'sheet', 'row'])
      .select([neighbour('numberKey').as('sameNumber'), neighbour('partId').as('samePart')]);
    await queries
      .updateTable('importRows')
      .from(marked.as('marked'))
      .set(({ ref }) => ({
        sameNumber: ref('marked.sameNumber'),
        samePart: ref('marked.samePart'),
        state: sql`case when coalesce(${ref('marked.sameNumber')}, ${ref('marked.samePart')}) is null
          then ${ref('checkedState')} else 'faulty' end`,
      }))
      .whereRef('importRows.importId', '=', 'marked.importId')
      .whereRef('importRows.sheet', '=', 'marked.sheet')
      .whereRef('importRows.row', '=', 'marked.row')
      .where(({ eb, ref, or }) =>
        or([
          eb('importRows.sameNumber', 'is distinct from', ref('marked.sameNumber')),
          eb('importRows.samePart', 'is distinct from', ref('marked.samePart')),
        ]),
      )
      .execute();
  };

  const listNumberKeys = async (importId: string, sheet: number): Promise<string[]> => {
    const rows = await ofSheet(importId, sheet).select('numberKey').execute();
    return rows.map(({ numberKey: key }) => key);
  };

  /** Categories that do not exist, the most frequent first: those that are created, or that rows lack. */
  const listNewCategories = async (
    importId: string,
    sheet: number,
    areCreated: boolean,
  ): Promise<{ path: string; rows: number }[]> => {
    const found = await ofSheet(importId, sheet)
      .select(['newCategory as path', (eb) => eb.fn.countAll<number | string>().as('rows')])
      .where('newCategory', 'is not', null)
      .$narrowType<{ path: string }>()
      .where('excluded', '=', 0)
      .where('state', areCreated ? '<>' : '=', 'faulty')
      .groupBy('newCategory')
      .orderBy('rows', 'desc')
      .orderBy('newCategory')
      .limit(MAX_CATEGORIES)
      .execute();
    return found.map(({ path, rows }) => ({ path, rows: Number(rows) }));
  };

  return {
    insertRows,
    readRows,
    readOutcomes,
    findRow,
    countRowsAfter,
    listPage,
    counts,
    saveOutcomes,
    resetRowsUpTo,
    setCells,
    setExcluded,
    markRepeated,
    listNumberKeys,
    listNewCategories,
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

import { sql, type Insertable, type SqlBool, type Updateable } from 'kysely';
import type { Cell, ImportState, RowState } from '@/shared/imports';
import { fold } from '@/shared/search';
import { batchesOf } from '@/server/db/batches';
import { countRows, rowsAsTable } from '@/server/db/sql';
import type { Database, Queries, Row } from '@/server/db/types';
import type { EditedImportRows, ImportRowFilter } from '@/server/generated/requests';
import { numberKey } from '@/server/search/analyzer';
import type { SheetRow } from './reader/rows';
import type { CheckedRow, ImportSheet, RowOutcome, StagedRow } from './types';

export type StoredImport = Row<'imports', keyof Database['imports']>;

/** Who works on it, and until when, unless it is renewed. */
type Lease = { holder: string; leasedUntil: string };

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
  'partId',
  'numberKey',
  'outcome',
] as const;

/** Imports, and what is staged of them. */
export function importRepository(queries: Queries) {
  const insert = (row: Insertable<Database['imports']>) =>
    queries.insertInto('imports').values(row).execute();

  const find = (id: string): Promise<StoredImport | undefined> =>
    queries.selectFrom('imports').selectAll().where('id', '=', id).executeTakeFirst();

  /** The latest first. */
  const list = (page: number, limit: number): Promise<StoredImport[]> =>
    queries
      .selectFrom('imports')
      .selectAll()
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute();

  const count = (states?: ImportState[]): Promise<number> =>
    countRows(
      queries
        .selectFrom('imports')
        .$if(states !== undefined, (each) => each.where('state', 'in', states!)),
    );

  /** False: it is in none of these states by now, or removed. */
  const update = async (
    id: string,
    states: ImportState[],
    set: Updateable<Database['imports']>,
  ): Promise<boolean> => {
    const { numUpdatedRows } = await queries
      .updateTable('imports')
      .set(set)
      .where('id', '=', id)
      .where('state', 'in', states)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  };

  /** Takes the lease of work on an import; false: another backend has it, or the work is done. */
  const claim = async (id: string, state: ImportState, lease: Lease, now: string) => {
    const { numUpdatedRows } = await queries
      .updateTable('imports')
      .set({ ...lease, done: 0, total: 0 })
      .where('id', '=', id)
      .where('state', '=', state)
      .where((eb) => eb.or([eb('leasedUntil', 'is', null), eb('leasedUntil', '<=', now)]))
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  };

  /** False: another backend has taken it, or the import is removed. */
  const renew = async (
    id: string,
    holder: string,
    set: Lease & Pick<StoredImport, 'done' | 'total'>,
  ): Promise<boolean> => {
    const { numUpdatedRows } = await queries
      .updateTable('imports')
      .set(set)
      .where('id', '=', id)
      .where('holder', '=', holder)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  };

  /** Unless another backend holds it by now. */
  const fail = (id: string, holder: string | null, failure: string) =>
    queries
      .updateTable('imports')
      .set({ state: 'failed', failure, holder: null, leasedUntil: null })
      .where('id', '=', id)
      .where('state', 'in', ['reading', 'checking'])
      .$if(holder !== null, (each) => each.where('holder', '=', holder))
      .execute();

  /** Imports whose work nobody does any more, or has begun within an hour. */
  const listAbandoned = (now: string, anHourAgo: string) =>
    queries
      .selectFrom('imports')
      .select(['id', 'state'])
      .where('state', 'in', ['reading', 'checking'])
      .where((eb) =>
        eb.or([
          eb('leasedUntil', '<=', now),
          eb.and([eb('leasedUntil', 'is', null), eb('createdAt', '<=', anHourAgo)]),
        ]),
      )
      .execute();

  /** With all that is staged of it. */
  const remove = async (id: string): Promise<boolean> => {
    const removed = queries.deleteFrom('imports').where('id', '=', id);
    return (await removed.executeTakeFirst()).numDeletedRows > 0n;
  };

  const listBefore = async (time: string): Promise<string[]> => {
    const old = queries.selectFrom('imports').select('id').where('createdAt', '<', time);
    return (await old.execute()).map(({ id }) => id);
  };

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
  ): Promise<StagedRow[]> => {
    const rows = await ofSheet(importId, sheet)
      .select(ROW_COLUMNS)
      .where('row', '>', after)
      .orderBy('row')
      .limit(limit)
      .execute();
    return rows.map(parseRow);
  };

  /** These rows, and those with one of these numbers. */
  const findRows = async (
    importId: string,
    sheet: number,
    rows: number[],
    numberKeys: string[] = [],
  ): Promise<StagedRow[]> => {
    const found = await ofSheet(importId, sheet)
      .select(ROW_COLUMNS)
      .where((eb) =>
        eb.or([
          ...(rows.length > 0 ? [eb('row', 'in', rows)] : []),
          ...(numberKeys.length > 0 ? [eb('numberKey', 'in', numberKeys)] : []),
        ]),
      )
      .orderBy('row')
      .execute();
    return found.map(parseRow);
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
    const result = { new: 0, changed: 0, unchanged: 0, faulty: 0, excluded: 0 };
    for (const { state, excluded, count: number } of rows)
      result[excluded === 1 ? 'excluded' : state!] += Number(number);
    return result;
  };

  /** Stores what a check has found out. */
  const saveOutcomes = async (
    importId: string,
    sheet: number,
    checked: CheckedRow[],
  ): Promise<void> => {
    for await (const batch of batchesOf(checked)) {
      const rows = batch.map(({ partId, outcome, ...row }) => ({
        ...row,
        importId,
        sheet,
        partId: partId ?? '',
        outcome: JSON.stringify(outcome),
      }));
      await queries
        .updateTable('importRows')
        .from(rowsAsTable(queries, rows, 'checked'))
        .set({
          state: sql`checked.state`,
          partId: sql`nullif(checked.${sql.ref('partId')}, '')`,
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

  /** Forgets what a check has found out about the rows of all sheets. */
  const resetRows = (importId: string) =>
    queries
      .updateTable('importRows')
      .set({ state: null, partId: null, numberKey: '', outcome: '' })
      .where('importId', '=', importId)
      .where('state', 'is not', null)
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

  /** Of two images with the same name the first counts. */
  const insertImage = (
    image: Row<'importImages', 'importId' | 'name' | 'file' | 'fault'>,
  ): Promise<unknown> =>
    queries
      .insertInto('importImages')
      .values(image)
      .onConflict((conflict) => conflict.doNothing())
      .execute();

  const listImages = (importId: string) =>
    queries
      .selectFrom('importImages')
      .select(['name', 'file', 'fault'])
      .where('importId', '=', importId)
      .orderBy('name')
      .execute();

  return {
    insert,
    find,
    list,
    count,
    update,
    claim,
    renew,
    fail,
    listAbandoned,
    remove,
    listBefore,
    insertRows,
    readRows,
    findRows,
    countRowsAfter,
    listPage,
    counts,
    saveOutcomes,
    resetRows,
    setCells,
    setExcluded,
    insertImage,
    listImages,
  };
}

const columnsOf = (cells: Cell[]) => ({
  cells: JSON.stringify(cells),
  searchText: fold(cells.map(({ text }) => text).join('\n')),
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

export const sheetsOf = ({ sheets }: Pick<StoredImport, 'sheets'>): ImportSheet[] =>
  JSON.parse(sheets) as ImportSheet[];

/** The sheet that is imported; undefined as long as the file is read. */
export const sheetOf = (stored: Pick<StoredImport, 'sheets' | 'sheet'>): ImportSheet | undefined =>
  sheetsOf(stored)[stored.sheet];
